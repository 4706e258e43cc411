import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createExportWaits } from './export-waits.ts'
import { type Export } from './export.ts'
import { completeExport } from '../service/testing/complete-export.ts'
import { type FullCaller, type OpenServices } from '../service/testing/open-services.ts'
import { designToExport, queueExport } from '../service/testing/queue-export.ts'
import { useServices } from '../service/testing/use-services.ts'
import { type Store } from '../store/store.ts'

let services: OpenServices
let caller: FullCaller

useServices(
  (opened, own) => {
    services = opened
    caller = own
  },
  { stepMs: 60_000 },
)

const design = (body: object = {}): Promise<string> => designToExport(services, caller, body)
const create = (designId: string, options: object = {}): Promise<Export> =>
  queueExport(services, caller, { designId, ...options })

/** Longer than the time limit of a test. */
const NEVER_MS = 600_000

const reader = (id: string) => async () => {
  const record = await services.store.exports.findAny(id)
  if (record === undefined) throw new Error('the export is gone')
  return record
}

describe('waiting for an export', () => {
  test('ends as soon as the export ends', async () => {
    const { signals } = services
    const { _id: id } = await create(await design())
    // A store that reports no end: only the signal can wake the waiter.
    const listUnfinished: Store['exports']['listUnfinished'] = (ids) => Promise.resolve(new Set(ids))
    const waits = createExportWaits({ store: { exports: { listUnfinished } }, signals, maxPerAccount: 9, maxTotal: 9 })
    const waiting = waits.untilEnded(reader(id), { accountId: caller.accountId, id, waitMs: NEVER_MS })
    await completeExport(services)
    expect((await waiting).status).toBe('completed')
  })

  test('ends when another process ends the export', async () => {
    const { _id } = await create(await design())
    const waiting = services.exports.wait(caller, _id, { waitMs: NEVER_MS })
    await services.store.exports.cancel(caller.accountId, _id, services.clock.time)
    expect((await waiting).status).toBe('canceled')
  })

  test('ends after its time, with the unfinished export', async () => {
    const { _id } = await create(await design())
    const startedAt = Date.now()
    expect((await services.exports.wait(caller, _id, { waitMs: 60 })).status).toBe('queued')
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(55)
  })

  test('ends when the client disconnects', async () => {
    const { _id } = await create(await design())
    const leaving = new AbortController()
    const waiting = services.exports.wait(caller, _id, { waitMs: NEVER_MS, signal: leaving.signal })
    leaving.abort()
    expect((await waiting).status).toBe('queued')
  })

  test('of another account is not found', async () => {
    const { _id } = await create(await design())
    const other = await services.caller()
    await expect(services.exports.wait(other, _id, { waitMs: 5000 })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('reads the store together with all others, and only while there are none', async () => {
    const { store } = services
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
      signals: services.signals,
      maxPerAccount: 100,
      maxTotal: 100,
    })
    const { _id: id } = await create(await design())
    let reads = 0
    const read = () => {
      reads += 1
      return reader(id)()
    }
    const { accountId } = caller
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
    const { store, signals } = services
    const waits = createExportWaits({ store, signals, maxPerAccount: 2, maxTotal: 3 })
    const other = await services.caller()
    const leaving = new AbortController()
    const { _id: id } = await create(await design())
    const returned: string[] = []
    const refused: string[] = []
    const waiting = (
      [
        ['first', caller],
        ['second', caller],
        ['third', caller],
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
