import { expect, test } from 'vitest'
import type { NewExport } from './create-export.ts'
import type { Store } from '../store.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, sampleDesign, sampleExport } from '../testing/samples.ts'

const RESULT = { now: 5_000, expiresAt: 9_000, fileSet: 'set', files: [], archive: null, warnings: [] }

await describeOnEngines('the fair queue', ({ open, newLocation }) => {
  const openQueue = async () => {
    const store = await open(await newLocation())
    await store.migrate(0)
    const addDesign = async () => store.designs.create(sampleDesign(await addAccount(store)))
    return { store, addDesign }
  }
  type Design = Awaited<ReturnType<Awaited<ReturnType<typeof openQueue>>['addDesign']>>

  const queue = async (
    store: Store,
    design: Design,
    { count = 1, ...given }: Partial<NewExport> & { count?: number },
  ) => {
    const ids: string[] = []
    for (let each = 0; each < count; each += 1) {
      ids.push((await store.exports.create(sampleExport(design, given), '{}')).id)
    }
    return ids
  }

  const claim = (store: Store, given: Partial<Parameters<Store['exports']['claim']>[0]> = {}) =>
    store.exports.claim({ workerId: 'worker', now: 2_000, leaseMs: 60_000, ...given })

  /** Finishes the next export after `usedMs` and returns its account. */
  const render = async (store: Store, usedMs: (accountId: string) => number) => {
    const claimed = await claim(store)
    if (claimed === undefined) return undefined
    await store.exports.finish(claimed.id, claimed.claims, { ...RESULT, usedMs: usedMs(claimed.accountId) })
    return claimed.accountId
  }

  test('accounts share the render time by actual use, not by estimates', async () => {
    const { store, addDesign } = await openQueue()
    const [slow, quick] = [await addDesign(), await addDesign()]
    await queue(store, slow, { count: 20, estimateMs: 100 })
    await queue(store, quick, { count: 60, estimateMs: 100 })
    const used = { [slow.accountId]: 0, [quick.accountId]: 0 }
    for (let each = 0; each < 40; each += 1) {
      const account = await render(store, (accountId) => (accountId === slow.accountId ? 8_000 : 500))
      if (account !== undefined) used[account] = (used[account] ?? 0) + (account === slow.accountId ? 8_000 : 500)
    }
    // Neither is more than about one of the slow exports ahead of the other.
    expect(Math.abs((used[slow.accountId] ?? 0) - (used[quick.accountId] ?? 0))).toBeLessThanOrEqual(8_500)
  })

  test('a first export comes next, whatever another account has queued and used', async () => {
    const { store, addDesign } = await openQueue()
    const [busy, other] = [await addDesign(), await addDesign()]
    await queue(store, busy, { count: 60, estimateMs: 100 })
    for (let each = 0; each < 10; each += 1) await render(store, () => 7_800)
    await claim(store)
    const [first] = await queue(store, other, { count: 1, estimateMs: 5_000 })
    expect((await claim(store))?.id).toBe(first)
  })

  test('an idle account accumulates no credit, even if the queue was empty in the meantime', async () => {
    const { store, addDesign } = await openQueue()
    const [busy, idle] = [await addDesign(), await addDesign()]
    await queue(store, busy, { count: 10, estimateMs: 1_000 })
    while ((await render(store, () => 1_000)) !== undefined) continue
    await queue(store, busy, { count: 2, estimateMs: 1_000 })
    await queue(store, idle, { count: 10, estimateMs: 1_000 })
    const taken = [await claim(store), await claim(store), await claim(store), await claim(store)]
    const busyExports = taken.filter((one) => one?.accountId === busy.accountId)
    expect(busyExports.length).toBeGreaterThanOrEqual(1)
    expect(busyExports.length).toBeLessThanOrEqual(2)
  })

  test('canceled exports and those completed by an equal one cost nothing', async () => {
    const { store, addDesign } = await openQueue()
    const [one, other] = [await addDesign(), await addDesign()]
    // In progress throughout, so that the virtual time does not skip to the first waiting export.
    await queue(store, await addDesign(), { estimateMs: 100 })
    await claim(store)
    const canceled = await queue(store, one, { count: 3, estimateMs: 9_000 })
    await queue(store, one, { count: 3, estimateMs: 9_000, fingerprint: 'equal' })
    const [last] = await queue(store, one, { count: 1, estimateMs: 300 })
    for (const id of canceled) await store.exports.cancel(one.accountId, id, 3_000)
    expect(await render(store, () => 400)).toBe(one.accountId)
    await queue(store, other, { count: 2, estimateMs: 1_000 })
    const taken = [await claim(store), await claim(store)]
    expect(taken.map((item) => item?.id)).toContain(last)
  })

  test('failed attempts are charged', async () => {
    const { store, addDesign } = await openQueue()
    const [failing, other] = [await addDesign(), await addDesign()]
    await queue(store, failing, { count: 3, estimateMs: 300 })
    const first = await claim(store)
    await store.exports.retryLater(first?.id ?? '', 1, { delayMs: 60_000, usedMs: 5_000 })
    await queue(store, other, { count: 4, estimateMs: 1_000 })
    const next = [await claim(store), await claim(store), await claim(store)]
    expect(next.map((item) => item?.accountId)).toEqual(Array(3).fill(other.accountId))
  })

  test('an account whose exports take longer than estimated gets higher estimates', async () => {
    const { store, addDesign } = await openQueue()
    const [slow, other] = [await addDesign(), await addDesign()]
    const express = { maxCostMs: 1_000, exceptAccounts: [] }
    await queue(store, slow, { count: 3, estimateMs: 100 })
    while ((await render(store, () => 7_800)) !== undefined) continue
    const [again] = await queue(store, slow, { count: 1, estimateMs: 100 })
    expect(await claim(store, { express })).toBeUndefined()
    const [small] = await queue(store, other, { count: 1, estimateMs: 100 })
    expect(await claim(store, { express })).toMatchObject({ id: small, costMs: 100 })
    const claimed = await claim(store)
    expect(claimed?.id).toBe(again)
    expect(claimed?.costMs).toBeGreaterThan(3_000)
  })

  test('an express claim returns only small exports, and none of the excluded accounts', async () => {
    const { store, addDesign } = await openQueue()
    const [one, other] = [await addDesign(), await addDesign()]
    await queue(store, one, { count: 1, estimateMs: 5_000 })
    await queue(store, one, { count: 1, estimateMs: 100 })
    const [small] = await queue(store, other, { count: 1, estimateMs: 1_000 })
    const express = { maxCostMs: 1_000, exceptAccounts: [one.accountId] }
    expect((await claim(store, { express }))?.id).toBe(small)
    expect(await claim(store, { express })).toBeUndefined()
  })

  test('express claims that skip exports do not delay new exports behind the skipped ones', async () => {
    const { store, addDesign } = await openQueue()
    for (let each = 0; each < 3; each += 1) await queue(store, await addDesign(), { count: 5, estimateMs: 7_800 })
    for (let each = 0; each < 3; each += 1) await claim(store)
    const small = await addDesign()
    await queue(store, small, { count: 40, estimateMs: 900 })
    for (let each = 0; each < 30; each += 1) {
      const claimed = await claim(store, { express: { maxCostMs: 1_000, exceptAccounts: [] } })
      expect(claimed?.accountId).toBe(small.accountId)
      await store.exports.finish(claimed?.id ?? '', 1, { ...RESULT, usedMs: 900 })
    }
    const [first] = await queue(store, await addDesign(), { estimateMs: 2_000 })
    expect((await claim(store))?.id).toBe(first)
  })

  test('express claims from an otherwise empty queue do not put their account behind a new one', async () => {
    const { store, addDesign } = await openQueue()
    const [small, added] = [await addDesign(), await addDesign()]
    await queue(store, await addDesign(), { estimateMs: 60_000 })
    await claim(store)
    for (let each = 0; each < 30; each += 1) {
      await queue(store, small, { estimateMs: 900 })
      const claimed = await claim(store, { express: { maxCostMs: 1_000, exceptAccounts: [] } })
      await store.exports.finish(claimed?.id ?? '', 1, { ...RESULT, usedMs: 900 })
    }
    await queue(store, added, { count: 10, estimateMs: 900 })
    const [again] = await queue(store, small, { estimateMs: 900 })
    const next = [await claim(store), await claim(store), await claim(store)]
    expect(next.map((item) => item?.id)).toContain(again)
  })

  test('exports removed with their design cost nothing, except those already started', async () => {
    const { store, addDesign } = await openQueue()
    const [removed, other] = [await addDesign(), await addDesign()]
    const { accountId } = removed
    const remaining = await store.designs.create(sampleDesign(accountId))
    await queue(store, await addDesign(), { estimateMs: 100 })
    await claim(store)
    const [claimedId] = await queue(store, removed, { estimateMs: 2_500 })
    expect((await claim(store))?.id).toBe(claimedId)
    await queue(store, removed, { count: 10, estimateMs: 9_000 })
    const [remainingExport] = await queue(store, remaining, { estimateMs: 1_000 })
    await store.designs.trash({ accountId, id: removed.id, now: 1 })
    await store.designs.remove(accountId, removed.id)
    const others = await queue(store, other, { count: 5, estimateMs: 1_000 })
    const taken: (string | undefined)[] = []
    for (let each = 0; each < 6; each += 1) taken.push((await claim(store))?.id)
    expect(taken).toEqual([...others.slice(0, 3), remainingExport, ...others.slice(3)])
  })

  test('an export that exceeded its estimate is queued in turn, and its account is charged for both runs', async () => {
    const { store, addDesign } = await openQueue()
    const [slow, other] = [await addDesign(), await addDesign()]
    const [first] = await queue(store, slow, { estimateMs: 500 })
    const express = { maxCostMs: 1_000, exceptAccounts: [] }
    const claimed = await claim(store, { express })
    expect(claimed?.id).toBe(first)
    expect(await store.exports.requeue(first ?? '', 1, { usedMs: 1_200 })).toBe(true)
    expect(await store.exports.requeue(first ?? '', 1, { usedMs: 1_200 })).toBe(false)
    expect(await claim(store, { express })).toBeUndefined()
    const again = await claim(store)
    expect(again).toMatchObject({ id: first, costMs: 2_400, attempts: 0, deaths: 0, claims: 2 })
    await store.exports.finish(first ?? '', 2, { ...RESULT, usedMs: 4_000 })
    const between = await queue(store, other, { estimateMs: 100, count: 50 })
    const [next] = await queue(store, slow, { estimateMs: 100 })
    for (let each = 0; each < 50; each += 1) {
      const { id, claims } = (await claim(store)) ?? { id: '', claims: 0 }
      expect(between).toContain(id)
      await store.exports.finish(id, claims, { ...RESULT, usedMs: 100 })
    }
    expect((await claim(store))?.id).toBe(next)
  })
})
