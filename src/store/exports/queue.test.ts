import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { NewExport } from './create-export.ts'
import type { Store } from '../store.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleDesign, sampleExport } from '../testing/samples.ts'
import { withLease } from '../testing/with-lease.ts'

await describeOnEngines('the queue of exports', ({ open, newLocation }) => {
  const openQueue = async () => {
    const location = await newLocation()
    const store = await open(location)
    await store.migrate(0)
    return { store, location, design: await store.designs.create(sampleDesign(await addAccount(store))) }
  }

  const fill = async (
    store: Store,
    design: { accountId: string; id: string },
    given: readonly Partial<NewExport>[],
  ) => {
    const ids: string[] = []
    for (const each of given) ids.push((await store.exports.create(sampleExport(design, each), '{}')).id)
    return ids
  }

  /** `now` is only for `startedAt`. A lease of 0 ms ends at once. */
  const claimOne = (store: Store, now: number, leaseMs = 60_000) =>
    store.exports.claim({ workerId: 'worker', now, leaseMs })

  const RESULT = { now: 5_000, expiresAt: 9_000, files: [], warnings: [] }

  test('exports are claimed oldest first, and none from an empty queue', async () => {
    const { store, design } = await openQueue()
    expect(await claimOne(store, 9_999)).toBeUndefined()
    const ids = await fill(store, design, [{ createdAt: 1 }, { createdAt: 2 }, { createdAt: 3 }])
    expect(await store.exports.queueDepth()).toEqual({ queued: 3, processing: 0, oldestQueuedAt: 1 })
    const taken = [await claimOne(store, 10), await claimOne(store, 10), await claimOne(store, 10)]
    expect(taken.map((item) => item?.id)).toEqual(ids)
    expect(await claimOne(store, 10)).toBeUndefined()
    expect(await store.exports.queueDepth()).toEqual({ queued: 0, processing: 3, oldestQueuedAt: null })
  })

  test('200 exports claimed by four workers through two connections are each claimed once', async () => {
    const { store, location, design } = await openQueue()
    const ids = await fill(
      store,
      design,
      Array.from({ length: 200 }, () => ({})),
    )
    const second = await open(location)
    const work = async (own: Store) => {
      const taken: string[] = []
      for (;;) {
        const item = await claimOne(own, 2_000, 60_000)
        if (item === undefined) return taken
        expect(item.claims).toBe(1)
        taken.push(item.id)
      }
    }
    const taken = (await Promise.all([work(store), work(second), work(store), work(second)])).flat()
    expect(taken.toSorted()).toEqual(ids.toSorted())
  })

  test('200 equal exports claimed by four workers through two connections are rendered once', async () => {
    const { store, location, design } = await openQueue()
    const ids = await fill(
      store,
      design,
      Array.from({ length: 200 }, () => ({ fingerprint: 'same' })),
    )
    const second = await open(location)
    const claims = await Promise.all([store, second, store, second].map((own) => claimOne(own, 2_000)))
    const [leader, ...others] = claims.filter((item) => item !== undefined)
    expect(others).toEqual([])
    const completed = await store.exports.finish(leader?.id ?? '', 1, { ...RESULT, fileSet: leader?.id ?? '' })
    expect(completed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(await claimOne(second, 60_000)).toBeUndefined()
    expect(await store.exports.queueDepth()).toMatchObject({ queued: 0, processing: 0 })
  })

  test('exports of three fingerprints all complete while more arrive, and equal ones are never rendered at once', async () => {
    const { store, location, design } = await openQueue()
    const second = await open(location)
    const running = new Set<string>()
    const work = async (own: Store, until: () => boolean) => {
      while (!until()) {
        const item = await claimOne(own, 2_000, 60_000)
        if (item === undefined) {
          // SQLite is synchronous: nothing else would ever run.
          await setTimeout(1)
          continue
        }
        expect(running.has(item.fingerprint)).toBe(false)
        running.add(item.fingerprint)
        await own.exports.heartbeat(item.id, item.claims, { leaseMs: 60_000 })
        running.delete(item.fingerprint)
        await own.exports.finish(item.id, item.claims, { ...RESULT, fileSet: item.id, expiresAt: 60_000 })
      }
    }
    let done = false
    const workers = [store, second, store].map((own) => work(own, () => done))
    for (let number = 0; number < 60; number += 1) {
      await second.exports.create(sampleExport(design, { fingerprint: `f${number % 3}` }), '{}')
    }
    await expect.poll(() => store.exports.queueDepth()).toMatchObject({ queued: 0, processing: 0 })
    done = true
    await Promise.all(workers)
    const page = await store.exports.list(design.accountId, { limit: 100, offset: 0, now: 0, status: 'completed' })
    expect(page.total).toBe(60)
    expect(new Set(page.exports.map(({ fileSet }) => fileSet)).size).toBe(3)
  })

  test('an export whose lease has ended is claimed again, and the first worker’s writes are rejected', async () => {
    const heir = { workerId: 'heir', now: 3_000, leaseMs: 60_000 }
    let { store, design } = await openQueue()
    let id = ''
    await withLease(async (leaseMs) => {
      ;({ store, design } = await openQueue())
      ;[id = ''] = await fill(store, design, [{}])
      expect(await claimOne(store, 2_000, leaseMs)).toMatchObject({ id, claims: 1 })
      expect(await store.exports.claim(heir)).toBeUndefined()
      await setTimeout(leaseMs + 20)
    })
    const again = await store.exports.claim(heir)
    expect(again).toMatchObject({ id, claims: 2, leasedBy: 'heir', startedAt: 2_000, attempts: 0, snapshotJson: '{}' })

    const error = { code: 'internal_error', message: 'x', retryable: true }
    expect(await store.exports.heartbeat(id, 1, { leaseMs: 60_000 })).toBe(false)
    expect(await store.exports.finish(id, 1, { ...RESULT, fileSet: id })).toEqual([])
    expect(await store.exports.fail(id, 1, { error, now: 3_100 })).toBe(false)
    expect(await store.exports.retryLater(id, 1, { delayMs: 0 })).toBe(false)
    expect(await store.exports.release(id, 1)).toBe(false)
    expect(await store.exports.findAny(id)).toMatchObject({ status: 'processing', leasedBy: 'heir' })
    expect(await claimOne(store, 9_000)).toBeUndefined()

    expect(await store.exports.finish(id, 2, { ...RESULT, fileSet: id })).toMatchObject([{ id }])
    expect(await store.exports.finish(id, 2, { ...RESULT, fileSet: id })).toEqual([])
    expect(await store.exports.heartbeat(id, 2, { leaseMs: 60_000 })).toBe(false)
  })

  test('a heartbeat extends the lease', async () => {
    await withLease(async (leaseMs) => {
      const { store, design } = await openQueue()
      const [id = ''] = await fill(store, design, [{}])
      await claimOne(store, 2_000, leaseMs / 3)
      expect(await store.exports.heartbeat(id, 1, { leaseMs })).toBe(true)
      await setTimeout(leaseMs / 3 + 20)
      expect(await claimOne(store, 2_000)).toBeUndefined()
      await setTimeout((leaseMs * 2) / 3)
      expect(await claimOne(store, 2_000)).toMatchObject({ id, claims: 2 })
    })
  })

  test('a retry waits for its delay, counts an attempt, and blocks equal exports', async () => {
    await withLease(async (delayMs) => {
      const { store, design } = await openQueue()
      const [id = '', follower = ''] = await fill(store, design, [{ fingerprint: 'f' }, { fingerprint: 'f' }])
      await claimOne(store, 2_000)
      expect(await store.exports.retryLater(id, 1, { delayMs })).toBe(true)
      expect(await store.exports.findAny(id)).toMatchObject({ status: 'processing', attempts: 1, leasedBy: null })
      expect(await claimOne(store, 9_000)).toBeUndefined()
      await setTimeout(delayMs + 20)
      expect(await claimOne(store, 2_000)).toMatchObject({ id, attempts: 1, claims: 2 })
      expect(await store.exports.findAny(follower)).toMatchObject({ status: 'queued' })
    })
  })

  test('an export released at shutdown is due at once, and no attempt is counted', async () => {
    const { store, design } = await openQueue()
    const [id = ''] = await fill(store, design, [{}])
    await claimOne(store, 2_000)
    expect(await store.exports.release(id, 1)).toBe(true)
    expect(await claimOne(store, 2_100)).toMatchObject({ id, attempts: 0, claims: 2 })
  })

  test('only an expired lease of another worker counts as a death, not a retry or a shutdown', async () => {
    const { store, design } = await openQueue()
    const [id = ''] = await fill(store, design, [{}])
    const claimAs = (workerId: string) => store.exports.claim({ workerId, now: 2_000, leaseMs: 0 })
    expect(await claimAs('one')).toMatchObject({ claims: 1, deaths: 0 })
    await store.exports.release(id, 1)
    expect(await claimAs('two')).toMatchObject({ claims: 2, deaths: 0 })
    await store.exports.retryLater(id, 2, { delayMs: 0 })
    expect(await claimAs('three')).toMatchObject({ claims: 3, deaths: 0 })
    expect(await claimAs('three')).toMatchObject({ claims: 4, deaths: 0 })
    expect(await claimAs('four')).toMatchObject({ claims: 5, deaths: 1 })
  })

  test('an account at its limit does not block others, until the whole queue is full', async () => {
    const { store, design } = await openQueue()
    const other = await store.designs.create(sampleDesign(await addAccount(store)))
    const room = { ofAccount: 2, ofAll: 3 }
    const add = (own: typeof design, given: Partial<NewExport> = {}) =>
      store.exports.create(sampleExport(own, given), '{}', room)
    const first = await add(design, { fingerprint: 'f' })
    await add(design)
    await claimOne(store, 2_000, 60_000)
    await expect(add(design)).rejects.toMatchObject({
      code: 'queue_full',
      details: { waiting: 2, retryAfterSeconds: 10 },
    })
    await add(other)
    await expect(add(other)).rejects.toMatchObject({
      code: 'overloaded',
      details: { retryAfterSeconds: 10, reason: expect.stringMatching(/^3 exports of all accounts/) },
    })
    await store.exports.finish(first.id, 1, { ...RESULT, fileSet: first.id })
    await add(design)
    expect(await add(design, { fingerprint: 'f' })).toMatchObject({ status: 'completed' })
  })

  test('an account has at most as many exports in progress as its plan allows, for all workers together', async () => {
    const { store, location, design } = await openQueue()
    const other = await open(location)
    const own = await fill(
      store,
      design,
      Array.from({ length: 4 }, () => ({})),
    )
    const late = await store.designs.create(sampleDesign(await addAccount(store)))
    await store.operator.change(late.accountId, { plan: 'removed' })
    const others = await fill(store, late, [{}, {}])
    const atOnce = { byPlan: { free: 2, pro: 3 }, otherwise: 1 }
    const claim = async (workerId: string, from: Store, leaseMs = 60_000) =>
      (await from.exports.claim({ workerId, now: 2_000, leaseMs, atOnce }))?.id
    const taken = [await claim('one', store), await claim('two', other), await claim('one', store)]
    expect(taken.toSorted()).toEqual([own[0], own[1], others[0]].toSorted())
    expect(await claim('two', other)).toBeUndefined()
    await store.exports.finish(own[0] ?? '', 1, { ...RESULT, fileSet: own[0] ?? '' })
    // Leases that end at once: an export whose worker crashed does not count.
    expect(await claim('two', other, 0)).toBe(own[2])
    expect(await claim('one', store)).toBe(own[2])
    expect(await claim('one', store)).toBeUndefined()
    await store.operator.change(design.accountId, { plan: 'pro' })
    expect(await claim('one', store)).toBe(own[3])
  })

  test('an export accepted before a restart exists after it', async () => {
    const { store, location, design } = await openQueue()
    const [id] = await fill(store, design, [{}])
    await store.close()
    const restarted = await open(location)
    expect(await restarted.migrate(1)).toEqual([])
    expect(await claimOne(restarted, 2_000)).toMatchObject({ id })
  })

  test('a long queue of one account does not hold up the first exports of another', async () => {
    const { store, design } = await openQueue()
    const other = await store.designs.create(sampleDesign(await addAccount(store)))
    await fill(
      store,
      design,
      Array.from({ length: 50 }, () => ({ createdAt: 1_000 })),
    )
    const late = await fill(store, other, [{ createdAt: 1_100 }, { createdAt: 1_100 }])
    const taken: (string | undefined)[] = []
    for (let number = 0; number < 52; number += 1) taken.push((await claimOne(store, 2_000, 60_000))?.id)
    expect(taken.indexOf(late[0])).toBeLessThanOrEqual(1)
    expect(taken.indexOf(late[1])).toBeLessThanOrEqual(3)
    expect(new Set(taken).size).toBe(52)
  })

  test('an export whose design is permanently deleted while it renders is removed, and equal exports are rendered', async () => {
    const { store, design } = await openQueue()
    const copy = await store.designs.create(sampleDesign(design.accountId))
    const [id = ''] = await fill(store, design, [{ fingerprint: 'f' }])
    const [follower] = await fill(store, copy, [{ fingerprint: 'f' }])
    await claimOne(store, 2_000)
    await store.designs.trash({ accountId: design.accountId, id: design.id, now: 1 })
    await store.designs.remove(design.accountId, design.id)
    expect(await store.exports.finish(id, 1, { ...RESULT, fileSet: id })).toEqual([])
    expect(await claimOne(store, 2_000)).toMatchObject({ id: follower, claims: 1 })
  })

  test('of a concurrent cancel and claim, only one succeeds', async () => {
    const { store, location, design } = await openQueue()
    const second = await open(location)
    for (let round = 0; round < 20; round += 1) {
      const [id = ''] = await fill(store, design, [{ fingerprint: newId('f') }])
      const [cancellation, claimed] = await Promise.allSettled([
        store.exports.cancel(design.accountId, id, 1_500),
        claimOne(second, 2_000, 60_000),
      ])
      const canceled = cancellation.status === 'fulfilled'
      expect(claimed.status === 'fulfilled' && claimed.value?.id === id).toBe(!canceled)
      expect(await store.exports.findAny(id)).toMatchObject({ status: canceled ? 'canceled' : 'processing' })
    }
  })

  test('an export accepted while an equal one expires either has files or is rendered', async () => {
    const { store, location, design } = await openQueue()
    const second = await open(location)
    for (let round = 0; round < 10; round += 1) {
      const fingerprint = newId('f')
      const [id = ''] = await fill(store, design, [{ fingerprint }])
      await claimOne(store, 2_000, 60_000)
      await store.exports.finish(id, 1, { ...RESULT, fileSet: id, expiresAt: 6_000 })
      const [, item] = await Promise.all([
        store.exports.expireDue(6_000, 10).then(async () => {
          const inUse = await store.exports.fileSetsInUse([id])
          return inUse.has(id)
        }),
        second.exports.create(sampleExport(design, { fingerprint, createdAt: 5_999, expiresAt: 90_000 }), '{}'),
      ])
      const inUse = await store.exports.fileSetsInUse([id])
      expect(inUse.has(id)).toBe(item.status === 'completed')
      if (item.status === 'queued') await store.exports.cancel(design.accountId, item.id, 7_000)
    }
  })
})
