import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createUndertaker } from './undertaker.ts'

test('a thread that does not end is counted for as long as it does not', async () => {
  const undertaker = createUndertaker(10)
  const ended = Promise.withResolvers<undefined>()
  const end = undertaker.end({ end: () => ended.promise })
  expect(undertaker.stuck()).toBe(0)
  await sleep(50)
  expect(undertaker.stuck()).toBe(1)
  ended.resolve(undefined)
  await end
  expect(undertaker.stuck()).toBe(0)
})
