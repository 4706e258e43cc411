import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller } from './caller.ts'
import { type Export } from './exports.ts'
import { claimExport, completeExport } from './testing/complete-export.ts'
import { type OpenServices, openServices } from './testing/open-services.ts'

let services: OpenServices
let caller: Caller

beforeAll(async () => {
  services = await openServices()
})
afterAll(() => services.close())
beforeEach(async () => {
  // What the tests before left waiting is in nobody's way.
  while (await claimExport(services)) continue
  caller = await services.caller()
  services.clock.time += 60_000
})

async function design(body: object = {}): Promise<string> {
  const made = await services.designs.create(caller, {
    body: { title: 'Summer: sale', width: 1080, height: 1080, ...body },
  })
  return made.design._id
}

const create = (designId: string, options: object = {}): Promise<Export> =>
  services.exports.create(caller, { body: { designId, format: 'png', ...options } })

describe('waiting for an export', () => {
  test('ends as soon as it has ended', async () => {
    const { _id } = await create(await design())
    const waiting = services.exports.wait(caller, _id, { waitMs: 20_000 })
    await setTimeout(20)
    const endedAt = Date.now()
    await completeExport(services)
    expect((await waiting).status).toBe('completed')
    expect(Date.now() - endedAt).toBeLessThan(200)
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
