import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { IdempotencyBegin } from './idempotency-store.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId } from '../testing/samples.ts'
import { withLease } from '../testing/with-lease.ts'

const ANSWER = { status: 201, headers: { location: '/api/designs/des_1' }, body: '{"_id":"des_1","title":"ä\\u0000"}' }

await describeOnEngines('idempotency keys', ({ store, open, location }) => {
  const sample = async (given: Partial<IdempotencyBegin> = {}): Promise<IdempotencyBegin> => ({
    accountId: await addAccount(store()),
    key: 'retry-1',
    fingerprint: 'POST /api/designs abc',
    resourceId: newId('des'),
    instanceId: 'server-1',
    attempt: 1,
    now: 1_000,
    leaseMs: 60_000,
    validSince: 0,
    ...given,
  })

  test('a key is first new, then in flight, and then replays its response', async () => {
    const request = await sample()
    const { resourceId } = request
    expect(await store().idempotency.begin(request)).toEqual({ state: 'new', resourceId })
    expect(await store().idempotency.begin(request)).toEqual({ state: 'in_flight' })
    expect(await store().idempotency.finish(request, ANSWER)).toBe(true)
    const later = { ...request, now: 90_000_000, instanceId: 'server-2', resourceId: 'des_other' }
    expect(await store().idempotency.begin(later)).toEqual({ state: 'done', answer: ANSWER })
  })

  test('a server that starts later finds the response', async () => {
    const request = await sample()
    await store().idempotency.begin(request)
    await store().idempotency.finish(request, ANSWER)
    const restarted = await open(location())
    expect(await restarted.idempotency.begin(request)).toEqual({ state: 'done', answer: ANSWER })
  })

  test('a reservation whose server died is resumed with its first ID', async () => {
    await withLease(async (leaseMs) => {
      const request = await sample({ leaseMs })
      const { resourceId } = request
      await store().idempotency.begin(request)
      const heir = { ...request, instanceId: 'server-2', leaseMs: 60_000, resourceId: 'des_other' }
      expect(await store().idempotency.begin(heir)).toEqual({ state: 'in_flight' })
      await setTimeout(leaseMs + 20)
      expect(await store().idempotency.begin(heir)).toEqual({ state: 'resumed', resourceId })
      expect(await store().idempotency.begin(heir)).toEqual({ state: 'in_flight' })
      expect(await store().idempotency.finish(request, { ...ANSWER, body: 'from the dead' })).toBe(false)
      expect(await store().idempotency.finish(heir, ANSWER)).toBe(true)
      expect(await store().idempotency.begin(request)).toEqual({ state: 'done', answer: ANSWER })
    })
  })

  test('an attempt that the same server has resumed can neither store a response nor release the key', async () => {
    const first = await sample({ leaseMs: 0 })
    await store().idempotency.begin(first)
    const second = { ...first, attempt: 2, leaseMs: 60_000 }
    expect(await store().idempotency.begin(second)).toMatchObject({ state: 'resumed' })
    expect(await store().idempotency.finish(first, { ...ANSWER, body: 'from the first attempt' })).toBe(false)
    await store().idempotency.release(first)
    await store().idempotency.abandon(first)
    expect(await store().idempotency.begin(second)).toEqual({ state: 'in_flight' })
    expect(await store().idempotency.finish(second, ANSWER)).toBe(true)
    expect(await store().idempotency.begin(first)).toEqual({ state: 'done', answer: ANSWER })
  })

  test('another body is rejected, whether the first request is done, in flight or dead', async () => {
    const request = await sample()
    const other = { ...request, fingerprint: 'another' }
    await store().idempotency.begin(request)
    expect(await store().idempotency.begin(other)).toEqual({ state: 'other_body' })
    expect(await store().idempotency.begin({ ...other, now: 9_000 })).toEqual({ state: 'other_body' })
    await store().idempotency.finish(request, ANSWER)
    expect(await store().idempotency.begin(other)).toEqual({ state: 'other_body' })
  })

  test('accounts do not share keys', async () => {
    const [mine, other] = [await sample(), await sample()]
    await store().idempotency.begin(mine)
    expect(await store().idempotency.begin(other)).toEqual({ state: 'new', resourceId: other.resourceId })
  })

  test('an abandoned key is new again, and a finished one cannot be abandoned', async () => {
    const request = await sample()
    await store().idempotency.begin(request)
    await store().idempotency.abandon({ ...request, instanceId: 'server-2' })
    expect(await store().idempotency.begin(request)).toEqual({ state: 'in_flight' })
    await store().idempotency.abandon(request)
    const again = { ...request, fingerprint: 'another', resourceId: 'des_again' }
    expect(await store().idempotency.begin(again)).toEqual({ state: 'new', resourceId: 'des_again' })
    await store().idempotency.finish(again, ANSWER)
    await store().idempotency.abandon(again)
    expect(await store().idempotency.begin(again)).toEqual({ state: 'done', answer: ANSWER })
  })

  test('a released key is resumed at once, with its ID, only by the same request', async () => {
    const request = await sample()
    const { resourceId } = request
    await store().idempotency.begin(request)
    await store().idempotency.release({ ...request, instanceId: 'server-2' })
    expect(await store().idempotency.begin(request)).toEqual({ state: 'in_flight' })
    await store().idempotency.release(request)
    expect(await store().idempotency.begin({ ...request, fingerprint: 'another' })).toEqual({ state: 'other_body' })
    const heir = { ...request, instanceId: 'server-2', resourceId: 'des_other' }
    expect(await store().idempotency.begin(heir)).toEqual({ state: 'resumed', resourceId })
    expect(await store().idempotency.begin(request)).toEqual({ state: 'in_flight' })
    await store().idempotency.finish(heir, ANSWER)
    await store().idempotency.release(heir)
    expect(await store().idempotency.begin(request)).toEqual({ state: 'done', answer: ANSWER })
  })

  test('an expired key is new again, whether it has been purged or not', async () => {
    const request = await sample({ now: 1_000 })
    await store().idempotency.begin(request)
    await store().idempotency.finish(request, ANSWER)
    const next = { ...request, now: 5_000, validSince: 1_001, resourceId: 'des_next', fingerprint: 'another' }
    expect(await store().idempotency.begin(next)).toEqual({ state: 'new', resourceId: 'des_next' })
    expect(await store().idempotency.begin(next)).toEqual({ state: 'in_flight' })
  })

  test('the purge deletes the oldest keys up to its limit', async () => {
    await store().idempotency.purge(1_000_000, 10_000)
    const request = await sample()
    for (const now of [30, 10, 20, 40]) await store().idempotency.begin({ ...request, key: String(now), now })
    expect(await store().idempotency.purge(40, 2)).toBe(2)
    expect(await store().idempotency.begin({ ...request, key: '30', now: 41 })).toEqual({ state: 'in_flight' })
    expect(await store().idempotency.begin({ ...request, key: '10', now: 41 })).toMatchObject({ state: 'new' })
    expect(await store().idempotency.purge(40, 2)).toBe(1)
    expect(await store().idempotency.purge(40, 2)).toBe(0)
  })

  test('of twenty concurrent requests with one key through two connections, one is new', async () => {
    const request = await sample()
    const stores = [store(), await open(location())] as const
    const begin = (number: number) =>
      stores[number % 2 === 0 ? 0 : 1].idempotency.begin({ ...request, resourceId: `des_${number}` })
    const states = await Promise.all(Array.from({ length: 20 }, (_, number) => begin(number)))
    const count = (name: string) => states.filter(({ state }) => state === name).length
    expect([count('new'), count('in_flight')]).toEqual([1, 19])
  })

  test('keys of 255 characters of any script are distinguished', async () => {
    const request = await sample({ key: '字'.repeat(255) })
    expect(await store().idempotency.begin(request)).toMatchObject({ state: 'new' })
    expect(await store().idempotency.begin({ ...request, key: '字'.repeat(254) })).toMatchObject({ state: 'new' })
    expect(await store().idempotency.begin(request)).toEqual({ state: 'in_flight' })
  })
})
