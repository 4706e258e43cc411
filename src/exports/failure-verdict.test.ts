import { expect, test } from 'vitest'
import { Failure } from '../failure.ts'
import { verdictOn } from './failure-verdict.ts'

test('an export is retried up to 119 times on a full disk, but twice after an internal error', () => {
  const full = new Failure('disk_full', {})
  expect(verdictOn(new Error('defect'), 1)).toEqual({ retryAfterMs: 4_000 })
  expect(verdictOn(new Error('defect'), 2)).toMatchObject({ fail: { code: 'internal_error' } })
  for (const attempts of [0, 2, 50, 118]) expect(verdictOn(full, attempts)).toEqual({ retryAfterMs: 30_000 })
  expect(verdictOn(full, 119)).toMatchObject({
    fail: { code: 'internal_error', retryable: true, message: expect.stringContaining('disk was full') },
  })
})

test('an export waits for an unavailable file store for an hour, first briefly and then half a minute', () => {
  const away = new Failure('overloaded', { retryAfterSeconds: 5 })
  expect([0, 1, 2, 3, 118].map((attempts) => verdictOn(away, attempts))).toEqual([
    { retryAfterMs: 1_000 },
    { retryAfterMs: 4_000 },
    { retryAfterMs: 16_000 },
    { retryAfterMs: 30_000 },
    { retryAfterMs: 30_000 },
  ])
  expect(verdictOn(away, 119)).toMatchObject({ fail: { code: 'internal_error', retryable: true } })
})

test('the message of a failed export begins with a capital letter and ends with a period', () => {
  const reason = 'the image "asset:ast_1" does not exist; it may have been deleted'
  expect(verdictOn(new Failure('image_fetch_failed', { reason }), 0)).toEqual({
    fail: {
      code: 'image_fetch_failed',
      message: 'The image "asset:ast_1" does not exist; it may have been deleted.',
      retryable: false,
    },
  })
})
