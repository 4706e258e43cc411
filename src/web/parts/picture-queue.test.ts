import { expect, test } from 'vitest'
import { createPictureQueue, type PictureQueue } from './picture-queue.ts'

/** A queue in which images load until the test ends or aborts them. */
function openQueue(atOnce: number, pausedUntil = 0) {
  const queue: PictureQueue = createPictureQueue({
    atOnce,
    pauseMs: () => Math.max(0, pausedUntil - performance.now()),
  })
  const begun: string[] = []
  const aborted: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    aborted,
    add: (name: string, distance: () => number) =>
      queue.add({
        distance,
        load: (signal) =>
          new Promise((resolve) => {
            begun.push(name)
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

test('the nearest pictures are loaded first, a few at a time', async () => {
  const { add, begun, end } = openQueue(2)
  for (const [name, distance] of Object.entries({ far: 300, near: 10, middle: 100 })) add(name, () => distance)
  await pause(5)
  expect(begun).toEqual(['near', 'middle'])
  await end('near')
  expect(begun).toEqual(['near', 'middle', 'far'])
})

test('the distance of an image is measured when a slot becomes free', async () => {
  const { add, begun, end } = openQueue(1)
  const distances = { first: 0, second: 10, third: 20 }
  for (const name of ['first', 'second', 'third'] as const) add(name, () => distances[name])
  await pause(5)
  distances.second = 500
  await end('first')
  expect(begun).toEqual(['first', 'third'])
})

test('an image removed while queued is never loaded', async () => {
  const { add, begun, end } = openQueue(1)
  add('first', () => 0)
  const takeOut = add('second', () => 1)
  add('third', () => 2)
  await pause(5)
  takeOut()
  await end('first')
  expect(begun).toEqual(['first', 'third'])
})

test('an image removed while loading is aborted, and the next one starts', async () => {
  const { add, begun, aborted } = openQueue(1)
  const takeOut = add('first', () => 0)
  add('second', () => 1)
  await pause(5)
  takeOut()
  await pause(5)
  expect(aborted).toEqual(['first'])
  expect(begun).toEqual(['first', 'second'])
})

test('nothing is loaded during a pause, and then the nearest of all that came meanwhile', async () => {
  const { add, begun } = openQueue(1, performance.now() + 60)
  add('far', () => 300)
  await pause(20)
  add('near', () => 10)
  await pause(20)
  expect(begun).toEqual([])
  await pause(40)
  expect(begun).toEqual(['near'])
})

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
