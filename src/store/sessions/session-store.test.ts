import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../account-records.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId } from '../testing/samples.ts'

await describeOnEngines('sessions', ({ store }) => {
  let accountId: string
  beforeEach(async () => {
    accountId = await addAccount(store())
  })

  function sample(given: Partial<Session> = {}): Session {
    const times = { createdAt: 1_000, signedInAt: 1_000, lastUsedAt: 1_000, expiresAt: 10_000 }
    const hash = randomUUID().replaceAll('-', '')
    return { id: newId('ses'), accountId, hash, device: 'Firefox', address: '192.0.2.1', ...times, ...given }
  }

  async function add(given: Partial<Session> = {}): Promise<Session> {
    const session = sample(given)
    await store().sessions.create(session)
    return session
  }

  test('a session is found by its hash, with its account', async () => {
    const session = await add()
    const found = await store().sessions.findByHash(session.hash)
    expect(found).toEqual({ session, account: await store().accounts.find(accountId) })
    expect(await store().sessions.findByHash('nothing')).toBeUndefined()
  })

  test('a session of an unknown account is rejected', async () => {
    const lost = sample({ accountId: 'acc_unknown' })
    await expect(store().sessions.create(lost)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a new session ends the one it replaces and all expired ones', async () => {
    const [old, over, other] = [await add(), await add({ expiresAt: 4_999 }), await add()]
    await store().sessions.create(sample({ createdAt: 5_000 }), { replacedId: old.id })
    expect(await store().sessions.findByHash(old.hash)).toBeUndefined()
    expect(await store().sessions.findByHash(over.hash)).toBeUndefined()
    expect(await store().sessions.findByHash(other.hash)).toBeDefined()
  })

  test('a session is created only if the proved password hash is still stored', async () => {
    const account = { id: newId('acc'), email: `${newId('me')}@example.com`, plan: 'free', createdAt: 1 }
    await store().accounts.create({ ...account, password: '$first' })
    const [early, late] = [sample({ accountId: account.id }), sample({ accountId: account.id })]
    expect(await store().sessions.create(early, { proved: '$first' })).toBe(true)
    await store().accounts.changeCredentials(account.id, { proved: '$first', password: '$second' })
    expect(await store().sessions.create(late, { proved: '$first' })).toBe(false)
    expect(await store().sessions.findByHash(late.hash)).toBeUndefined()
    expect(await store().sessions.create(late, { proved: '$second' })).toBe(true)
  })

  test('a session has the time of the sign-in at the provider, which may be earlier', async () => {
    const [before, same] = [await add({ signedInAt: 500 }), await add()]
    expect((await store().sessions.findByHash(before.hash))?.session).toMatchObject({
      createdAt: 1_000,
      signedInAt: 500,
    })
    expect((await store().sessions.findByHash(same.hash))?.session.signedInAt).toBe(1_000)
    expect(await store().sessions.list(accountId, 5_000)).toContainEqual(before)
  })

  test('an account has at most a hundred sessions, and the least recently used one is evicted', async () => {
    const [oldest, unused] = [await add({ lastUsedAt: 2_000 }), await add({ lastUsedAt: 1_500 })]
    const others = await add({ accountId: await addAccount(store()), lastUsedAt: 1 })
    for (let count = 2; count < 100; count += 1) await add({ lastUsedAt: 3_000 + count })
    expect(await store().sessions.list(accountId, 5_000)).toHaveLength(100)
    const latest = await add({ lastUsedAt: 1_000 })
    const ids = (await store().sessions.list(accountId, 5_000)).map(({ id }) => id)
    expect(ids).toHaveLength(100)
    expect(ids).toEqual(expect.arrayContaining([oldest.id, latest.id]))
    expect(ids).not.toContain(unused.id)
    expect(await store().sessions.findByHash(others.hash)).toBeDefined()
  })

  test('unexpired sessions are listed last used first', async () => {
    const early = await add({ lastUsedAt: 2_000 })
    const late = await add({ lastUsedAt: 3_000 })
    await add({ expiresAt: 5_000 })
    expect(await store().sessions.list(accountId, 5_000)).toEqual([late, early])
    expect(await store().sessions.list(await addAccount(store()), 5_000)).toEqual([])
  })

  describe('ending', () => {
    test('ends only a session of the account', async () => {
      const session = await add()
      expect(await store().sessions.end(await addAccount(store()), session.id)).toBe(false)
      expect(await store().sessions.findByHash(session.hash)).toBeDefined()
      expect(await store().sessions.end(accountId, session.id)).toBe(true)
      expect(await store().sessions.findByHash(session.hash)).toBeUndefined()
      expect(await store().sessions.end(accountId, session.id)).toBe(false)
    })

    test('ends all sessions of the account except the given one', async () => {
      const [remaining] = [await add(), await add(), await add()]
      const others = await add({ accountId: await addAccount(store()) })
      expect(await store().sessions.endOthers(accountId, remaining.id)).toBe(2)
      expect(await store().sessions.list(accountId, 5_000)).toEqual([remaining])
      expect(await store().sessions.endOthers(accountId, null)).toBe(1)
      expect(await store().sessions.findByHash(others.hash)).toBeDefined()
    })
  })

  test('a use extends the expiration, and never shortens it', async () => {
    const { hash, id } = await add()
    await store().sessions.touch(id, 2_000, 20_000)
    expect((await store().sessions.findByHash(hash))?.session).toMatchObject({ lastUsedAt: 2_000, expiresAt: 20_000 })
    await store().sessions.touch(id, 1_500, 15_000)
    expect((await store().sessions.findByHash(hash))?.session).toMatchObject({ lastUsedAt: 2_000, expiresAt: 20_000 })
  })
})
