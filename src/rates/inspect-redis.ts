import { Redis } from 'ioredis'

/** What a diagnosis needs to know. Values that the user may not read are undefined. */
export interface RedisState {
  /** For example `Redis 7.0.15`. */
  readonly name: string
  /** The median of several pings. */
  readonly replyMs: number
  /** In bytes; 0 if unlimited. */
  readonly maxMemory: number | undefined
  /** What happens when `maxMemory` is reached: `noeviction`, or the keys that are then deleted. */
  readonly policy: string | undefined
  readonly usedMemory: number | undefined
}

const TIMEOUT_MS = 5_000
const PINGS = 9

/** Connects, writes a key that expires within a second, and measures. Rejects with the client's error. */
export async function inspectRedis({ url, prefix }: { url: string; prefix: string }): Promise<RedisState> {
  const redis = new Redis(url, {
    ...{ lazyConnect: true, retryStrategy: null, maxRetriesPerRequest: 0, disableClientInfo: true },
    ...{ connectTimeout: TIMEOUT_MS, commandTimeout: TIMEOUT_MS },
  })
  // The promise only says that the connection is closed; this event has the reason.
  let reason: unknown
  redis.on('error', (error) => (reason ??= error))
  try {
    await redis.connect().catch((error: unknown) => {
      throw reason ?? error
    })
    await redis.set(`${prefix}doctor`, '1', 'PX', 1_000)
    const replyMs = await measurePings(redis)
    // A user of an access control list may lack this command, which servers do not need.
    const info = await redis.info().catch(() => '')
    const valueOf = (name: string): string | undefined => new RegExp(`^${name}:(.*?)\r?$`, 'm').exec(info)?.[1]
    const numberOf = (name: string): number | undefined => {
      const text = valueOf(name)
      return text === undefined ? undefined : Number(text)
    }
    const valkey = valueOf('valkey_version')
    return {
      name: valkey === undefined ? `Redis ${valueOf('redis_version') ?? ''}`.trim() : `Valkey ${valkey}`,
      ...{ replyMs, maxMemory: numberOf('maxmemory'), policy: valueOf('maxmemory_policy') },
      usedMemory: numberOf('used_memory'),
    }
  } finally {
    redis.disconnect()
  }
}

async function measurePings(redis: Redis): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < PINGS; count += 1) {
    const startedAt = performance.now()
    await redis.ping()
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(PINGS / 2)] ?? 0
}
