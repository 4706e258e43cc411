import { expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleAsset, sampleDesign, sampleExport } from '../testing/samples.ts'
import { dayOf } from './usage-day.ts'

const DAY_MS = 86_400_000

async function completed(
  store: Store,
  design: { id: string; accountId: string },
  given: { bytes: number; fingerprint?: string; expiresAt?: number },
): Promise<string> {
  const { bytes, fingerprint = newId('fingerprint'), expiresAt = 1_000_000 } = given
  const { id } = await store.exports.create(sampleExport(design, { fingerprint }), '{}')
  let claimed = await store.exports.claim({ workerId: 'w', now: 2_000, leaseMs: 60_000 })
  while (claimed !== undefined && claimed.id !== id) {
    claimed = await store.exports.claim({ workerId: 'w', now: 2_000, leaseMs: 60_000 })
  }
  const file = { name: '1-1.png', page: 1, width: 1, height: 1, bytes, contentType: 'image/png' }
  const result = { now: 3_000, expiresAt, fileSet: id, files: [file], warnings: [] }
  await store.exports.finish(id, claimed?.claims ?? 0, result)
  return id
}

await describeOnEngines('usage', ({ store, location, open }) => {
  test('requests add up by account and day', async () => {
    const [one, two] = [await addAccount(store()), await addAccount(store())]
    await store().usage.addRequests([
      { accountId: one, day: 100, requests: 3 },
      { accountId: two, day: 100, requests: 5 },
      { accountId: one, day: 101, requests: 1 },
    ])
    await store().usage.addRequests([{ accountId: one, day: 100, requests: 4 }])
    expect(await store().usage.days(one, 0)).toEqual([
      { day: 100, requests: 7, exports: 0 },
      { day: 101, requests: 1, exports: 0 },
    ])
    expect(await store().usage.days(one, 101)).toEqual([{ day: 101, requests: 1, exports: 0 }])
    expect(await store().usage.days(two, 0)).toEqual([{ day: 100, requests: 5, exports: 0 }])
  })

  test('two servers that add at the same time lose no counts', async () => {
    const accounts = await Promise.all(Array.from({ length: 20 }, () => addAccount(store())))
    const other = await open(location())
    const counts = accounts.map((accountId) => ({ accountId, day: 7, requests: 2 }))
    await Promise.all(
      Array.from({ length: 10 }, (_, round) =>
        (round % 2 === 0 ? store() : other).usage.addRequests(round % 3 === 0 ? counts : counts.toReversed()),
      ),
    )
    for (const accountId of accounts) {
      expect(await store().usage.days(accountId, 0)).toEqual([{ day: 7, requests: 20, exports: 0 }])
    }
  })

  test('more counts than one statement takes are added, and those of a removed account are dropped', async () => {
    const accountId = await addAccount(store())
    const days = Array.from({ length: 1_201 }, (_, day) => ({ accountId, day, requests: day + 1 }))
    await store().usage.addRequests([...days, { accountId: 'acc_gone', day: 1, requests: 9 }])
    expect(await store().usage.days(accountId, 1_199)).toEqual([
      { day: 1_199, requests: 1_200, exports: 0 },
      { day: 1_200, requests: 1_201, exports: 0 },
    ])
    expect(await store().usage.days('acc_gone', 0)).toEqual([])
  })

  test('an accepted export counts once, on its day, and a rejected one does not', async () => {
    const accountId = await addAccount(store())
    const design = await store().designs.create(sampleDesign(accountId))
    const item = sampleExport(design, { createdAt: 5 * DAY_MS })
    await store().exports.create(item, '{}')
    await store().exports.create(item, '{}')
    await store().exports.create(sampleExport(design, { createdAt: 6 * DAY_MS - 1 }), '{}')
    await store().exports.create(sampleExport(design, { createdAt: 6 * DAY_MS }), '{}')
    const full = store().exports.create(sampleExport(design, { createdAt: 6 * DAY_MS }), '{}', {
      ofAccount: 0,
      ofAll: 0,
    })
    await expect(full).rejects.toMatchObject({ code: 'queue_full' })
    await store().usage.addRequests([{ accountId, day: 5, requests: 8 }])
    expect(await store().usage.days(accountId, 0)).toEqual([
      { day: 5, requests: 8, exports: 2 },
      { day: 6, requests: 0, exports: 1 },
    ])
  })

  test('days are removed by age, for all accounts', async () => {
    const [one, two] = [await addAccount(store()), await addAccount(store())]
    const day = dayOf(Date.UTC(1971, 0, 1))
    await store().usage.addRequests(
      [one, two].flatMap((accountId) => [day - 2, day - 1, day].map((each) => ({ accountId, day: each, requests: 1 }))),
    )
    expect(await store().usage.purge(day)).toBeGreaterThanOrEqual(4)
    expect(await store().usage.days(one, 0)).toEqual([{ day, requests: 1, exports: 0 }])
    expect(await store().usage.days(two, 0)).toEqual([{ day, requests: 1, exports: 0 }])
    expect(await store().usage.purge(day)).toBe(0)
  })

  test('export bytes count downloadable exports, and shared file sets once', async () => {
    const accountId = await addAccount(store())
    const design = await store().designs.create(sampleDesign(accountId))
    const stored = async (id: string, now: number) => (await store().usage.stored(id, now)).exportBytes
    const before = await store().usage.allExportBytes(5_000)
    await completed(store(), design, { bytes: 3_000_000_007, fingerprint: 'same' })
    await store().exports.create(sampleExport(design, { fingerprint: 'same', createdAt: 4_000 }), '{}')
    await store().exports.create(sampleExport(design, { fingerprint: 'same', createdAt: 4_500 }), '{}')
    await completed(store(), design, { bytes: 50, expiresAt: 4_000 })
    const leader = await completed(store(), design, { bytes: 1_000, fingerprint: 'led' })
    await store().exports.create(sampleExport(design, { fingerprint: 'led', createdAt: 4_000 }), '{}')
    expect(await stored(accountId, 5_000)).toBe(3_000_001_007)
    expect(await store().usage.allExportBytes(5_000)).toBe(before + 3_000_001_007)
    await store().exports.remove(accountId, leader)
    expect(await stored(accountId, 5_000)).toBe(3_000_001_007)
    expect(await stored(accountId, 1_000_000)).toBe(0)
    expect(await stored(await addAccount(store()), 5_000)).toBe(0)
  })

  test('the bytes of all exports include exports beyond the first page', async () => {
    const accountId = await addAccount(store())
    const design = await store().designs.create(sampleDesign(accountId))
    const before = await store().usage.allExportBytes(5_000)
    await completed(store(), design, { bytes: 11, fingerprint: 'many' })
    for (let each = 0; each < 510; each += 1) {
      await store().exports.create(sampleExport(design, { fingerprint: 'many', createdAt: 4_000 }), '{}')
    }
    await completed(store(), design, { bytes: 13, expiresAt: 2_000_000 })
    expect(await store().usage.allExportBytes(5_000)).toBe(before + 24)
  })

  test('equal assets of two accounts count as one file', async () => {
    const before = await store().usage.allAssetBytes()
    const sha256 = newId('sha')
    const accountId = await addAccount(store())
    await store().assets.create(sampleAsset(accountId, { sha256, bytes: 3_000_000_000 }))
    await store().assets.create(sampleAsset(await addAccount(store()), { sha256, bytes: 3_000_000_000 }))
    await store().assets.create(sampleAsset(await addAccount(store()), { bytes: 5 }))
    expect(await store().usage.allAssetBytes()).toBe(before + 3_000_000_005)
    const own = { assets: 1, assetBytes: 3_000_000_000, exportBytes: 0, versionBytes: 0, storedBytes: 3_000_000_000 }
    expect(await store().usage.stored(accountId, 1)).toEqual(own)
  })
})
