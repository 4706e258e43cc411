import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type Caller } from './caller.ts'
import { type Export } from './exports.ts'
import { completeExport } from './testing/complete-export.ts'
import { type OpenServices } from './testing/open-services.ts'
import { designToExport, queueExport } from './testing/queue-export.ts'
import { useServices } from './testing/use-services.ts'

let services: OpenServices
let caller: Caller

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

  test('ends when the time is over, with the export as it is', async () => {
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

  test('for somebody else’s is not found', async () => {
    const { _id } = await create(await design())
    const other = await services.caller()
    await expect(services.exports.wait(other, _id, { waitMs: 5000 })).rejects.toMatchObject({ code: 'not_found' })
  })
})
