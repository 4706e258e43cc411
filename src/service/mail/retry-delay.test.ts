import { expect, test } from 'vitest'
import { retryDelayMs } from './retry-delay.ts'

test('a temporary failure is retried after seconds, then at most every hour, for a day', () => {
  const delays: number[] = []
  for (let delay = retryDelayMs(1); delay !== undefined; delay = retryDelayMs(delays.length + 1)) delays.push(delay)
  expect(delays.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000])
  expect(Math.max(...delays)).toBe(3_600_000)
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600_000
  expect(hours).toBeGreaterThan(23)
  expect(hours).toBeLessThan(25)
})
