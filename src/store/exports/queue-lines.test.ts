import { sql } from '#kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import type { Store } from '../store.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, sampleDesign, sampleExport } from '../testing/samples.ts'
import { MAX_FIRST } from './queue-lines.ts'

const RESULT = { now: 5_000, expiresAt: 9_000, fileSet: 'set', files: [], warnings: [] }
const DEPTH = MAX_FIRST * 2 + 20

await describeOnEngines('a queue longer than what can be claimed', ({ open, newLocation }) => {
  const openQueue = async () => {
    const location = await newLocation()
    const store = await open(location)
    await store.migrate(0)
    const addDesign = async () => store.designs.create(sampleDesign(await addAccount(store)))
    return { location, store, addDesign }
  }
  type Design = Awaited<ReturnType<Awaited<ReturnType<typeof openQueue>>['addDesign']>>

  const fill = async (store: Store, design: Design, count: number) => {
    const ids: string[] = []
    while (ids.length < count)
      ids.push((await store.exports.create(sampleExport(design, { estimateMs: 1_000 }), '{}')).id)
    return ids
  }
  const claim = (store: Store) => store.exports.claim({ workerId: 'worker', now: 2_000, leaseMs: 60_000 })

  /** Renders until nothing is due, and returns the IDs in their order. */
  const drain = async (store: Store, usedMs: number) => {
    const order: string[] = []
    for (let next = await claim(store); next !== undefined; next = await claim(store)) {
      await store.exports.finish(next.id, next.claims, { ...RESULT, usedMs })
      order.push(next.id)
    }
    return order
  }

  test('is rendered completely and in order, also if some are canceled and if estimates are wrong', async () => {
    const { store, addDesign } = await openQueue()
    const design = await addDesign()
    const ids = await fill(store, design, DEPTH)
    const canceled = ids.filter((_, index) => index % 7 === 3)
    for (const id of canceled) await store.exports.cancel(design.accountId, id, 3_000)
    ids.push(...(await fill(store, design, 5)))
    const first = await claim(store)
    await store.exports.fail(first?.id ?? '', 1, {
      error: { code: 'render_failed', message: 'Failed.', retryable: false },
      now: 1,
      usedMs: 10,
    })
    const order = await drain(store, 4_000)
    expect([first?.id, ...order]).toEqual(ids.filter((id) => !canceled.includes(id)))
  })

  test('takes turns with other accounts by the time that it used', async () => {
    const { store, addDesign } = await openQueue()
    const [deep, other] = [await addDesign(), await addDesign()]
    const ids = new Set(await fill(store, deep, DEPTH))
    await fill(store, other, DEPTH / 2)
    const used = { deep: 0, other: 0 }
    for (let each = 0; each < DEPTH; each += 1) {
      const next = await claim(store)
      const owner = ids.has(next?.id ?? '') ? 'deep' : 'other'
      const usedMs = owner === 'deep' ? 1_000 : 3_000
      await store.exports.finish(next?.id ?? '', 1, { ...RESULT, usedMs })
      used[owner] += usedMs
    }
    expect(Math.abs(used.deep - used.other)).toBeLessThanOrEqual(4_000)
  })

  test('changes a bounded number of rows when one is canceled', async () => {
    const { store, location, addDesign } = await openQueue()
    const design = await addDesign()
    const ids = await fill(store, design, DEPTH)
    const { query } = openDatabase(location)
    const turns = async () => {
      const rows = await query.selectFrom('exports').select(['id', 'turn', 'line']).execute()
      return new Map(rows.map(({ id, turn, line }) => [id, `${line} ${turn}`]))
    }
    const changes = async (id = '') => {
      const before = await turns()
      await store.exports.cancel(design.accountId, id, 3_000)
      return [...(await turns())].filter(([each, turn]) => before.get(each) !== turn).length
    }
    try {
      expect(await changes(ids[0])).toBeLessThanOrEqual(MAX_FIRST)
      expect(await changes(ids.at(-1))).toBe(1)
    } finally {
      await query.destroy()
    }
  })

  test('is counted, whichever way its exports end', async () => {
    const { store, location, addDesign } = await openQueue()
    const [design, emptied] = [await addDesign(), await addDesign()]
    const second = await store.designs.create(sampleDesign(design.accountId))
    const ids = await fill(store, design, DEPTH)
    await fill(store, second, MAX_FIRST)
    await fill(store, emptied, DEPTH)
    for (const fingerprint of ['f', 'f', 'f']) await store.exports.create(sampleExport(design, { fingerprint }), '{}')
    for (const id of [...ids.slice(5, 10), ...ids.slice(-5)]) await store.exports.cancel(design.accountId, id, 3_000)
    for (const { accountId, id } of [second, emptied]) {
      await store.designs.trash({ accountId, id, now: 1 })
      await store.designs.remove(accountId, id)
    }
    const { query } = openDatabase(location)
    const counted = sql<{ unfinished: number; line: number; rows: number; costs: number }>`
      select unfinished_count as unfinished, line_ms as line,
        (select count(*) from exports where account_id = accounts.id and turn is not null) as rows,
        (select cast(coalesce(sum(cost_ms), 0) as bigint) from exports
          where account_id = accounts.id and turn is not null and line > 0) as costs
      from accounts order by unfinished_count`
    try {
      const [empty, full] = (await counted.execute(query)).rows
      expect(empty).toEqual({ unfinished: 0, line: 0, rows: 0, costs: 0 })
      expect(full).toMatchObject({ unfinished: DEPTH + 3 - 10, rows: DEPTH + 3 - 10 })
      expect(full?.line).toBe(full?.costs)
      await drain(store, 1_000)
      for (const row of (await counted.execute(query)).rows) {
        expect(row).toEqual({ unfinished: 0, line: 0, rows: 0, costs: 0 })
      }
    } finally {
      await query.destroy()
    }
  })
})
