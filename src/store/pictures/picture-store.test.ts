import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleDesign } from '../testing/samples.ts'
import { withLease } from '../testing/with-lease.ts'
import type { ClaimedPicture, PictureClaim } from './claim-picture.ts'
import { type PictureKey, URGENCY, type Urgency } from './picture-row.ts'
import type { ExpiredPicture } from './picture-store.ts'

const ALL: readonly Urgency[] = [URGENCY.owner, URGENCY.visitor, URGENCY.saved]
const LEASE_MS = 5_000
const NOW = 500

await describeOnEngines('pictures', ({ newLocation, open }) => {
  const start = async (): Promise<Store> => {
    const store = await open(await newLocation())
    await store.migrate(0)
    return store
  }
  const key = (subjectId: string, page = 0): PictureKey => ({ subjectId, revision: 1, page })
  const claim = (store: Store, given: Partial<PictureClaim> = {}): Promise<ClaimedPicture | undefined> =>
    store.pictures.claim({ workerId: 'w', leaseMs: LEASE_MS, urgencies: ALL, ...given })
  /** Claims and finishes all waiting pictures, one after the other. */
  const drawAll = async (store: Store, given: Partial<PictureClaim> = {}): Promise<string[]> => {
    const order: string[] = []
    for (let next = await claim(store, given); next; next = await claim(store, given)) {
      order.push(next.key.subjectId)
      await store.pictures.finish(next, 1_000_000)
    }
    return order
  }
  const request = async (store: Store, owner: string, ...names: string[]): Promise<void> => {
    for (const name of names) await store.pictures.request(key(name), { owner, urgency: URGENCY.owner, now: NOW })
  }

  test('are drawn in turns of their owners, the latest request of each first', async () => {
    const store = await start()
    await request(store, 'a', 'a1', 'a2', 'a3')
    await request(store, 'b', 'b1')
    expect(await drawAll(store)).toEqual(['a3', 'b1', 'a2', 'a1'])
  })

  test('that visitors request come after those of owners, and saved ones last', async () => {
    const store = await start()
    const accountId = await addAccount(store)
    const { id } = await store.designs.create(sampleDesign(accountId))
    await store.pictures.request(key('visited'), { owner: 'a', urgency: URGENCY.visitor, now: NOW })
    await request(store, 'a', 'own')
    expect(await drawAll(store)).toEqual(['own', 'visited'])
    await pause(1_100)
    expect(await drawAll(store)).toEqual([id])
  })

  test('of one owner are claimed one at a time by all workers', async () => {
    const store = await start()
    await request(store, 'a', 'a1', 'a2')
    await request(store, 'b', 'b1')
    // Opens the connections, so that the claims run at the same time.
    await Promise.all(Array.from({ length: 8 }, () => store.ping()))
    for (let round = 0; round < 20; round += 1) {
      const claimed = await Promise.all(['v', 'w', 'x', 'y', 'z'].map((workerId) => claim(store, { workerId })))
      const pictures = claimed.filter((picture) => picture !== undefined)
      expect(pictures.map(({ owner }) => owner).toSorted()).toEqual(['a', 'b'])
      await Promise.all(pictures.map((picture) => store.pictures.release(picture)))
    }
  })

  test('are claimed again when the lease of their worker has ended, and not finished by that worker', async () => {
    await withLease(async (leaseMs) => {
      const store = await start()
      await request(store, 'a', 'a1')
      const first = await claim(store, { leaseMs })
      expect(await claim(store)).toBeUndefined()
      await pause(leaseMs + 50)
      const second = await claim(store)
      expect(second).toMatchObject({ key: key('a1'), claims: 2 })
      expect(first && (await store.pictures.finish(first, 1))).toBe(false)
      expect(second && (await store.pictures.finish(second, 1))).toBe(true)
      expect(await store.pictures.find(key('a1'))).toBeUndefined()
    })
  })

  test('whose lease was renewed are not claimed again when it would have ended', async () => {
    const store = await start()
    await request(store, 'a', 'a1')
    const first = await claim(store, { leaseMs: 0 })
    if (first) await store.pictures.renew(first, 60_000)
    expect(await claim(store)).toBeUndefined()
    expect(first && (await store.pictures.finish(first, 1))).toBe(true)
  })

  test('that failed are refused for a while', async () => {
    await withLease(async (forMs) => {
      const store = await start()
      await request(store, 'a', 'a1')
      const claimed = await claim(store)
      if (claimed) await store.pictures.fail(claimed, { failure: 'timeout', forMs, expiresAt: 1 })
      const wish = { owner: 'a', urgency: URGENCY.owner, now: NOW }
      expect(await store.pictures.find(key('a1'))).toEqual({ state: 'failed', failure: 'timeout' })
      expect(await store.pictures.request(key('a1'), wish)).toEqual({ state: 'failed', failure: 'timeout' })
      await pause(forMs + 50)
      expect(await store.pictures.request(key('a1'), wish)).toEqual({ state: 'waiting' })
    })
  })

  test('beyond 200 of one owner are refused, the oldest first, and expire', async () => {
    const store = await start()
    const names = Array.from({ length: 202 }, (_, index) => `p${index}`)
    await request(store, 'a', ...names)
    const states = await Promise.all(names.map((name) => store.pictures.find(key(name))))
    const refused = states.flatMap((state, index) => (state?.state === 'failed' ? [index] : []))
    expect(refused).toEqual([0, 1])
    const expired = await store.pictures.listExpired(NOW + 60_000, 10)
    expect(expired.map((picture) => picture.key.subjectId)).toEqual(['p0', 'p1'])
  })

  test('of a saved design wait only for its latest revision', async () => {
    const store = await start()
    const accountId = await addAccount(store)
    const { id } = await store.designs.create(sampleDesign(accountId))
    const target = { accountId, id, now: 2_000 }
    await store.designs.update(target, () => ({ width: 10 }))
    expect(await store.pictures.countWaiting()).toBe(1)
    await store.designs.update(target, () => ({ title: 'Renamed' }))
    expect(await store.pictures.countWaiting()).toBe(0)
    await store.designs.update(target, () => ({ width: 11 }))
    await pause(1_100)
    expect((await claim(store))?.key).toEqual({ subjectId: id, revision: 4, page: 0 })
  })

  test('of replaced revisions expire when they are replaced, and only then', async () => {
    const store = await start()
    const accountId = await addAccount(store)
    const { id } = await store.designs.create(sampleDesign(accountId))
    await store.pictures.request(key(id), { owner: accountId, urgency: URGENCY.owner, now: NOW })
    const drawn = await claim(store)
    if (drawn) await store.pictures.finish(drawn, 1_000_000)
    const rename = (now: number) => store.designs.update({ accountId, id, now }, () => ({ title: `At ${now}` }))
    await rename(2_000)
    await rename(3_000)
    const expired = { key: key(id), expiresAt: 2_000 }
    expect(await store.pictures.listExpired(4_000, 10)).toEqual([expired])
    await store.pictures.removeExpired(expired)
    expect(await store.pictures.listExpired(4_000, 10)).toEqual([])
  })

  test('that have expired are listed in batches', async () => {
    const store = await start()
    const expiries = { a: 3_000, b: 1_000, c: 2_000, d: 2_000, e: 2_000 }
    for (const [name, expiresAt] of Object.entries(expiries)) {
      await request(store, 'owner', name)
      const drawn = await claim(store)
      if (drawn) await store.pictures.finish(drawn, expiresAt)
    }
    const listed: string[] = []
    let after: ExpiredPicture | undefined
    do {
      const batch = await store.pictures.listExpired(4_000, 2, after)
      listed.push(...batch.map((picture) => picture.key.subjectId))
      after = batch.at(-1)
    } while (after !== undefined)
    expect(listed).toEqual(['b', 'c', 'd', 'e', 'a'])
  })

  test('that wait are forgotten when their requester leaves, unless they are being drawn', async () => {
    const store = await start()
    await request(store, 'a', 'a1', 'a2')
    const drawing = await claim(store)
    await store.pictures.drop(key('a1'))
    await store.pictures.drop(key('a2'))
    expect(await drawAll(store)).toEqual([])
    expect(drawing && (await store.pictures.finish(drawing, 1))).toBe(true)
  })

  test('count the workers that ended while they drew them, not those that returned them', async () => {
    const store = await start()
    await request(store, 'a', 'a1')
    const returned = await claim(store, { workerId: 'v' })
    if (returned) await store.pictures.release(returned)
    const ended = await claim(store, { workerId: 'w', leaseMs: 0 })
    const next = await claim(store, { workerId: 'x' })
    expect([returned?.deaths, ended?.deaths, next?.deaths]).toEqual([0, 0, 1])
  })

  test('of saved designs do not fill the queue: at most 200 wait per account', async () => {
    const store = await start()
    const accountId = await addAccount(store)
    for (let count = 0; count < 203; count += 1) await store.designs.create(sampleDesign(accountId))
    expect(await store.pictures.countWaiting()).toBe(200)
  })

  test('are forgotten with their design', async () => {
    const store = await start()
    const accountId = await addAccount(store)
    const design = sampleDesign(accountId, { id: newId('des') })
    await store.designs.create(design)
    await store.designs.trash({ accountId, id: design.id, now: 2 })
    expect(await store.pictures.countWaiting()).toBe(1)
    await store.designs.remove(accountId, design.id)
    expect(await store.pictures.countWaiting()).toBe(0)
    expect(await store.leftovers.list(10)).toEqual([{ kind: 'thumbnails', name: design.id }])
  })

  test('are drawn at most once by five workers that claim at the same time', async () => {
    const store = await start()
    for (let n = 0; n < 60; n += 1) await request(store, `owner ${n % 6}`, `p${n}`)
    const drawn: string[] = []
    const work = async (workerId: string): Promise<void> => {
      for (let idle = 0; idle < 20;) {
        const claimed = await claim(store, { workerId })
        if (claimed === undefined) {
          idle += 1
          await pause(5)
          continue
        }
        drawn.push(claimed.key.subjectId)
        await store.pictures.finish(claimed, 1_000_000)
      }
    }
    await Promise.all(['1', '2', '3', '4', '5'].map(work))
    expect(drawn).toHaveLength(60)
    expect(new Set(drawn).size).toBe(60)
  })
})
