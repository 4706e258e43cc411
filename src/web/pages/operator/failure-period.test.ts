import { expect, test } from 'vitest'
import { inputTime, timeFilter, timeOfInput } from './failure-period.ts'

test('a period is relative to the clock, and a range has its own times', () => {
  expect(timeFilter({})).toEqual({})
  expect(timeFilter({ period: 'day' })).toEqual({ lastMs: 86_400_000 })
  expect(timeFilter({ period: 'hour', from: '2026-04-01T10:00:00.000Z' })).toEqual({ lastMs: 3_600_000 })
  expect(timeFilter({ period: 'range', to: '2026-04-01T10:00:00.000Z' })).toEqual({ to: '2026-04-01T10:00:00.000Z' })
})

test('the field shows the local time that it was set to, also across a change of the clock', () => {
  for (const local of ['2026-01-15T08:30', '2026-07-15T23:59', '2026-03-29T03:30']) {
    expect(inputTime(timeOfInput(local))).toBe(local)
  }
  expect(inputTime(undefined)).toBe('')
  expect(timeOfInput('')).toBeUndefined()
})
