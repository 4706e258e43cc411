import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasRedis, type RedisServer, startRedis } from '../../test/setup/redis-server.ts'
import type { Counters } from './counters.ts'
import { createMemoryCounters } from './memory-counters.ts'
import { openRedisCounters } from './redis-counters.ts'

const clock = () => Date.now()
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The result of `work`, and when it began and ended. */
async function timed<Result>(work: () => Promise<Result>) {
  const from = Date.now()
  const result = await work()
  return { result, from, until: Date.now() }
}

interface Opened extends Counters {
  close(): void
}

let server: RedisServer | undefined
beforeAll(async () => {
  if (hasRedis) server = await startRedis()
})
afterAll(() => server?.stop())

const adapters: Record<string, () => Promise<Opened>> = {
  memory: () => Promise.resolve({ ...createMemoryCounters(clock), close: () => undefined }),
  ...(hasRedis && {
    Redis: async () => {
      const prefix = `test-${crypto.randomUUID()}:`
      const counters = await openRedisCounters({
        url: server?.url ?? '',
        prefix,
        clock,
        // On a busy machine, a reply of Redis can take far longer than a tenth of a second.
        commandMs: 10_000,
        log: pino({ level: 'silent' }),
      })
      expect(counters.isConnected()).toBe(true)
      return counters
    },
  }),
}

describe.each(Object.keys(adapters))('counters in %s', (name) => {
  let counters: Opened
  beforeAll(async () => {
    counters = await (adapters[name] as () => Promise<Opened>)()
  })
  afterAll(() => counters.close())

  test('a window starts with the first count and lasts as long as its limiter says', async () => {
    // A busy machine may not count twice within a short window.
    for (const seconds of [0.3, 3, 30]) {
      const limiter = counters.limiter(`window of ${seconds} s`, seconds)
      expect(await limiter.peek('a')).toBeUndefined()
      const first = await timed(() => limiter.count('a'))
      expect(first.result.used).toBe(1)
      expect(first.result.endsAt).toBeGreaterThanOrEqual(first.from + seconds * 1000 - 10)
      expect(first.result.endsAt).toBeLessThanOrEqual(first.until + seconds * 1000 + 10)
      await wait(100)
      const second = await timed(() => limiter.count('a'))
      if (second.until >= first.from + seconds * 1000 - 10) continue
      expect(second.result.used).toBe(2)
      // Counting again does not extend the window.
      expect(second.result.endsAt).toBeLessThanOrEqual(first.until + seconds * 1000 + second.until - second.from + 10)
      await wait(Math.max(0, second.result.endsAt - Date.now()) + 30)
      expect(await limiter.peek('a')).toBeUndefined()
      expect(await limiter.count('a')).toMatchObject({ used: 1 })
      return
    }
    throw new Error('The machine is too busy to count twice within half a minute.')
  })

  test('peeking returns the window and counts nothing', async () => {
    const limiter = counters.limiter('peek', 60)
    const { result: counted, ...counting } = await timed(() => limiter.count('a'))
    for (let count = 0; count < 3; count += 1) {
      const { result: peeked, ...peeking } = await timed(() => limiter.peek('a'))
      expect(peeked?.used).toBe(1)
      // A reply of Redis says how long the window still lasts, and takes part of that time.
      const onTheWay = peeking.until - peeking.from + counting.until - counting.from
      expect(Math.abs((peeked?.endsAt ?? 0) - counted.endsAt)).toBeLessThanOrEqual(onTheWay + 10)
    }
    expect(await limiter.count('a')).toMatchObject({ used: 2 })
  })

  test('keys and limiters are counted separately, whatever characters a key has', async () => {
    const [one, other] = [counters.limiter('one', 60), counters.limiter('other', 60)]
    for (const key of ['a', 'a b', 'a:b', 'ü', '']) expect(await one.count(key)).toMatchObject({ used: 1 })
    expect(await other.count('a')).toMatchObject({ used: 1 })
    expect(await one.count('a')).toMatchObject({ used: 2 })
  })

  test('a refund is subtracted from the open window, which does not fall below zero', async () => {
    const limiter = counters.limiter('refund', 60)
    await limiter.refund('a')
    expect(await limiter.peek('a')).toBeUndefined()
    await limiter.count('a')
    await limiter.refund('a')
    await limiter.refund('a')
    expect(await limiter.peek('a')).toMatchObject({ used: 0 })
    expect(await limiter.count('a')).toMatchObject({ used: 1 })
  })

  test('concurrent counts are all different', async () => {
    const limiter = counters.limiter('concurrent', 60)
    const windows = await Promise.all(Array.from({ length: 500 }, () => limiter.count('a')))
    expect(new Set(windows.map(({ used }) => used)).size).toBe(500)
  })

  test('a recent key is remembered until it is deleted', async () => {
    const keys = counters.recentKeys('recent', { days: 1, maxInMemory: 10 })
    expect(await keys.has('a')).toBe(false)
    await keys.add('a')
    await keys.add('a')
    expect(await keys.has('a')).toBe(true)
    expect(await keys.has('b')).toBe(false)
    await keys.delete('a')
    expect(await keys.has('a')).toBe(false)
  })
})
