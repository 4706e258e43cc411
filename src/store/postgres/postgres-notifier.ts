import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { ANYTHING, type Notifier, type Topic } from '../notifier.ts'

/*
 * Topics travel as NOTIFY on one channel. Publishing is batched: every NOTIFY takes a lock of the whole
 * server when it commits. Listening occupies a connection of its own, which is opened again when it
 * breaks; whatever was published in between is reported as ANYTHING.
 */

/** The name of the listening connection, which every server and worker keeps open. */
export const NOTICES = 'platen notices'

const CHANNEL = 'platen'
/** PostgreSQL limits a payload to 8,000 bytes; topics are ASCII. */
const MAX_PAYLOAD = 7_900
const BATCH_MS = 5
const RECONNECT_MS = 1_000
/** Detects a connection that broke without a trace, such as behind a firewall that dropped it. */
const CHECK_MS = 15_000

type Send = (channel: string, payload: string) => Promise<unknown>

/** `send` executes `pg_notify`. */
export function createPostgresNotifier(databaseUrl: string, send: Send): Notifier {
  return new PostgresNotifier(databaseUrl, send)
}

class PostgresNotifier implements Notifier {
  /** Marks own messages, which are not reported. */
  readonly #sender = randomUUID()
  readonly #databaseUrl: string
  readonly #send: Send
  readonly #waiting = new Set<Topic>()
  readonly #listeners = new Set<(topic: Topic) => void>()
  #batchTimer: NodeJS.Timeout | undefined
  #connection: Connection | undefined
  #reconnectTimer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(databaseUrl: string, send: Send) {
    this.#databaseUrl = databaseUrl
    this.#send = send
  }

  publish(topic: Topic): void {
    if (this.#isClosed) return
    this.#waiting.add(topic)
    this.#batchTimer ??= setTimeout(() => this.#flush(), BATCH_MS)
  }

  subscribe(listener: (topic: Topic) => void): () => void {
    this.#listeners.add(listener)
    if (this.#connection === undefined && this.#reconnectTimer === undefined) this.#connect()
    return () => void this.#listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#batchTimer)
    clearTimeout(this.#reconnectTimer)
    this.#listeners.clear()
    await this.#connection?.close()
  }

  #flush(): void {
    this.#batchTimer = undefined
    const topics = [...this.#waiting]
    this.#waiting.clear()
    for (const payload of payloadsOf(this.#sender, topics)) {
      // The receivers poll, so nothing is lost for long.
      this.#send(CHANNEL, payload).catch(() => undefined)
    }
  }

  #connect(): void {
    const connection = new Connection(this.#databaseUrl, {
      onPayload: (payload) => this.#receive(payload),
      onEnd: () => {
        if (this.#isClosed) return
        this.#connection = undefined
        this.#reconnectTimer = setTimeout(() => {
          this.#reconnectTimer = undefined
          this.#connect()
        }, RECONNECT_MS)
        this.#reconnectTimer.unref()
      },
    })
    this.#connection = connection
    // Published before it listened, perhaps: listeners look once.
    void connection.listening.then(() => this.#report([ANYTHING]))
  }

  #receive(payload: string): void {
    const [sender, ...topics] = payload.split('\n')
    if (sender !== this.#sender) this.#report(topics)
  }

  #report(topics: readonly Topic[]): void {
    for (const topic of topics) for (const listener of [...this.#listeners]) listener(topic)
  }
}

/** A payload is the sender and its topics, one per line. */
function payloadsOf(sender: string, topics: readonly Topic[]): string[] {
  const payloads: string[] = []
  let payload = sender
  for (const topic of topics) {
    if (payload.length + topic.length >= MAX_PAYLOAD) {
      payloads.push(payload)
      payload = sender
    }
    payload += `\n${topic}`
  }
  return [...payloads, payload]
}

interface ConnectionEvents {
  readonly onPayload: (payload: string) => void
  /** Called once, for a connection that failed or broke. */
  readonly onEnd: () => void
}

/** One attempt to listen. `listening` resolves once it listens, and stays pending if it never does. */
class Connection {
  readonly listening: Promise<void>
  readonly #client: pg.Client
  readonly #events: ConnectionEvents
  #checkTimer: NodeJS.Timeout | undefined
  #hasEnded = false

  constructor(databaseUrl: string, events: ConnectionEvents) {
    this.#events = events
    this.#client = new pg.Client({
      connectionString: databaseUrl,
      application_name: NOTICES,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    this.#client.on('error', () => this.#end())
    this.#client.on('end', () => this.#end())
    this.#client.on('notification', ({ payload = '' }) => events.onPayload(payload))
    this.listening = new Promise((resolve) => {
      this.#open().then(resolve, () => this.#end())
    })
  }

  async close(): Promise<void> {
    this.#hasEnded = true
    clearInterval(this.#checkTimer)
    await this.#client.end().catch(() => undefined)
  }

  async #open(): Promise<void> {
    await this.#client.connect()
    await this.#client.query(`listen ${CHANNEL}`)
    this.#checkTimer = setInterval(() => {
      this.#client.query('select 1').catch(() => this.#end())
    }, CHECK_MS)
    this.#checkTimer.unref()
  }

  #end(): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    clearInterval(this.#checkTimer)
    // A broken connection may never confirm its end.
    this.#client.end().catch(() => undefined)
    this.#events.onEnd()
  }
}
