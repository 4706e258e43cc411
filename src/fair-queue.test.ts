import { setImmediate as settle } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Failure } from './failure.ts'
import { FairQueue, type FairQueueOptions } from './fair-queue.ts'
import type { Work } from './queue-owner.ts'

function createQueue(options: Partial<FairQueueOptions> = {}) {
  let timeMs = 0
  const started: string[] = []
  const finishers = new Map<string, () => void>()
  const queue = new FairQueue({
    ...{ atOnce: 1, atOncePerOwner: 1, waiting: 100, waitingPerOwner: 100, order: 'oldest first' },
    refusal: () => new Failure('overloaded', { retryAfterSeconds: 1 }),
    clock: () => timeMs,
    ...options,
  })
  return {
    queue,
    started,
    add: (name: string, work: Partial<Work> = {}): Promise<string> => {
      const owner = name.slice(0, 1)
      const result = queue.run({ owner, ...work }, async () => {
        started.push(name)
        await new Promise<void>((resolve) => finishers.set(name, resolve))
        return name
      })
      result.catch(() => undefined)
      return result
    },
    finish: async (name: string, tookMs = 10): Promise<void> => {
      timeMs += tookMs
      finishers.get(name)?.()
      await settle()
    },
  }
}

const OVERLOADED = { code: 'overloaded' }

test('an owner with many tasks delays the first task of another owner by one task', async () => {
  const { add, finish, started } = createQueue()
  for (let n = 1; n <= 5; n += 1) void add(`a${n}`)
  void add('b1')
  await finish('a1')
  await finish('b1')
  await finish('a2')
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('the owner that has used the least time is served next', async () => {
  const { add, finish, started } = createQueue()
  for (const name of ['a1', 'a2', 'b1', 'b2', 'b3', 'b4']) void add(name)
  await finish('a1', 30)
  for (const name of ['b1', 'b2', 'b3', 'b4']) await finish(name, 10)
  expect(started).toEqual(['a1', 'b1', 'b2', 'b3', 'a2'])
})

test('an owner that was idle is served next, but idle time earns no credit', async () => {
  const { add, finish, started } = createQueue()
  for (let n = 1; n <= 9; n += 1) void add(`a${n}`)
  for (let n = 1; n <= 4; n += 1) await finish(`a${n}`, 100)
  for (let n = 1; n <= 3; n += 1) void add(`b${n}`)
  await finish('a5', 100)
  await finish('b1', 100)
  await finish('a6', 100)
  expect(started.slice(5)).toEqual(['b1', 'a6', 'b2'])
})

test('limits the running work in total and per owner', () => {
  const { add, started } = createQueue({ atOnce: 3, atOncePerOwner: 2 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void add(name)
  expect(started).toEqual(['a1', 'a2', 'b1'])
})

test('is contended while work waits only because other owners occupy the queue', async () => {
  const { add, finish, queue } = createQueue({ atOnce: 2, atOncePerOwner: 1 })
  for (const name of ['a1', 'a2']) void add(name)
  expect(queue.isContended).toBe(false)
  for (const name of ['b1', 'c1']) void add(name)
  expect(queue.isContended).toBe(true)
  await finish('b1')
  expect(queue.isContended).toBe(false)
})

test('runs the newest work of an owner first in a "newest first" queue', async () => {
  const { add, finish, started } = createQueue({ order: 'newest first' })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add(name)
  await finish('a1')
  await finish('a4')
  expect(started).toEqual(['a1', 'a4', 'a3'])
})

test("runs an owner's own work before its guest work", async () => {
  const { add, finish, started } = createQueue()
  void add('a1', { workClass: 'guest' })
  void add('a2', { workClass: 'guest' })
  void add('a3')
  await finish('a1')
  await finish('a3')
  expect(started).toEqual(['a1', 'a3', 'a2'])
})

test('drops work aborted while waiting, but not running work', async () => {
  const { add, finish, started } = createQueue()
  const leaving = new AbortController()
  const running = add('a1', { signal: leaving.signal })
  const waiting = add('a2', { signal: leaving.signal })
  void add('a3')
  leaving.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  await expect(add('a4', { signal: leaving.signal })).rejects.toThrow('left')
  await finish('a1')
  expect(await running).toBe('a1')
  expect(started).toEqual(['a1', 'a3'])
})

test.each([
  ['oldest first', 'a4'],
  ['newest first', 'a2'],
] as const)('rejects the last work of an owner with too much waiting work in a "%s" queue', async (order, refused) => {
  const { add } = createQueue({ order, waitingPerOwner: 2 })
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => [name, add(name)] as const)
  void add('b1')
  await expect(all.find(([name]) => name === refused)?.[1]).rejects.toMatchObject(OVERLOADED)
})

test('rejects work of the owner with the most waiting work when the total is too high', async () => {
  const { add, queue } = createQueue({ waiting: 3 })
  void add('a1')
  void add('a2')
  void add('a3')
  const last = add('a4')
  const other = add('b1')
  await expect(last).rejects.toMatchObject(OVERLOADED)
  expect(queue.waiting).toBe(3)
  await expect(Promise.race([other, settle('waits')])).resolves.toBe('waits')
})

test('guest work never displaces the own work of its owner', async () => {
  const { add } = createQueue({ waitingPerOwner: 2, waitingGuestsPerOwner: 1 })
  void add('a1')
  const guest = add('a2', { workClass: 'guest' })
  await expect(add('a3', { workClass: 'guest' })).rejects.toMatchObject(OVERLOADED)
  void add('a4')
  const own = add('a5')
  await expect(guest).rejects.toMatchObject(OVERLOADED)
  await expect(Promise.race([own, settle('waits')])).resolves.toBe('waits')
})

test('failed work does not stop the queue', async () => {
  const { queue } = createQueue()
  const failed = queue.run({ owner: 'a' }, () => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  expect(await queue.run({ owner: 'a' }, () => Promise.resolve('yes'))).toBe('yes')
})
