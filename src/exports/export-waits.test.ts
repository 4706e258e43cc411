import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createExportWaits } from './export-waits.ts'
import { completeExport } from '../service/testing/complete-export.ts'
import { useQueue } from './testing/use-queue.ts'
import { type Store } from '../store/store.ts'

const open = useQueue()

/** Longer than the time limit of a test. */
const NEVER_MS = 600_000

const reader = (id: string) => async () => {
  const record = await open.services.store.exports.findAny(id)
  if (record === undefined) throw new Error('the export is gone')
  return record
}

describe('waiting for an export', () => {
  test('ends as soon as the export ends', async () => {
    const { signals } = open.services
    const { _id: id } = await open.create(await open.design())
    // A store that reports no end: only the signal can wake the waiter.
    const listUnfinished: Store['exports']['listUnfinished'] = (ids) => Promise.resolve(new Set(ids))
    const waits = createExportWaits({ store: { exports: { listUnfinished } }, signals, maxPerAccount: 9, maxTotal: 9 })
    const waiting = waits.untilEnded(reader(id), { accountId: open.caller.accountId, id, waitMs: NEVER_MS })
    await completeExport(open.services)
    expect((await waiting).status).toBe('completed')
  })

  test('ends when another process ends the export', async () => {
    const { _id } = await open.create(await open.design())
    const waiting = open.services.exports.wait(open.caller, _id, { waitMs: NEVER_MS })
    await open.services.store.exports.cancel(open.caller.accountId, _id, open.services.clock.time)
    expect((await waiting).status).toBe('canceled')
  })

  test('ends after its time, with the unfinished export', async () => {
    const { _id } = await open.create(await open.design())
    const startedAt = Date.now()
    expect((await open.services.exports.wait(open.caller, _id, { waitMs: 60 })).status).toBe('queued')
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(55)
  })

  test('ends when the client disconnects', async () => {
    const { _id } = await open.create(await open.design())
    const leaving = new AbortController()
    const waiting = open.services.exports.wait(open.caller, _id, { waitMs: NEVER_MS, signal: leaving.signal })
    leaving.abort()
    expect((await waiting).status).toBe('queued')
  })

  test('of another account is not found', async () => {
    const { _id } = await open.create(await open.design())
    const other = await open.services.caller()
    await expect(open.services.exports.wait(other, _id, { waitMs: 5000 })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('reads the store together with all others, and only while there are none', async () => {
    const { store } = open.services
    let looks = 0
    const waits = createExportWaits({
      store: {
        exports: {
          listUnfinished(ids) {
            looks += 1
            return store.exports.listUnfinished(ids)
          },
        },
      },
      signals: open.services.signals,
      maxPerAccount: 100,
      maxTotal: 100,
    })
    const { _id: id } = await open.create(await open.design())
    let reads = 0
    const read = () => {
      reads += 1
      return reader(id)()
    }
    const { accountId } = open.caller
    const startedAt = performance.now()
    const all = Array.from({ length: 40 }, () => waits.untilEnded(read, { accountId, id, waitMs: 600 }))
    await Promise.all(all)
    expect(looks).toBeGreaterThan(0)
    // One for all, every 250 ms at most.
    expect(looks).toBeLessThanOrEqual((performance.now() - startedAt) / 250 + 1)
    // Each waiter reads at the start and when its time has passed.
    expect(reads).toBe(80)
    const before = looks
    // Longer than the interval: nothing happens in it.
    await setTimeout(300)
    expect(looks).toBe(before)
  })

  test('returns at once if the account, or all accounts, have too many waits', async () => {
    const { store, signals } = open.services
    const waits = createExportWaits({ store, signals, maxPerAccount: 2, maxTotal: 3 })
    const other = await open.services.caller()
    const leaving = new AbortController()
    const { _id: id } = await open.create(await open.design())
    const returned: string[] = []
    const refused: string[] = []
    const waiting = (
      [
        ['first', open.caller],
        ['second', open.caller],
        ['third', open.caller],
        ['other', other],
        ['other’s second', other],
      ] as const
    ).map(async ([name, { accountId }]) => {
      const { signal } = leaving
      const onNoRoom = (): void => void refused.push(name)
      await waits.untilEnded(reader(id), { accountId, id, waitMs: NEVER_MS, signal, onNoRoom })
      returned.push(name)
    })
    await expect.poll(() => returned).toEqual(['third', 'other’s second'])
    expect(refused).toEqual(returned)
    leaving.abort()
    await Promise.all(waiting)
  })
})
