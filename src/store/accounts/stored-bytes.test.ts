import { expect, test } from 'vitest'
import type { Asset } from '../records.ts'
import type { Store } from '../store.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, sampleAsset, sampleDesign, sampleExport } from '../testing/samples.ts'

const LIMIT = 1_000

await describeOnEngines('the stored bytes of an account', ({ store }) => {
  const designOf = async (accountId: string) => store().designs.create(sampleDesign(accountId))

  const finish = async (own: Store, id: string, { bytes = 100, storageBytes = LIMIT } = {}) => {
    let claims = 0
    while (claims === 0) {
      const claimed = await own.exports.claim({ workerId: 'w', now: 2_000_000, leaseMs: 60_000 })
      if (claimed === undefined) throw new Error(`${id} is not due`)
      if (claimed.id === id) claims = claimed.claims
    }
    const file = { name: 'a', page: 1, width: 1, height: 1, bytes, contentType: 'image/png', crc32: 1 }
    return own.exports.finish(id, claims, {
      ...{ now: 3_000, expiresAt: 50_000, fileSet: id, files: [file], warnings: [], storageBytes },
    })
  }

  const stored = async (accountId: string, now = 4_000): Promise<number> => {
    const { storedBytes, assetBytes, exportBytes, versionBytes } = await store().usage.stored(accountId, now)
    expect(storedBytes).toBe(assetBytes + exportBytes + versionBytes)
    expect((await store().accounts.usage(accountId, now)).storedBytes).toBe(storedBytes)
    return storedBytes
  }

  test('grows with each asset and shrinks with its removal', async () => {
    const accountId = await addAccount(store())
    const asset = await store().assets.create(sampleAsset(accountId, { bytes: 300 }), LIMIT)
    await store().assets.create({ ...asset, id: 'another' }, LIMIT)
    expect(await stored(accountId)).toBe(300)
    await store().assets.remove(accountId, asset.id)
    expect(await stored(accountId)).toBe(0)
  })

  test('counts the files of equal exports once, until the last of them is removed', async () => {
    const accountId = await addAccount(store())
    const design = await designOf(accountId)
    const leader = await store().exports.create(sampleExport(design, { fingerprint: 'f' }), '{}')
    const follower = await store().exports.create(sampleExport(design, { fingerprint: 'f' }), '{}')
    await finish(store(), leader.id)
    const later = await store().exports.create(sampleExport(design, { fingerprint: 'f', createdAt: 4_000 }), '{}')
    expect(later.status).toBe('completed')
    for (const { id } of [leader, later]) {
      expect(await stored(accountId)).toBe(100)
      await store().exports.remove(accountId, id)
    }
    expect(await stored(accountId)).toBe(100)
    await store().exports.remove(accountId, follower.id)
    expect(await stored(accountId)).toBe(0)
  })

  test('shrinks when exports expire, and not again when they are removed', async () => {
    const accountId = await addAccount(store())
    const design = await designOf(accountId)
    const { id } = await store().exports.create(sampleExport(design), '{}')
    await finish(store(), id)
    await store().exports.expireDue(60_000, 10_000)
    expect(await stored(accountId, 60_000)).toBe(0)
    await store().exports.remove(accountId, id)
    expect(await stored(accountId, 60_000)).toBe(0)
  })

  test('shrinks with a permanently deleted design, except files that an export of another design uses', async () => {
    const accountId = await addAccount(store())
    const [design, equal] = [await designOf(accountId), await designOf(accountId)]
    const own = await store().exports.create(sampleExport(design), '{}')
    const shared = await store().exports.create(sampleExport(design, { fingerprint: 'f' }), '{}')
    await finish(store(), own.id, { bytes: 7 })
    await finish(store(), shared.id)
    await store().exports.create(sampleExport(equal, { fingerprint: 'f', createdAt: 4_000 }), '{}')
    await store().designs.trash({ accountId, id: design.id, now: 1 })
    expect(await stored(accountId)).toBe(107)
    await store().designs.remove(accountId, design.id)
    expect(await stored(accountId)).toBe(100)
    await store().designs.trash({ accountId, id: equal.id, now: 1 })
    await store().designs.purgeDue(2, 10_000)
    expect(await stored(accountId)).toBe(0)
  })

  test('shrinks while an account is emptied', async () => {
    const accountId = await addAccount(store())
    const design = await designOf(accountId)
    const { id } = await store().exports.create(sampleExport(design), '{}')
    await finish(store(), id)
    await store().assets.create(sampleAsset(accountId, { bytes: 5 }))
    while ((await store().accounts.removeSomeOwned(accountId, 1)) !== undefined) await stored(accountId)
    expect(await stored(accountId)).toBe(0)
  })

  const full = (usedBytes: number, neededBytes: number) => {
    return { code: 'storage_full', details: { usedBytes, limitBytes: LIMIT, neededBytes } }
  }

  test('accepts an asset that just fits but not one byte more, even concurrently', async () => {
    const accountId = await addAccount(store())
    const add = (bytes: number): Promise<Asset> => store().assets.create(sampleAsset(accountId, { bytes }), LIMIT)
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => add(200)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await stored(accountId)).toBe(LIMIT)
    await expect(add(1)).rejects.toMatchObject(full(LIMIT, 1))
  })

  test('rejects an export once full, unless it reuses stored files', async () => {
    const accountId = await addAccount(store())
    const design = await designOf(accountId)
    const first = sampleExport(design, { fingerprint: 'f' })
    await store().exports.create(first, '{}')
    await finish(store(), first.id, { bytes: LIMIT })
    const next = sampleExport(design, { createdAt: 4_000, storageBytes: LIMIT })
    await expect(store().exports.create(next, '{}')).rejects.toMatchObject(full(LIMIT, 1))
    expect(await store().exports.find(accountId, next.id)).toBeUndefined()
    expect((await store().exports.create({ ...next, fingerprint: 'f' }, '{}')).status).toBe('completed')
  })

  test('never exceeds the limit by exports accepted while there was room', async () => {
    const accountId = await addAccount(store())
    const design = await designOf(accountId)
    const exports = []
    for (let count = 0; count < 4; count += 1) exports.push(await store().exports.create(sampleExport(design), '{}'))
    const outcomes = []
    for (const { id } of exports)
      outcomes.push(await finish(store(), id, { bytes: 400 }).catch((error: unknown) => error))
    expect(outcomes.slice(0, 2)).toMatchObject(exports.slice(0, 2).map(({ id }) => [{ id }]))
    for (const refusal of outcomes.slice(2)) expect(refusal).toMatchObject(full(800, 400))
    expect(await stored(accountId)).toBe(800)
    expect(await store().exports.find(accountId, exports[3]?.id ?? '')).toMatchObject({
      status: 'processing',
      files: [],
    })
  })
})
