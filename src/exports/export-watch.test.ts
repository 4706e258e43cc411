import { describe, expect, test } from 'vitest'
import { createExportEvents, type ExportEvent } from '../service/exports/export-events.ts'
import { createExportSignals } from './export-signals.ts'
import { Watcher } from './export-watch.ts'
import { completeExport } from '../service/testing/complete-export.ts'
import { type FullCaller, type OpenServices } from '../service/testing/open-services.ts'
import { designToExport, queueExport } from '../service/testing/sample-exports.ts'
import { useServices } from '../service/testing/use-services.ts'

let services: OpenServices
let caller: FullCaller
useServices((given, account) => {
  services = given
  caller = account
})

describe('a watcher', () => {
  test('receives pending changes in batches, each once', () => {
    const watcher = new Watcher()
    watcher.add(['a', 'b', 'c'], 5)
    watcher.add(['a'], 6)
    expect(watcher.take(2)).toEqual({ ids: ['a', 'b'], isAll: false })
    expect(watcher.take(2)).toEqual({ ids: ['c'], isAll: true })
    expect(watcher.through).toBe(6)
    expect(watcher.take(2)).toEqual({ ids: [], isAll: true })
  })

  test('that does not read is ended, and holds no memory afterward', () => {
    const watcher = new Watcher()
    for (let count = 0; count < 3_000; count += 1) watcher.add([`exp_${count}`], count)
    expect(watcher.isOver).toBe(false)
    watcher.add(['exp_one_more'], 3_000)
    expect(watcher.isOver).toBe(true)
    watcher.add(['exp_more'], 1)
    expect(watcher.take(5_000)).toEqual({ ids: [], isAll: true })
  })
})

test('a slow reader misses intermediate states, and receives the last one', async () => {
  const designId = await designToExport(services, caller)
  const left = new AbortController()
  const events = services.exportEvents.watch(caller, { signal: left.signal })[Symbol.asyncIterator]()
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
  left.abort()
  expect(await events.next()).toEqual({ value: undefined, done: true })
})

test('one read of the store serves all watchers of an account, and there are no reads without watchers', async () => {
  let looks = 0
  const { store } = services
  const listStates: typeof store.exports.listStates = (...asked) => {
    looks += 1
    return store.exports.listStates(...asked)
  }
  const watching = createExportEvents({
    ...{ ...services.rules, signals: services.signals, lookMs: 40, heartbeatMs: 300 },
    store: { ...store, exports: { ...store.exports, listStates } },
    onError: (error) => {
      throw error
    },
  })
  const left = new AbortController()
  const began = performance.now()
  const all = Array.from({ length: 10 }, () => watching.watch(caller, { signal: left.signal })[Symbol.asyncIterator]())
  await Promise.all(all.map((one) => one.next()))
  expect(looks).toBeGreaterThan(0)
  expect(looks).toBeLessThanOrEqual((performance.now() - began) / 20 + 1)
  left.abort()
  for (const one of all) expect((await one.next()).done).toBe(true)
  // A read may be in progress.
  await new Promise((resolve) => setTimeout(resolve, 50))
  const before = looks
  // Twice the interval: nothing happens in it.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(looks).toBe(before)
})

test('an export queued at another server is reported within about a second', async () => {
  // Without signals of the other server. The interval is the one of production.
  let looks = 0
  const { store } = services
  const listStates: typeof store.exports.listStates = async (...given) => {
    const states = await store.exports.listStates(...given)
    looks += 1
    return states
  }
  const watching = createExportEvents({
    ...{ ...services.rules, signals: createExportSignals() },
    store: { ...store, exports: { ...store.exports, listStates } },
    onError: (error) => {
      throw error
    },
  })
  const left = new AbortController()
  const events = watching.watch(caller, { signal: left.signal })[Symbol.asyncIterator]()
  const next = events.next()
  await expect.poll(() => looks).toBeGreaterThan(1)
  const { _id } = await queueExport(services, caller, { designId: await designToExport(services, caller) })
  const queuedAt = performance.now()
  expect((await next).value).toMatchObject({ export: { _id } })
  // Promised within about a second, on a machine that is not busy.
  expect(performance.now() - queuedAt).toBeLessThan(10_000)
  left.abort()
  await events.next()
})
