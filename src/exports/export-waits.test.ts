import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createExportWaits } from './export-waits.ts'
import { completeExport } from '../service/testing/complete-export.ts'
import { useQueue } from './testing/use-queue.ts'
import type { Store } from '../store/store.ts'

const queue = useQueue()

/** Longer than the time limit of a test. */
const NEVER_MS = 600_000

const reader = (id: string) => async () => {
  const record = await queue.services.store.exports.findAny(id)
  if (record === undefined) throw new Error('the export is gone')
  return record
}

describe('waiting for an export', () => {
  test('ends as soon as the export ends', async () => {
    const { signals } = queue.services
    const { _id: id } = await queue.create(await queue.design())
    // This store reports all exports as unfinished, so that only the signal can wake the waiter.
    const listUnfinished: Store['exports']['listUnfinished'] = (ids) => Promise.resolve(new Set(ids))
    const waits = createExportWaits({ store: { exports: { listUnfinished } }, signals, maxPerAccount: 9, maxTotal: 9 })
    const waiting = waits.untilEnded(reader(id), { accountId: queue.caller.accountId, id, waitMs: NEVER_MS })
    await completeExport(queue.services)
    expect((await waiting).status).toBe('completed')
  })

  test('ends when another process ends the export', async () => {
    const { _id } = await queue.create(await queue.design())
    const waiting = queue.services.exports.wait(queue.caller, _id, { waitMs: NEVER_MS })
    await queue.services.store.exports.cancel(queue.caller.accountId, _id, queue.services.clock.time)
    expect((await waiting).status).toBe('canceled')
  })

  test('ends after `waitMs` and returns the unfinished export', async () => {
    const { _id } = await queue.create(await queue.design())
    const startedAt = Date.now()
    expect((await queue.services.exports.wait(queue.caller, _id, { waitMs: 60 })).status).toBe('queued')
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(55)
  })

  test('ends when the client disconnects', async () => {
    const { _id } = await queue.create(await queue.design())
    const leaving = new AbortController()
    const waiting = queue.services.exports.wait(queue.caller, _id, { waitMs: NEVER_MS, signal: leaving.signal })
    leaving.abort()
    expect((await waiting).status).toBe('queued')
  })

  test('fails as not found for another account', async () => {
    const { _id } = await queue.create(await queue.design())
    const other = await queue.services.caller()
    await expect(queue.services.exports.wait(other, _id, { waitMs: 5000 })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('shares one poll of the store with all other waits, and polls stop when no one waits', async () => {
    const { store } = queue.services
    let polls = 0
    const waits = createExportWaits({
      store: {
        exports: {
          listUnfinished(ids) {
            polls += 1
            return store.exports.listUnfinished(ids)
          },
        },
      },
      signals: queue.services.signals,
      maxPerAccount: 100,
      maxTotal: 100,
    })
    const { _id: id } = await queue.create(await queue.design())
    let reads = 0
    const read = () => {
      reads += 1
      return reader(id)()
    }
    const { accountId } = queue.caller
    const startedAt = performance.now()
    const all = Array.from({ length: 40 }, () => waits.untilEnded(read, { accountId, id, waitMs: 600 }))
    await Promise.all(all)
    expect(polls).toBeGreaterThan(0)
    // At most one poll every 250 ms, for all waits.
    expect(polls).toBeLessThanOrEqual((performance.now() - startedAt) / 250 + 1)
    // Each waiter reads at the start and when its time has passed.
    expect(reads).toBe(80)
    const pollsBefore = polls
    // Longer than the interval.
    await setTimeout(300)
    expect(polls).toBe(pollsBefore)
  })

  test('returns at once if the account, or all accounts, have too many waits', async () => {
    const { store, signals } = queue.services
    const waits = createExportWaits({ store, signals, maxPerAccount: 2, maxTotal: 3 })
    const other = await queue.services.caller()
    const leaving = new AbortController()
    const { _id: id } = await queue.create(await queue.design())
    const returned: string[] = []
    const refused: string[] = []
    const waiting = (
      [
        ['first', queue.caller],
        ['second', queue.caller],
        ['third', queue.caller],
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
