import { expect, test } from 'vitest'
import { exportsTold } from './exports-told.ts'

const NONE = { queued: 0, processing: 0, completed: 0, failed: 0, total: 0 }

test('the parts that are told make up the total', () => {
  expect(exportsTold({ queued: 2, processing: 1, completed: 604, failed: 3, total: 9120 })).toBe(
    '604 to be downloaded, 3 failed, 3 under way, 8,510 canceled or expired',
  )
})

test('of what there is none, only what one looks for is told', () => {
  expect(exportsTold(NONE)).toBe('0 to be downloaded, 0 failed')
})

test('what was counted before one ended is not told as less than none', () => {
  expect(exportsTold({ ...NONE, processing: 1, completed: 1, total: 1 })).toBe(
    '1 to be downloaded, 0 failed, 1 under way',
  )
})
