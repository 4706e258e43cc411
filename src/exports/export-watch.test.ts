import { createSilentNotifier } from '../store/notifier.ts'
import { describe, expect, test } from 'vitest'
import { createExportEvents, type ExportEvent } from '../service/exports/export-events.ts'
import { createExportSignals } from './export-signals.ts'
import { Watcher } from './export-watch.ts'
import { completeExport } from '../service/testing/complete-export.ts'
import type { FullCaller, OpenServices } from '../service/testing/open-services.ts'
import { designToExport, queueExport } from '../service/testing/sample-exports.ts'
import { useServices } from '../service/testing/use-services.ts'

let services: OpenServices
let caller: FullCaller
useServices((opened, account) => {
  services = opened
  caller = account
})

describe('a watcher', () => {
  test('returns pending changes in batches, each export once', () => {
    const watcher = new Watcher()
    watcher.add(['a', 'b', 'c'], 5)
    watcher.add(['a'], 6)
    expect(watcher.takeBatch(2)).toEqual({ ids: ['a', 'b'], isLast: false })
    expect(watcher.takeBatch(2)).toEqual({ ids: ['c'], isLast: true })
    expect(watcher.through).toBe(6)
    expect(watcher.takeBatch(2)).toEqual({ ids: [], isLast: true })
  })

  test('ends after more than 3,000 pending changes, and discards them', () => {
    const watcher = new Watcher()
    for (let count = 0; count < 3_000; count += 1) watcher.add([`exp_${count}`], count)
    expect(watcher.isEnded).toBe(false)
    watcher.add(['exp_one_more'], 3_000)
    expect(watcher.isEnded).toBe(true)
    watcher.add(['exp_more'], 1)
    expect(watcher.takeBatch(5_000)).toEqual({ ids: [], isLast: true })
  })
})

test('a client that reads late receives only the last state of an export', async () => {
  const designId = await designToExport(services, caller)
  const leaving = new AbortController()
  const events = services.exportEvents.watch(caller, { signal: leaving.signal })[Symbol.asyncIterator]()
  const { _id } = await queueExport(services, caller, { designId })
  const next = async (): Promise<ExportEvent> => {
    for (;;) {
      const { value } = (await events.next()) as { value: ExportEvent | undefined }
      if (value) return value
    }
  }
  expect((await next()).export).toMatchObject({ _id, status: 'queued' })
  await completeExport(services)
  const other = await queueExport(services, caller, { designId: await designToExport(services, caller, { width: 9 }) })
  const received = [await next(), await next()]
  expect(received.map(({ export: { _id: id, status } }) => [id, status])).toEqual(
    expect.arrayContaining([
      [_id, 'completed'],
      [other._id, 'queued'],
    ]),
  )
  expect(received.at(-1)?.through).toBe(services.clock.time)
  leaving.abort()
  expect(await events.next()).toEqual({ value: undefined, done: true })
})

test('one read of the store serves all watchers of an account, and there are no reads without watchers', async () => {
  let reads = 0
  const { store } = services
  const listStates: typeof store.exports.listStates = (...query) => {
    reads += 1
    return store.exports.listStates(...query)
  }
  const watching = createExportEvents({
    ...{ ...services.rules, signals: services.signals, maxReadIntervalMs: 40, heartbeatMs: 300 },
    store: { ...store, exports: { ...store.exports, listStates } },
    onError: (error) => {
      throw error
    },
  })
  const leaving = new AbortController()
  const startedAt = performance.now()
  const streams = Array.from({ length: 10 }, () =>
    watching.watch(caller, { signal: leaving.signal })[Symbol.asyncIterator](),
  )
  await Promise.all(streams.map((stream) => stream.next()))
  expect(reads).toBeGreaterThan(0)
  expect(reads).toBeLessThanOrEqual((performance.now() - startedAt) / 20 + 1)
  leaving.abort()
  for (const stream of streams) expect((await stream.next()).done).toBe(true)
  // A read may be in progress.
  await new Promise((resolve) => setTimeout(resolve, 50))
  const readsBefore = reads
  // Longer than two intervals.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(reads).toBe(readsBefore)
})

test('an export queued by another server is reported without a signal', async () => {
  // New signals, so that those of the other server do not arrive. The interval is that of production.
  let reads = 0
  const { store } = services
  const listStates: typeof store.exports.listStates = async (...query) => {
    const states = await store.exports.listStates(...query)
    reads += 1
    return states
  }
  const watching = createExportEvents({
    ...{ ...services.rules, signals: createExportSignals(createSilentNotifier()) },
    store: { ...store, exports: { ...store.exports, listStates } },
    onError: (error) => {
      throw error
    },
  })
  const leaving = new AbortController()
  const events = watching.watch(caller, { signal: leaving.signal })[Symbol.asyncIterator]()
  const next = events.next()
  await expect.poll(() => reads).toBeGreaterThan(1)
  const { _id } = await queueExport(services, caller, { designId: await designToExport(services, caller) })
  const readsBefore = reads
  expect((await next).value).toMatchObject({ export: { _id } })
  // One read may have begun before the export was queued.
  expect(reads).toBeLessThanOrEqual(readsBefore + 2)
  leaving.abort()
  await events.next()
})
