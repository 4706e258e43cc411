import { Writable } from 'node:stream'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hasRedis, type RedisServer, startRedis } from '../../test/setup/redis-server.ts'
import type { RateLimiter } from './counters.ts'
import { openRedisCounters, type RedisCounters } from './redis-counters.ts'

const clock = () => Date.now()

let server: RedisServer
let log: string[]
let opened: RedisCounters[]

/** On a busy machine, a reply of Redis can take far longer than a tenth of a second. */
const COMMAND_MS = 2_000

async function open(url = server.url, prefix = 'platen:'): Promise<RedisCounters> {
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(line.toString())
      done()
    },
  })
  const counters = await openRedisCounters({
    ...{ url, prefix, clock, commandMs: COMMAND_MS },
    log: pino({ base: null }, stream),
  })
  opened.push(counters)
  return counters
}

const requests = (counters: RedisCounters): RateLimiter => counters.limiter('requests', 60)

/** Counts `times` and returns the greatest count and the average wait in milliseconds. */
async function countFor(limiter: RateLimiter, times: number): Promise<{ used: number; averageMs: number }> {
  const startedAt = performance.now()
  let used = 0
  for (let index = 0; index < times; index += 1) used = Math.max(used, (await limiter.count('a')).used)
  return { used, averageMs: (performance.now() - startedAt) / times }
}

describe.skipIf(!hasRedis)('counters shared through Redis', () => {
  beforeEach(async () => {
    log = []
    opened = []
    server = await startRedis()
  })
  afterEach(async () => {
    for (const counters of opened) counters.close()
    await server.stop()
  })

  test('are one count for all servers with the same prefix, and separate for another prefix', async () => {
    const [one, two, other] = await Promise.all([open(), open(), open(server.url, 'other:')])
    await Promise.all([countFor(requests(one), 30), countFor(requests(two), 30)])
    expect((await countFor(requests(one), 1)).used).toBe(61)
    expect((await countFor(requests(other), 1)).used).toBe(1)
  })

  test('recent keys of one server are known to the others, until one of them deletes the key', async () => {
    const [one, two] = (await Promise.all([open(), open()])).map((each) =>
      each.recentKeys('keys', { days: 1, maxInMemory: 10 }),
    )
    await one?.add('a')
    expect(await two?.has('a')).toBe(true)
    await one?.delete('a')
    expect(await two?.has('a')).toBe(false)
  })

  test('continue in the memory of the server when Redis is killed, and are shared again when it is back', async () => {
    const [one, two] = await Promise.all([open(), open()])
    const [ones, twos] = [requests(one), requests(two)]
    await countFor(ones, 10)
    await countFor(twos, 10)
    server.signal('SIGKILL')
    // Each continues with what it counted itself.
    const local = await countFor(ones, 100)
    expect(local.used).toBe(110)
    expect(local.averageMs).toBeLessThan(COMMAND_MS / 4)
    await expect.poll(() => one.isConnected() || two.isConnected()).toBe(false)
    await server.restart()
    await expect.poll(() => one.isConnected() && two.isConnected()).toBe(true)
    await countFor(ones, 5)
    expect((await countFor(twos, 5)).used).toBe(10)
    // Once per server and change, although each tried several times.
    expect(log.filter((line) => line.includes('Redis is unreachable'))).toHaveLength(2)
    expect(log.filter((line) => line.includes('Redis is reachable again'))).toHaveLength(2)
    expect(log).toHaveLength(4)
  })

  test('wait for a hanging Redis once, and recover when it responds again', async () => {
    const counters = await open()
    const limiter = requests(counters)
    await countFor(limiter, 1)
    server.signal('SIGSTOP')
    const startedAt = performance.now()
    await Promise.all(Array.from({ length: 50 }, () => limiter.count('a')))
    // In turn, they would wait 50 times.
    expect(performance.now() - startedAt).toBeLessThan(25 * COMMAND_MS)
    expect(counters.isConnected()).toBe(false)
    const later = await countFor(limiter, 1_000)
    expect(later.used).toBe(1_051)
    expect(later.averageMs).toBeLessThan(COMMAND_MS / 4)
    server.signal('SIGCONT')
    await expect.poll(() => counters.isConnected()).toBe(true)
  })

  test('notice a hanging Redis without any request', async () => {
    const counters = await open()
    server.signal('SIGSTOP')
    await expect.poll(() => counters.isConnected()).toBe(false)
    expect((await countFor(requests(counters), 100)).averageMs).toBeLessThan(COMMAND_MS / 4)
  })

  test('start without Redis, and are shared when it appears', async () => {
    server.signal('SIGKILL')
    const counters = await open()
    expect(counters.isConnected()).toBe(false)
    expect((await countFor(requests(counters), 3)).used).toBe(3)
    expect(log).toEqual([expect.stringMatching(/ECONNRE(FUSED|SET).*Redis is unreachable/)])
    await server.restart()
    await expect.poll(() => counters.isConnected()).toBe(true)
    expect((await countFor(requests(await open()), 1)).used).toBe(1)
  })

  test('log a wrong password without printing it', async () => {
    const counters = await open(server.url.replace('//', '//platen:sesame@'))
    expect(counters.isConnected()).toBe(false)
    expect(log.join()).toContain('WRONGPASS')
    expect(log.join()).not.toContain('sesame')
  })

  test('need no other permissions than the documented ones', async () => {
    const commands = ['+eval', '+ping', '+incr', '+decr', '+get', '+set', '+exists', '+del', '+pttl', '+pexpire']
    const admin = new Redis(server.url)
    await admin.call('acl', 'setuser', 'platen', 'on', '>sesame', '~platen:*', 'resetchannels', '-@all', ...commands)
    admin.disconnect()
    const counters = await open(server.url.replace('//', '//platen:sesame@'))
    const [limiter, keys] = [requests(counters), counters.recentKeys('keys', { days: 1, maxInMemory: 1 })]
    await limiter.count('a')
    await limiter.peek('a')
    await limiter.refund('a')
    await keys.add('a')
    await keys.has('b')
    await keys.delete('a')
    expect(log).toEqual([])
    expect(counters.isConnected()).toBe(true)
  })

  test('a Redis that accepts no writes counts as unreachable', async () => {
    const replica = await startRedis(['--replicaof', '127.0.0.1', String(server.port)])
    try {
      const counters = await open(replica.url)
      expect(counters.isConnected()).toBe(false)
      expect(log.join()).toMatch(/READONLY|LOADING/)
    } finally {
      await replica.stop()
    }
  })
})
