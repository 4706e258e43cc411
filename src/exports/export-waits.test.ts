import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createExportWaits } from './export-waits.ts'
import { type Export } from './export.ts'
import { completeExport } from '../service/testing/complete-export.ts'
import { type FullCaller, type OpenServices } from '../service/testing/open-services.ts'
import { designToExport, queueExport } from '../service/testing/queue-export.ts'
import { useServices } from '../service/testing/use-services.ts'

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

describe('waiting for an export', () => {
  test('ends as soon as it has ended', async () => {
    const { _id } = await create(await design())
    const waiting = services.exports.wait(caller, _id, { waitMs: 20_000 })
    await setTimeout(20)
    await completeExport(services)
    const endedAt = Date.now()
    expect((await waiting).status).toBe('completed')
    expect(Date.now() - endedAt).toBeLessThan(150)
  })

  test('sees an end that another process brought about', async () => {
    const { _id } = await create(await design())
    const waiting = services.exports.wait(caller, _id, { waitMs: 20_000 })
    await services.store.exports.cancel(caller.accountId, _id, services.clock.time)
    expect((await waiting).status).toBe('canceled')
  })

  test('ends when the time has passed, with the export as it is', async () => {
    const { _id } = await create(await design())
    const began = Date.now()
    expect((await services.exports.wait(caller, _id, { waitMs: 60 })).status).toBe('queued')
    expect(Date.now() - began).toBeGreaterThanOrEqual(55)
  })

  test('ends when the client leaves', async () => {
    const { _id } = await create(await design())
    const leaving = new AbortController()
    const waiting = services.exports.wait(caller, _id, { waitMs: 20_000, signal: leaving.signal })
    leaving.abort()
    expect((await waiting).status).toBe('queued')
  })

  test('for the export of another account is not found', async () => {
    const { _id } = await create(await design())
    const other = await services.caller()
    await expect(services.exports.wait(other, _id, { waitMs: 5000 })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('reads the store together with all others, and only while a request waits', async () => {
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
    const read = async () => {
      reads += 1
      const record = await store.exports.findAny(id)
      if (record === undefined) throw new Error('it is gone')
      return record
    }
    const { accountId } = caller
    const all = Array.from({ length: 40 }, () => waits.untilEnded(read, { accountId, id, waitMs: 1_200 }))
    await Promise.all(all)
    expect(looks).toBeLessThanOrEqual(5)
    // Each reads when it begins and when its time has passed.
    expect(reads).toBe(80)
    const before = looks
    await setTimeout(600)
    expect(looks).toBe(before)
  })

  test('is answered at once where the account, or all, have too many waits', async () => {
    const { store, signals } = services
    const waits = createExportWaits({ store, signals, maxPerAccount: 2, maxTotal: 3 })
    const other = await services.caller()
    const leaving = new AbortController()
    const began = performance.now()
    const refused: string[] = []
    const wait = async (name: string, { accountId }: FullCaller) => {
      const { _id: id } = await queueExport(services, caller, { designId: await design({ width: refused.length + 9 }) })
      const read = async () => {
        const record = await store.exports.findAny(id)
        if (record === undefined) throw new Error('it is gone')
        return record
      }
      const { signal } = leaving
      return waits.untilEnded(read, { accountId, id, waitMs: 20_000, signal, onNoRoom: () => refused.push(name) })
    }
    const started: Promise<unknown>[] = []
    for (const [name, own] of [
      ['first', caller],
      ['second', caller],
      ['third', caller],
      ['other', other],
      ['other’s second', other],
    ] as const) {
      started.push(wait(name, own))
      await setTimeout(60)
    }
    expect(refused).toEqual(['third', 'other’s second'])
    leaving.abort()
    await Promise.all(started)
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})
