import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Failure } from '../../failure.ts'
import { createMemoryCounters } from '../../rates/memory-counters.ts'
import { ATTEMPTS, type AttemptLimits, createAttemptLimits } from './attempt-limits.ts'

let limits: AttemptLimits
let guessed: string[]
beforeEach(() => {
  const clock = () => Date.now()
  guessed = []
  limits = createAttemptLimits(createMemoryCounters(clock), clock, (accountId) => {
    guessed.push(accountId)
    return Promise.resolve()
  })
})

const succeed = () => Promise.resolve()

async function countAdmitted(count: number, attempt: (index: number) => Promise<unknown>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: count }, (_, index) => attempt(index)))
  const refused = results.filter((result) => result.status === 'rejected')
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ code: 'too_many_attempts' })
    const { retryAfterSeconds } = (reason as { details: { retryAfterSeconds: number } }).details
    expect(retryAfterSeconds).toBeGreaterThan(0)
    expect(retryAfterSeconds).toBeLessThanOrEqual(ATTEMPTS.windowSeconds)
  }
  return count - refused.length
}

describe('attempts to sign in', () => {
  test('at one account from one network are limited, in any spelling of the email', async () => {
    const emails = ['me@example.com', 'ME@example.com ', 'ｍｅ@example.com']
    expect(await countAdmitted(40, (index) => limits.signIn(emails[index % 3] ?? '', '192.0.2.1'))).toBe(10)
  })

  test('at many accounts from one network are limited', async () => {
    expect(await countAdmitted(100, (index) => limits.signIn(`${index}@example.com`, '192.0.2.1'))).toBe(60)
  })

  test('at one account from many networks are limited', async () => {
    expect(await countAdmitted(100, (index) => limits.signIn('me@example.com', `192.0.2.${index}`))).toBe(30)
  })

  test('from one IPv6 network count as from one client', async () => {
    expect(await countAdmitted(40, (index) => limits.signIn('me@example.com', `2001:db8::${index}`))).toBe(10)
  })

  test('that succeed do not count', async () => {
    for (let round = 0; round < 100; round += 1) {
      await (await limits.signIn('me@example.com', '192.0.2.1')).judge(succeed)
    }
    expect(await countAdmitted(40, () => limits.signIn('me@example.com', '192.0.2.1'))).toBe(10)
  })

  test('with codes are limited in 15 minutes, and over a day, which reports guesses once a day', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    let admitted = 0
    for (let round = 0; round < 20; round += 1) {
      for (let guess = 0; guess < 12; guess += 1)
        admitted += await limits.code('acc_1').then(
          () => 1,
          () => 0,
        )
      expect(admitted).toBe(Math.min(100, 10 * (round + 1)))
      vi.advanceTimersByTime(16 * 60_000)
    }
    expect(guessed).toEqual(['acc_1'])
    vi.advanceTimersByTime(24 * 3_600_000)
    expect(await countAdmitted(12, () => limits.code('acc_1'))).toBe(10)
    expect(guessed).toEqual(['acc_1', 'acc_1'])
    vi.useRealTimers()
  })

  test('with invitations from one network are limited only if they fail', async () => {
    for (let round = 0; round < 100; round += 1) await (await limits.invitation('192.0.2.1')).judge(succeed)
    expect(await countAdmitted(40, () => limits.invitation('192.0.2.1'))).toBe(20)
  })

  test('whose password was not checked, because too many were waiting, do not count', async () => {
    const crowded = new Failure('overloaded', { retryAfterSeconds: 2 })
    for (let round = 0; round < 40; round += 1) {
      const attempt = await limits.signIn('me@example.com', '192.0.2.1')
      await expect(attempt.judge(() => Promise.reject(crowded))).rejects.toBe(crowded)
    }
    const wrong = new Failure('sign_in_failed', {})
    const guess = async () => {
      const attempt = await limits.signIn('me@example.com', '192.0.2.1')
      await attempt.judge(() => Promise.reject(wrong)).catch((error: unknown) => expect(error).toBe(wrong))
    }
    expect(await countAdmitted(40, guess)).toBe(10)
  })

  test('cannot lock an account out of a network where it has signed in recently', async () => {
    await (await limits.signIn('me@example.com', '192.0.2.1')).judge(succeed)
    await countAdmitted(100, (index) => limits.signIn('me@example.com', `198.51.100.${index}`))
    await countAdmitted(100, (index) => limits.signIn(`${index}@example.com`, '192.0.2.1'))
    expect(await countAdmitted(40, () => limits.signIn('me@example.com', '192.0.2.1'))).toBe(10)
    expect(await countAdmitted(1, () => limits.signIn('me@example.com', '203.0.113.1'))).toBe(0)
  })

  test('are not reset by signing in to another account', async () => {
    const guess = (index: number) => limits.signIn(`${index}@example.com`, '192.0.2.1')
    let guesses = 0
    for (let round = 0; round < 100; round += 1) {
      guesses += await countAdmitted(1, () => guess(round))
      await limits.signIn('own@example.com', '192.0.2.1').then(
        (attempt) => attempt.judge(succeed),
        () => undefined,
      )
    }
    expect(guesses).toBe(60)
  })
})

test('new accounts from one network are limited', async () => {
  expect(await countAdmitted(40, () => limits.newAccount('192.0.2.1'))).toBe(20)
  expect(await countAdmitted(1, () => limits.newAccount('192.0.2.2'))).toBe(1)
})
