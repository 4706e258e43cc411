import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIdempotency } from './create-idempotency.ts'
import { DAY_MS, type OpenServices, openServices } from './testing/open-services.ts'

let services: OpenServices

beforeAll(async () => {
  services = await openServices()
})
afterAll(() => services.close())

describe('an idempotency key', () => {
  const answer = { status: 201, headers: { location: '/x' }, body: '{}' }
  const attempt = { key: 'k', method: 'POST', path: '/api/designs', body: '{"a":1}', idPrefix: 'des' } as const
  const open = (instanceId: string) =>
    createIdempotency({ store: services.store, now: services.now, newId: services.newId, instanceId })

  test('gives the first answer again, and no other request the same key', async () => {
    const idempotency = open('one')
    const caller = await services.caller()
    expect(await idempotency.begin(caller, attempt)).toEqual({
      state: 'proceed',
      resourceId: expect.stringMatching(/^des_/),
      isRetry: false,
    })
    await expect(idempotency.begin(caller, attempt)).rejects.toMatchObject({ code: 'idempotency_key_in_use' })
    await idempotency.finish(caller, 'k', answer)
    expect(await idempotency.begin(caller, attempt)).toEqual({ state: 'replay', answer })
    for (const other of [{ body: '{"a":2}' }, { path: '/api/exports' }, { method: 'PATCH' }]) {
      await expect(idempotency.begin(caller, { ...attempt, ...other })).rejects.toMatchObject({
        code: 'idempotency_key_reused',
      })
    }
    expect(await idempotency.begin(await services.caller(), attempt)).toMatchObject({ state: 'proceed' })
  })

  test('is free again after the first request did nothing', async () => {
    const idempotency = open('one')
    const caller = await services.caller()
    await idempotency.begin(caller, attempt)
    await idempotency.abandon(caller, 'k')
    expect(await idempotency.begin(caller, { ...attempt, body: 'other' })).toMatchObject({ state: 'proceed' })
  })

  test('is free again after a day', async () => {
    const idempotency = open('one')
    const caller = await services.caller()
    await idempotency.begin(caller, attempt)
    await idempotency.finish(caller, 'k', answer)
    services.clock.time += DAY_MS - 1
    expect(await idempotency.begin(caller, attempt)).toMatchObject({ state: 'replay' })
    services.clock.time += 2
    expect(await idempotency.begin(caller, attempt)).toMatchObject({ state: 'proceed' })
  })

  test('whose server crashed is taken up with the same id, as a retry', async () => {
    const caller = await services.caller()
    const begun = await open('crashed').begin(caller, attempt)
    services.clock.time += 61_000
    expect(await open('next').begin(caller, attempt)).toEqual({ ...begun, isRetry: true })
  })
})
