import { hash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Counters, RateLimiter, RecentKeys, Window } from './counters.ts'
import { createMemoryCounters } from './memory-counters.ts'
import { openRedisConnection, type RedisConnection, type RedisConnectionOptions } from './redis-connection.ts'

export interface RedisCounters extends Counters {
  isConnected(): boolean
  close(): void
}

export interface RedisCountersOptions extends Pick<RedisConnectionOptions, 'commandMs'> {
  /** `redis:` or `rediss:`, optionally with a user, a password and a database number. */
  readonly url: string
  /** Begins the name of every key, so that several programs can share one Redis. */
  readonly prefix: string
  readonly log: Logger
  /** The wall clock, only for display. */
  readonly clock: () => number
}

// Scripts run atomically and use one time, so a window cannot end between two of their commands.
// `eval` rather than `evalsha`: Redis hashes these few bytes faster than we could handle a lost script.

/** A window always has an end, even if another program has removed the expiry of its key. */
const COUNT = `local used = redis.call('incr', KEYS[1])
local left = redis.call('pttl', KEYS[1])
if left < 0 then
  redis.call('pexpire', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {used, left}`

const PEEK = `local used = redis.call('get', KEYS[1])
if not used then return {} end
return {tonumber(used), redis.call('pttl', KEYS[1])}`

const REFUND = `local used = redis.call('get', KEYS[1])
if used and tonumber(used) > 0 then redis.call('decr', KEYS[1]) end
return {}`

const DAY_MS = 24 * 60 * 60 * 1000
/** A key that is still in use is written again after this part of its retention. */
const REFRESHES = 10

/**
 * Opens counters that all servers with the same URL and prefix share. Each server also counts in its
 * own memory, and uses that count while Redis is unreachable. Windows last by the clock of Redis.
 */
export async function openRedisCounters({ prefix, clock, ...options }: RedisCountersOptions): Promise<RedisCounters> {
  const connection = await openRedisConnection({
    ...options,
    probe: (redis) => redis.eval(COUNT, 1, `${prefix}probe`, 1_000),
  })
  const memory = createMemoryCounters(clock)
  // Hashed, because some keys are email addresses, and keys may contain any character.
  const naming = (name: string) => (key: string) => `${prefix}${name}:${hash('sha256', key, 'base64url')}`
  return {
    isConnected: () => connection.isConnected(),
    close: () => connection.close(),
    limiter: (name, windowSeconds) =>
      createLimiter({
        connection,
        clock,
        own: memory.limiter(name, windowSeconds),
        nameOf: naming(name),
        windowMs: windowSeconds * 1000,
      }),
    recentKeys: (name, { days, maxInMemory }) =>
      createRecentKeys({ connection, clock, nameOf: naming(name), retentionMs: days * DAY_MS, maxInMemory }),
  }
}

interface SharedOptions {
  readonly connection: RedisConnection
  readonly nameOf: (key: string) => string
  readonly clock: () => number
}

function createLimiter({
  connection,
  nameOf,
  clock,
  own,
  windowMs,
}: SharedOptions & { own: RateLimiter; windowMs: number }): RateLimiter {
  const run = (script: string, key: string): Promise<number[] | undefined> =>
    connection.run((redis: Redis) => redis.eval(script, 1, nameOf(key), windowMs) as Promise<number[]>)
  const windowIn = ([used, leftMs]: readonly number[]): Window | undefined =>
    used === undefined || leftMs === undefined ? undefined : { used, endsAt: clock() + leftMs }

  return {
    async count(key) {
      const window = await own.count(key)
      return windowIn((await run(COUNT, key)) ?? []) ?? window
    },
    async peek(key) {
      const reply = await run(PEEK, key)
      return reply === undefined ? own.peek(key) : windowIn(reply)
    },
    async refund(key) {
      await Promise.all([own.refund(key), run(REFUND, key)])
    },
  }
}

function createRecentKeys({
  connection,
  nameOf,
  clock,
  retentionMs,
  maxInMemory,
}: SharedOptions & { retentionMs: number; maxInMemory: number }): RecentKeys {
  /** When this server last wrote each key. A key that is here needs no request to Redis. Adding a key renews it. */
  const writtenAt = new LRUCache<string, number>({ max: maxInMemory, ttl: retentionMs })
  return {
    async has(key) {
      if (writtenAt.get(key) !== undefined) return true
      return (await connection.run((redis) => redis.exists(nameOf(key)))) === 1
    },
    async add(key) {
      const now = clock()
      const age = now - (writtenAt.get(key) ?? -Infinity)
      if (age >= 0 && age < retentionMs / REFRESHES) return
      const reply = await connection.run((redis) => redis.set(nameOf(key), '1', 'PX', retentionMs))
      // 0: to be written at the next chance.
      writtenAt.set(key, reply === undefined ? 0 : now)
    },
    async delete(key) {
      writtenAt.delete(key)
      await connection.run((redis) => redis.del(nameOf(key)))
    },
  }
}
