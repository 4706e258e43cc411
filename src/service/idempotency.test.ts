import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Failure } from '../failure.ts'
import { type Begun, createIdempotency } from './idempotency.ts'
import { type FullCaller, DAY_MS, type OpenServices, openServices } from './testing/open-services.ts'

let services: OpenServices

beforeAll(async () => {
  services = await openServices()
})
afterAll(() => services.close())

describe('an idempotency key', () => {
  const answer = { status: 201, headers: { location: '/x' }, body: '{}' }
  const attempt = { key: 'k', method: 'POST', path: '/api/designs', body: '{"a":1}', idPrefix: 'des' } as const
  const create = (instanceId: string, given: Partial<Parameters<typeof createIdempotency>[0]> = {}) =>
    createIdempotency({ store: services.store, now: services.now, newId: services.newId, instanceId, ...given })
  type Opened = ReturnType<typeof create>
  const begin = async (idempotency: Opened, caller: FullCaller): Promise<Begun & { state: 'proceed' }> => {
    const begun = await idempotency.begin(caller, attempt)
    if (begun.state !== 'proceed') throw new Error('the request was done already')
    return begun
  }

  test('returns the first response again, and rejects other requests with the same key', async () => {
    const idempotency = create('one')
    const caller = await services.caller()
    const begun = await begin(idempotency, caller)
    expect(begun).toMatchObject({ resourceId: expect.stringMatching(/^des_/) as string, isRetry: false })
    await expect(idempotency.begin(caller, attempt)).rejects.toMatchObject({ code: 'idempotency_key_in_use' })
    await begun.reservation.finish(answer)
    expect(await idempotency.begin(caller, attempt)).toEqual({ state: 'replay', answer })
    for (const other of [{ body: '{"a":2}' }, { path: '/api/exports' }, { method: 'PATCH' }]) {
      await expect(idempotency.begin(caller, { ...attempt, ...other })).rejects.toMatchObject({
        code: 'idempotency_key_reused',
      })
    }
    expect(await idempotency.begin(await services.caller(), attempt)).toMatchObject({ state: 'proceed' })
  })

  test('can be used again if the first request had no effect', async () => {
    const idempotency = create('one')
    const caller = await services.caller()
    await (await begin(idempotency, caller)).reservation.abandon()
    expect(await idempotency.begin(caller, { ...attempt, body: 'other' })).toMatchObject({ state: 'proceed' })
  })

  test('can be used again after a day', async () => {
    const idempotency = create('one')
    const caller = await services.caller()
    await (await begin(idempotency, caller)).reservation.finish(answer)
    services.clock.time += DAY_MS - 1
    expect(await idempotency.begin(caller, attempt)).toMatchObject({ state: 'replay' })
    services.clock.time += 2
    expect(await idempotency.begin(caller, attempt)).toMatchObject({ state: 'proceed' })
  })

  test('of a crashed server is resumed with the same ID, as a retry', async () => {
    const caller = await services.caller()
    const { resourceId } = await begin(create('crashed', { leaseMs: 100 }), caller)
    // The key is in use until the lease ends.
    await expect.poll(() => create('next').begin(caller, attempt)).toMatchObject({ resourceId, isRetry: true })
  })

  test('that the same server has resumed ignores the response of the first attempt', async () => {
    const caller = await services.caller()
    const idempotency = create('one', { leaseMs: 100 })
    const first = await begin(idempotency, caller)
    const second = await vi.waitFor(() => begin(idempotency, caller), 30_000)
    await first.reservation.finish({ ...answer, body: 'late' })
    await second.reservation.finish(answer)
    expect(await idempotency.begin(caller, attempt)).toEqual({ state: 'replay', answer })
  })

  test('can be used again once the store is reachable, if it failed during the request', async () => {
    const caller = await services.caller()
    let releases = 0
    const away = () => Promise.reject(new Failure('overloaded', { retryAfterSeconds: 2 }))
    let isAway = false
    const { store } = services
    const idempotency = create('one', {
      store: {
        idempotency: {
          ...store.idempotency,
          finish: (...given) => (isAway ? away() : store.idempotency.finish(...given)),
          release: (...given) => {
            releases += 1
            return isAway ? away() : store.idempotency.release(...given)
          },
        },
      },
    })
    const { resourceId, reservation } = await begin(idempotency, caller)
    isAway = true
    await expect(reservation.finish(answer)).rejects.toMatchObject({ code: 'overloaded' })
    await expect.poll(() => releases).toBeGreaterThan(1)
    isAway = false
    await expect
      .poll(() => create('two').begin(caller, attempt))
      .toMatchObject({ state: 'proceed', resourceId, isRetry: true })
  })
})
