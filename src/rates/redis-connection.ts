import { Redis } from 'ioredis'
import type { Logger } from 'pino'

export interface RedisConnection {
  /**
   * Runs `command` and resolves with its reply, or with undefined if Redis is unreachable, rejects
   * the command or does not reply within `commandMs`. While Redis is unreachable, resolves at once.
   */
  run<Reply>(command: (redis: Redis) => Promise<Reply>): Promise<Reply | undefined>
  isConnected(): boolean
  close(): void
}

export interface RedisConnectionOptions {
  readonly url: string
  /** A command that must succeed before the connection is used, such as a write. A replica would reject it. */
  readonly probe: (redis: Redis) => Promise<unknown>
  readonly log: Logger
  /** Time limit of a command in milliseconds, by default 100. A new connection has ten times as long. */
  readonly commandMs?: number
}

const COMMAND_MS = 100
const CONNECT_COMMANDS = 10
const RETRY_MS = 1_000
/** How often a connection is tested, so that a Redis that hangs is noticed before a request waits for it. */
const HEARTBEAT_MS = 2_000

/**
 * Opens a connection that is either up or down. While it is up, commands are sent. The first one that
 * fails or takes too long takes it down: the socket is closed, all commands in flight end without a
 * reply, and later ones end at once. While it is down, a new connection is tried every second, and
 * is up after its first successful write. The client's own reconnection is off, because it also
 * considers a Redis that accepts connections but never replies to be up.
 *
 * Resolves after the first try, which takes at most a second by default, whether it succeeded or not.
 */
export async function openRedisConnection(options: RedisConnectionOptions): Promise<RedisConnection> {
  const connection = new Connection(options)
  await connection.connect()
  return connection
}

class Connection implements RedisConnection {
  readonly #options: RedisConnectionOptions
  readonly #commandMs: number
  #redis: Redis | undefined
  /** What the log reported last. */
  #reported: 'nothing' | 'up' | 'down' = 'nothing'
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: RedisConnectionOptions) {
    this.#options = options
    this.#commandMs = options.commandMs ?? COMMAND_MS
  }

  isConnected(): boolean {
    return this.#redis !== undefined
  }

  async run<Reply>(command: (redis: Redis) => Promise<Reply>): Promise<Reply | undefined> {
    const redis = this.#redis
    if (redis === undefined) return undefined
    try {
      return await within(this.#commandMs, command(redis))
    } catch (error) {
      this.#lose(redis, error)
      return undefined
    }
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#redis?.disconnect()
    this.#redis = undefined
  }

  async connect(): Promise<void> {
    const connectMs = this.#commandMs * CONNECT_COMMANDS
    const redis = new Redis(this.#options.url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      enableReadyCheck: false,
      maxRetriesPerRequest: 0,
      retryStrategy: null,
      connectTimeout: connectMs,
      disableClientInfo: true,
    })
    // The promises only say that the connection is closed; this event has the reason.
    let reason: unknown
    redis.on('error', (error) => (reason ??= error))
    try {
      await within(
        connectMs,
        redis.connect().then(() => this.#options.probe(redis)),
      )
    } catch (error) {
      redis.disconnect()
      this.#retry(reason ?? error)
      return
    }
    if (this.#isClosed) {
      redis.disconnect()
      return
    }
    this.#redis = redis
    redis.on('close', () => this.#lose(redis, reason ?? new Error('the connection was closed')))
    this.#report('up')
    this.#schedule(HEARTBEAT_MS, () => this.#beat())
  }

  async #beat(): Promise<void> {
    await this.run((redis) => redis.ping())
    if (this.#redis !== undefined) this.#schedule(HEARTBEAT_MS, () => this.#beat())
  }

  #lose(redis: Redis, error: unknown): void {
    if (this.#redis !== redis) return
    this.#redis = undefined
    redis.disconnect()
    this.#retry(error)
  }

  #retry(error: unknown): void {
    if (this.#isClosed) return
    this.#report('down', error)
    this.#schedule(RETRY_MS, () => this.connect())
  }

  #schedule(delayMs: number, work: () => Promise<void>): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void work(), delayMs).unref()
  }

  #report(state: 'up' | 'down', error?: unknown): void {
    if (this.#reported === state) return
    const { log } = this.#options
    if (state === 'down') {
      // Only the message: errors of the client also have the command, which may contain the password.
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ reason }, 'Redis is unreachable; each server counts rate limits by itself until it returns')
    } else if (this.#reported === 'down') {
      log.info('Redis is reachable again; rate limits are shared between servers')
    }
    this.#reported = state
  }
}

/** Rejects after `limitMs`, unless the reply has arrived but was not read because this process was busy. */
async function within<Reply>(limitMs: number, work: Promise<Reply>): Promise<Reply> {
  const timeout = Promise.withResolvers<never>()
  const expire = (): void => timeout.reject(new Error(`no reply within ${limitMs} ms`))
  // Timers run before sockets are read, so the rejection waits for one more turn of the event loop.
  const timer = setTimeout(() => setImmediate(() => setImmediate(expire)), limitMs)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
