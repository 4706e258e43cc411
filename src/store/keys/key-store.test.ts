import { expect, test } from 'vitest'
import type { NewKey } from './stored-key.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleDesign } from '../testing/samples.ts'

function sampleKey(accountId: string, given: Partial<NewKey> = {}): NewKey {
  return {
    id: newId('key'),
    accountId,
    name: 'laptop',
    hash: newId('hash'),
    last4: 'aB3d',
    scopes: ['read', 'write'],
    createdAt: 1_000,
    expiresAt: null,
    ...given,
  }
}

await describeOnEngines('keys', ({ store, location, open }) => {
  test('a key is found by its hash, with the current account', async () => {
    const accountId = await addAccount(store(), 77)
    const key = await store().keys.create(sampleKey(accountId, { expiresAt: 5_000, scopes: ['read'] }))
    await store().designs.create(sampleDesign(accountId))
    const account = await store().accounts.find(accountId)
    expect(account).toMatchObject({ designCount: 1, createdAt: 77 })
    expect(await store().keys.findByHash(key.hash)).toEqual({ key, account })
    expect(key).toMatchObject({ lastUsedAt: null, revokedAt: null, expiresAt: 5_000, scopes: ['read'] })
    expect(await store().keys.findByHash('unknown')).toBeUndefined()
  })

  test('a key cannot be created for an unknown account', async () => {
    await expect(store().keys.create(sampleKey('acc_unknown'))).rejects.toMatchObject({ code: 'not_found' })
  })

  test('of several keys created at once, those beyond the limit are refused until one is revoked', async () => {
    const accountId = await addAccount(store())
    const stores = [store(), await open(location())] as const
    const create = (turn: number) => stores[turn % 2 === 0 ? 0 : 1].keys.create(sampleKey(accountId), { limit: 3 })
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(create))
    const created = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(created).toHaveLength(3)
    await expect(create(0)).rejects.toMatchObject({ code: 'key_limit', details: { limit: 3 } })
    await store().keys.revoke({ id: created[0]?.id ?? '', at: 1 })
    await create(1)
    // Another account has its own limit.
    await store().keys.create(sampleKey(await addAccount(store())), { limit: 1 })
  })

  test('pages list the newest keys first, and omit keys revoked long ago, as does the total', async () => {
    const accountId = await addAccount(store())
    const made = []
    for (const createdAt of [10, 20, 20, 30, 40])
      made.push(await store().keys.create(sampleKey(accountId, { createdAt })))
    await store().keys.create(sampleKey(await addAccount(store())))
    const [first, , , late, last] = made.map(({ id }) => id)
    await store().keys.revoke({ id: first ?? '', at: 500 })
    await store().keys.revoke({ id: late ?? '', at: 501 })
    const page = async (limit: number, offset: number) => {
      const { keys, total } = await store().keys.listPage(accountId, { limit, offset, revokedAfter: 500 })
      return { ids: keys.map(({ id }) => id), total }
    }
    const sameTime = made.slice(1, 3).map(({ id }) => id)
    const all = [last, late, ...sameTime.sort().reverse()]
    expect(await page(9, 0)).toEqual({ ids: all, total: 4 })
    expect(await page(2, 1)).toEqual({ ids: all.slice(1, 3), total: 4 })
    expect(await page(2, 4)).toEqual({ ids: [], total: 4 })
  })

  test('a revoked key is still found, and keeps the time of its first revocation', async () => {
    const key = await store().keys.create(sampleKey(await addAccount(store())))
    expect(await store().keys.revoke({ id: key.id, at: 50 })).toMatchObject({ revokedAt: 50 })
    expect(await store().keys.revoke({ id: key.id, at: 90 })).toMatchObject({ revokedAt: 50 })
    expect((await store().keys.findByHash(key.hash))?.key.revokedAt).toBe(50)
    await expect(store().keys.revoke({ id: 'key_unknown', at: 1 })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('the next read of a key returns changes made through another connection', async () => {
    const accountId = await addAccount(store())
    const key = await store().keys.create(sampleKey(accountId))
    const other = await open(location())
    expect(await store().keys.findByHash(key.hash)).toMatchObject({
      key: { revokedAt: null },
      account: { plan: 'free' },
    })
    await other.operator.change(accountId, { plan: 'max' })
    expect(await store().keys.findByHash(key.hash)).toMatchObject({
      key: { revokedAt: null },
      account: { plan: 'max' },
    })
    // A write of this process must not hide the other's.
    await store().designs.create(sampleDesign(accountId))
    await other.keys.revoke({ id: key.id, at: 70 })
    expect(await store().keys.findByHash(key.hash)).toMatchObject({ key: { revokedAt: 70 }, account: { plan: 'max' } })
  })

  test('keys are matched by their ID or by their last four characters, which several keys may share', async () => {
    const accountId = await addAccount(store())
    const one = await store().keys.create(sampleKey(accountId, { last4: 'Zz_9', createdAt: 1 }))
    const two = await store().keys.create(sampleKey(accountId, { last4: 'Zz_9', createdAt: 2 }))
    expect(await store().keys.match('Zz_9')).toEqual([one, two])
    expect(await store().keys.match(two.id)).toEqual([two])
    expect(await store().keys.match('zz_9')).toEqual([])
  })

  test('keys are listed oldest first, of one account or of all', async () => {
    const accountId = await addAccount(store())
    const young = await store().keys.create(sampleKey(accountId, { createdAt: 200 }))
    const old = await store().keys.create(sampleKey(accountId, { createdAt: 100 }))
    const other = await store().keys.create(sampleKey(await addAccount(store()), { createdAt: 150 }))
    expect(await store().keys.list(accountId)).toEqual([old, young])
    const all = (await store().keys.list()).map(({ id }) => id)
    expect(all.filter((id) => [old.id, young.id, other.id].includes(id))).toEqual([old.id, other.id, young.id])
  })

  test('an account renames and revokes its own keys, and no other account can', async () => {
    const [accountId, otherAccountId] = [await addAccount(store()), await addAccount(store())]
    const key = await store().keys.create(sampleKey(accountId))
    const notFound = { code: 'not_found' }
    await expect(store().keys.rename({ accountId: otherAccountId, id: key.id }, 'mine')).rejects.toMatchObject(notFound)
    await expect(store().keys.revoke({ accountId: otherAccountId, id: key.id, at: 9 })).rejects.toMatchObject(notFound)
    await expect(store().keys.rename({ accountId, id: 'key_unknown' }, 'x')).rejects.toMatchObject(notFound)
    expect(await store().keys.list(accountId)).toEqual([key])
    const name = '<i>\u202e🗝️</i>'
    expect(await store().keys.rename({ accountId, id: key.id }, name)).toEqual({ ...key, name })
    expect(await store().keys.revoke({ accountId, id: key.id, at: 9 })).toEqual({ ...key, name, revokedAt: 9 })
    expect(await store().keys.revoke({ accountId, id: key.id, at: 12 })).toMatchObject({ revokedAt: 9 })
    expect(await store().keys.list(accountId)).toEqual([{ ...key, name, revokedAt: 9 }])
  })

  test('the last use is recorded at most once a minute', async () => {
    const key = await store().keys.create(sampleKey(await addAccount(store())))
    const lastUsedAt = async () => (await store().keys.findByHash(key.hash))?.key.lastUsedAt
    await store().keys.touch(key.id, 100_000)
    expect(await lastUsedAt()).toBe(100_000)
    await store().keys.touch(key.id, 159_999)
    expect(await lastUsedAt()).toBe(100_000)
    await store().keys.touch(key.id, 160_000)
    expect(await lastUsedAt()).toBe(160_000)
  })
})
