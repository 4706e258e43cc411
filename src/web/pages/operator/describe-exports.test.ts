import { expect, test } from 'vitest'
import { describeExports } from './describe-exports.ts'

const NONE = { queued: 0, processing: 0, completed: 0, failed: 0, total: 0 }

test('canceled and expired exports are the rest of the total', () => {
  expect(describeExports({ queued: 2, processing: 1, completed: 604, failed: 3, total: 9120 })).toBe(
    '604 ready, 3 failed, 3 in progress, 8,510 canceled or expired',
  )
})

test('zero counts are omitted, except for ready and failed exports', () => {
  expect(describeExports(NONE)).toBe('0 ready, 0 failed')
})

test('a negative number of canceled or expired exports is omitted', () => {
  expect(describeExports({ ...NONE, processing: 1, completed: 1, total: 1 })).toBe('1 ready, 0 failed, 1 in progress')
})
