import { beforeEach, expect, test } from 'vitest'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId } from '../testing/samples.ts'

const ISSUER = 'https://id.example.com'

await describeOnEngines('identities', ({ store }) => {
  let accountId: string
  let subject: string
  beforeEach(async () => {
    accountId = await addAccount(store())
    subject = newId('sub')
  })
  const identity = (given: object = {}) => ({
    ...{ issuer: ISSUER, subject, accountId, email: 'a@example.com', createdAt: 5, ...given },
  })

  test('an identity is found by its issuer and subject, and by its account', async () => {
    expect(await store().identities.link(identity())).toBe(true)
    expect(await store().identities.find(ISSUER, subject)).toEqual(identity())
    expect(await store().identities.find('https://other.example.com', subject)).toBeUndefined()
    expect(await store().identities.listOfAccount(accountId)).toEqual([identity()])
  })

  test('an identity has one account, and an account one identity per issuer', async () => {
    await store().identities.link(identity())
    const other = await addAccount(store())
    expect(await store().identities.link(identity({ accountId: other }))).toBe(false)
    expect(await store().identities.link(identity({ subject: newId('sub') }))).toBe(false)
    expect(await store().identities.link(identity({ issuer: 'https://other.example.com' }))).toBe(true)
    expect((await store().identities.find(ISSUER, subject))?.accountId).toBe(accountId)
  })

  test('only one of several simultaneous requests links an identity', async () => {
    const others = await Promise.all([1, 2, 3].map(() => addAccount(store())))
    const linked = await Promise.all(others.map((id) => store().identities.link(identity({ accountId: id }))))
    expect(linked.filter(Boolean)).toHaveLength(1)
  })

  test('an unknown account is rejected', async () => {
    await expect(store().identities.link(identity({ accountId: 'acc_unknown' }))).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('an account that has unlinked itself is known until it links itself or an admin unlinks it', async () => {
    const wasUnlinked = () => store().identities.wasUnlinked(accountId, ISSUER)
    await store().identities.link(identity())
    expect(await wasUnlinked()).toBe(false)
    await store().identities.unlink(accountId, ISSUER)
    expect(await wasUnlinked()).toBe(true)
    expect(await store().identities.wasUnlinked(accountId, 'https://other.example.com')).toBe(false)
    await store().identities.link(identity())
    expect(await wasUnlinked()).toBe(false)
    await store().identities.unlink(accountId, ISSUER)
    expect(await store().identities.unlinkAll(accountId)).toBe(true)
    expect(await wasUnlinked()).toBe(false)
  })

  test('it is removed by unlinking, and with its account', async () => {
    await store().identities.link(identity())
    expect(await store().identities.unlink(accountId, ISSUER)).toBe(true)
    expect(await store().identities.unlink(accountId, ISSUER)).toBe(false)
    for (const issuer of [ISSUER, 'https://other.example']) {
      await store().identities.link({ ...identity(), issuer })
    }
    expect(await store().identities.listOfAccount(accountId)).toHaveLength(2)
    expect(await store().identities.unlinkAll(accountId)).toBe(true)
    expect(await store().identities.unlinkAll(accountId)).toBe(false)
    expect(await store().identities.listOfAccount(accountId)).toEqual([])
    await store().identities.link(identity())
    await store().accounts.remove(accountId)
    expect(await store().identities.find(ISSUER, subject)).toBeUndefined()
  })

  test('an account with an identity can sign in, so that the service is set up', async () => {
    const before = await store().accounts.canSignIn()
    await store().identities.link(identity())
    expect([before, await store().accounts.canSignIn()]).toEqual([expect.any(Boolean), true])
  })
})
