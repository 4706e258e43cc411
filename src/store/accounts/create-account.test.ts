import { describe, expect, test } from 'vitest'
import { describeOnEngines } from '../testing/engines.ts'
import type { Store } from '../store.ts'
import { newId } from '../testing/samples.ts'

await describeOnEngines('creating accounts', ({ open, newLocation }) => {
  async function emptyStore(): Promise<Store> {
    const store = await open(await newLocation())
    await store.migrate(0)
    return store
  }

  function sample(email: string, createdAt = 1) {
    return { id: newId('acc'), email, plan: 'free', createdAt }
  }

  test('the first account of a store is an owner and the others are members, even when created at once', async () => {
    const store = await emptyStore()
    const emails = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']
    const made = await Promise.all(emails.map((email) => store.accounts.create(sample(email))))
    expect(made.map(({ role }) => role).sort()).toEqual(['member', 'member', 'member', 'owner'])
    expect(await store.accounts.create(sample('e@example.com'))).toMatchObject({ role: 'member' })
  })

  test('credentials are found by email in any case, also for accounts without a password', async () => {
    const store = await emptyStore()
    const open = await store.accounts.create({ ...sample('Open@example.com'), password: '$kept' })
    const closed = await store.accounts.create(sample('closed@example.com'))
    expect(await store.accounts.findCredentials(' open@EXAMPLE.com')).toEqual({ account: open, password: '$kept' })
    expect(await store.accounts.findCredentials('closed@example.com')).toEqual({ account: closed, password: null })
    expect(await store.accounts.findCredentials('unknown@example.com')).toBeUndefined()
  })

  describe('setting up', () => {
    test('creates an owner if there is no account, and only once', async () => {
      const store = await emptyStore()
      expect(await store.accounts.canSignIn()).toBe(false)
      const owner = { ...sample('me@example.com'), password: '$kept' }
      expect(await store.accounts.setUp(owner)).toMatchObject({ id: owner.id, email: 'me@example.com', role: 'owner' })
      expect(await store.accounts.canSignIn()).toBe(true)
      const again = store.accounts.setUp({ ...sample('other@example.com'), password: '$kept' })
      await expect(again).rejects.toMatchObject({ code: 'setup_done' })
    })

    test('gives the oldest account credentials, and does not change the others', async () => {
      const store = await emptyStore()
      const first = await store.accounts.create(sample('local@platen.localhost', 1))
      const second = await store.accounts.create(sample('team@example.com', 2))
      const claimed = await store.accounts.setUp({ ...sample('Me@example.com', 3), plan: 'max', password: '$kept' })
      expect(claimed).toEqual({ ...first, email: 'Me@example.com', role: 'owner' })
      expect(await store.accounts.list()).toEqual([claimed, second])
      expect(await store.accounts.findByEmail('local@platen.localhost')).toBeUndefined()
      expect(await store.accounts.findCredentials('me@example.com')).toMatchObject({ password: '$kept' })
    })

    test("is rejected for another account's email, and sets no password", async () => {
      const store = await emptyStore()
      await store.accounts.create(sample('local@platen.localhost', 1))
      await store.accounts.create(sample('team@example.com', 2))
      const taken = store.accounts.setUp({ ...sample('TEAM@example.com', 3), password: '$kept' })
      await expect(taken).rejects.toMatchObject({ code: 'account_exists' })
      expect(await store.accounts.canSignIn()).toBe(false)
    })

    test('succeeds for one of several concurrent attempts', async () => {
      const store = await emptyStore()
      const emails = ['a@example.com', 'b@example.com', 'c@example.com']
      const tries = await Promise.allSettled(
        emails.map((email) => store.accounts.setUp({ ...sample(email), password: '$kept' })),
      )
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
      expect(await store.accounts.list()).toHaveLength(1)
    })
  })
})
