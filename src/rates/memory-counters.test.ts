import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RateLimiter } from './counters.ts'
import { createMemoryCounters } from './memory-counters.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const RETENTION_MS = 1_000
const START = Date.UTC(2026, 3, 1)

let limiter: RateLimiter

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: START })
  limiter = createMemoryCounters(() => Date.now()).limiter('requests', 60)
})
afterEach(() => void vi.useRealTimers())

test('a window starts with the first count and ends a minute later', async () => {
  expect(await limiter.peek('a')).toBeUndefined()
  expect(await limiter.count('a')).toEqual({ used: 1, endsAt: START + 60_000 })
  vi.advanceTimersByTime(59_999)
  expect(await limiter.count('a')).toEqual({ used: 2, endsAt: START + 60_000 })
  expect(await limiter.count('b')).toEqual({ used: 1, endsAt: START + 119_999 })
  vi.advanceTimersByTime(1)
  expect(await limiter.peek('a')).toBeUndefined()
  expect(await limiter.peek('b')).toMatchObject({ used: 1 })
  expect(await limiter.count('a')).toMatchObject({ used: 1 })
})

test('a key that was not added again during its retention is forgotten', async () => {
  const keys = createMemoryCounters(() => Date.now()).recentKeys('keys', {
    days: RETENTION_MS / DAY_MS,
    maxInMemory: 10,
  })
  await keys.add('a')
  expect(await keys.has('a')).toBe(true)
  // The cache uses the real clock.
  await setTimeout(RETENTION_MS + 200)
  expect(await keys.has('a')).toBe(false)
})

test.each([
  ['ahead', HOUR_MS],
  ['back', -HOUR_MS],
])('setting the wall clock %s by an hour does not change how long the window lasts', async (_, step) => {
  await limiter.count('a')
  vi.advanceTimersByTime(10_000)
  // The monotonic clock is unchanged.
  vi.setSystemTime(Date.now() + step)
  expect(await limiter.count('a')).toEqual({ used: 2, endsAt: START + 60_000 + step })
  vi.advanceTimersByTime(49_999)
  expect(await limiter.count('a')).toMatchObject({ used: 3 })
  vi.advanceTimersByTime(1)
  expect(await limiter.count('a')).toMatchObject({ used: 1, endsAt: START + 120_000 + step })
})
