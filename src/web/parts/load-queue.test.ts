import { expect, test } from 'vitest'
import { createPictureQueue, type PictureQueue } from './load-queue.ts'

/** A queue in which images load until the test ends or aborts them. */
function createTestQueue(maxConcurrent: number, pauseMs = (): number => 0) {
  const queue: PictureQueue = createPictureQueue({ maxConcurrent, pauseMs })
  const started: string[] = []
  const aborted: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    aborted,
    add: (name: string, distance: () => number) =>
      queue.add({
        distance,
        load: (signal) =>
          new Promise((resolve) => {
            started.push(name)
            ends.set(name, resolve)
            signal.addEventListener('abort', () => {
              aborted.push(name)
              resolve()
            })
          }),
      }),
    end: async (name: string) => {
      ends.get(name)?.()
      await pause(5)
    },
  }
}

test('the nearest images are loaded first, and at most two at a time', async () => {
  const { add, started, end } = createTestQueue(2)
  for (const [name, distance] of Object.entries({ far: 300, near: 10, middle: 100 })) add(name, () => distance)
  await pause(5)
  expect(started).toEqual(['near', 'middle'])
  await end('near')
  expect(started).toEqual(['near', 'middle', 'far'])
})

test('the distance of an image is measured when a slot becomes free', async () => {
  const { add, started, end } = createTestQueue(1)
  const distances = { first: 0, second: 10, third: 20 }
  for (const name of ['first', 'second', 'third'] as const) add(name, () => distances[name])
  await pause(5)
  distances.second = 500
  await end('first')
  expect(started).toEqual(['first', 'third'])
})

test('an image removed while queued is never loaded', async () => {
  const { add, started, end } = createTestQueue(1)
  add('first', () => 0)
  const remove = add('second', () => 1)
  add('third', () => 2)
  await pause(5)
  remove()
  await end('first')
  expect(started).toEqual(['first', 'third'])
})

test('an image removed while loading is aborted, and the next one starts', async () => {
  const { add, started, aborted } = createTestQueue(1)
  const remove = add('first', () => 0)
  add('second', () => 1)
  await pause(5)
  remove()
  await pause(5)
  expect(aborted).toEqual(['first'])
  expect(started).toEqual(['first', 'second'])
})

test('nothing is loaded during a pause; afterward, the nearest of the images added so far is loaded', async () => {
  let isPaused = true
  const { add, started } = createTestQueue(1, () => (isPaused ? 5 : 0))
  add('far', () => 300)
  await pause(20)
  add('near', () => 10)
  await pause(20)
  expect(started).toEqual([])
  isPaused = false
  await expect.poll(() => started).toEqual(['near'])
})

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
