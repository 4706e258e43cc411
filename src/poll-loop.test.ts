import { expect, test } from 'vitest'
import { PollLoop } from './poll-loop.ts'

test('a request during a poll is followed by one more poll', async () => {
  let polls = 0
  const loop = new PollLoop(
    () => {
      polls += 1
      if (polls === 1) for (let count = 0; count < 3; count += 1) loop.request()
      return Promise.resolve()
    },
    () => undefined,
  )
  loop.open()
  await loop.idle()
  expect(polls).toBe(2)
})

test('a failed poll is reported, and the next request polls again', async () => {
  const errors: unknown[] = []
  let isAway = true
  const loop = new PollLoop(
    () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()),
    (error) => errors.push(error),
  )
  loop.open()
  await loop.idle()
  isAway = false
  loop.request()
  await loop.idle()
  expect(errors).toEqual([new Error('away')])
})

test('a loop that is not open does not poll', async () => {
  let polls = 0
  const loop = new PollLoop(
    () => {
      polls += 1
      return Promise.resolve()
    },
    () => undefined,
  )
  loop.request()
  await loop.idle()
  expect(polls).toBe(0)
  loop.open()
  await loop.idle()
  loop.close()
  loop.request()
  await loop.idle()
  expect(polls).toBe(1)
})
