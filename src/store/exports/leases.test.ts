import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, sampleDesign, sampleExport } from '../testing/samples.ts'
import { withLease } from '../testing/with-lease.ts'

const HOUR_MS = 3_600_000
const NOW = Date.UTC(2026, 3, 1)

await describeOnEngines('leases', ({ open, newLocation }) => {
  const start = async (createdAt = NOW) => {
    const location = await newLocation()
    const store = await open(location)
    await store.migrate(0)
    const design = await store.designs.create(sampleDesign(await addAccount(store)))
    const { id } = await store.exports.create(sampleExport(design, { createdAt }), '{}')
    return { store, other: await open(location), id, accountId: design.accountId }
  }
  const claim = (store: Store, workerId: string, { now = NOW, leaseMs = 60_000, holding = [] as string[] } = {}) =>
    store.exports.claim({ workerId, now, leaseMs, holding })

  test('an export queued by a server whose clock is an hour ahead is due at once', async () => {
    const { other, id } = await start(NOW + HOUR_MS)
    expect(await claim(other, 'worker')).toMatchObject({ id })
  })

  test.each([
    ['ahead of', HOUR_MS],
    ['behind', -HOUR_MS],
  ])(
    'a server whose clock is an hour %s the others neither claims an export early nor holds it longer',
    async (_, step) => {
      await withLease(async (leaseMs) => {
        const { store, other, id } = await start()
        expect(await claim(store, 'one', { leaseMs })).toMatchObject({ id })
        expect(await claim(other, 'two', { now: NOW + step })).toBeUndefined()
        await setTimeout(leaseMs + 20)
        expect(await claim(other, 'two', { now: NOW + step, leaseMs })).toMatchObject({ id, startedAt: NOW })
        expect(await claim(store, 'one')).toBeUndefined()
        await setTimeout(leaseMs + 20)
        expect(await claim(store, 'one')).toMatchObject({ id })
      })
    },
  )

  test('after a suspend, a worker does not claim its own exports again, and keeps its claims', async () => {
    const { store, other, id } = await start()
    await claim(store, 'one', { leaseMs: 50 })
    await setTimeout(80)
    expect(await claim(store, 'one', { holding: [id] })).toBeUndefined()
    expect(await store.exports.heartbeat(id, 1, { leaseMs: 60_000 })).toBe(true)
    expect(await claim(other, 'two')).toBeUndefined()
    expect(await store.exports.findAny(id)).toMatchObject({ claims: 1, deaths: 0 })
  })

  test('a heartbeat that arrives after the export was released does not renew the lease', async () => {
    const { store, other, id } = await start()
    await claim(store, 'one')
    await store.exports.release(id, 1)
    expect(await store.exports.heartbeat(id, 1, { leaseMs: 60_000 })).toBe(false)
    expect(await claim(other, 'two')).toMatchObject({ id, claims: 2 })
    await other.exports.retryLater(id, 2, { delayMs: 0 })
    expect(await other.exports.heartbeat(id, 2, { leaseMs: 60_000 })).toBe(false)
    expect(await claim(store, 'one')).toMatchObject({ id, claims: 3, deaths: 0 })
  })

  test('reservations of idempotency keys do not depend on the servers’ clocks', async () => {
    await withLease(async (leaseMs) => {
      const { store, other, accountId } = await start()
      const request = { accountId, key: 'k', fingerprint: 'f', resourceId: 'des_1', validSince: 0 }
      const begin = (own: Store, instanceId: string, now: number) =>
        own.idempotency.begin({ ...request, instanceId, attempt: 1, now, leaseMs })
      expect(await begin(store, 'one', NOW + HOUR_MS)).toMatchObject({ state: 'new' })
      expect(await begin(other, 'two', NOW + 2 * HOUR_MS)).toEqual({ state: 'in_flight' })
      await setTimeout(leaseMs + 20)
      expect(await begin(other, 'two', NOW - HOUR_MS)).toMatchObject({ state: 'resumed' })
    })
  })

  test('a lease cannot be longer than the maximum', async () => {
    const { store, id } = await start()
    await expect(claim(store, 'one', { leaseMs: 60_001 })).rejects.toThrow('at most 60000 ms; received 60001')
    await claim(store, 'one')
    await expect(store.exports.heartbeat(id, 1, { leaseMs: 1e9 })).rejects.toThrow(RangeError)
  })
})
