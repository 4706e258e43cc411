import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'

// Lends one connection to PostgreSQL to each client for one transaction, as PgBouncer does with
// pool_mode = transaction. Understands only simple queries with one row of text.

export interface TransactionPool {
  readonly databaseUrl: string
  stop(): Promise<void>
}

/** https://www.postgresql.org/docs/current/protocol-message-formats.html */
const AUTHENTICATED = message('R', Buffer.alloc(4))
const READY = message('Z', Buffer.from('I'))
const READY_IN_TRANSACTION = message('Z', Buffer.from('T'))

export async function startTransactionPool(databaseUrl: string): Promise<TransactionPool> {
  const backend = new pg.Client(databaseUrl)
  await backend.connect()
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined)
    let received: Buffer = Buffer.alloc(0)
    let hasStarted = false
    let isInTransaction = false
    const answer = async (text: string): Promise<void> => {
      if (/^(begin|start)/i.test(text)) isInTransaction = true
      if (/^(commit|rollback)/i.test(text)) isInTransaction = false
      const { rows, command } = await backend.query<Record<string, unknown>>(text)
      const [row] = rows
      if (row) socket.write(Buffer.concat([describe(Object.keys(row)), dataRow(Object.values(row))]))
      socket.write(message('C', Buffer.from(`${command}\0`)))
      socket.write(isInTransaction ? READY_IN_TRANSACTION : READY)
    }
    socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes])
      for (;;) {
        const offset = hasStarted ? 1 : 0
        if (received.length < offset + 4) return
        const end = offset + received.readInt32BE(offset)
        if (received.length < end) return
        const body = received.subarray(offset + 4, end)
        const kind = String.fromCharCode(received[0] ?? 0)
        if (!hasStarted) socket.write(Buffer.concat([AUTHENTICATED, READY]))
        else if (kind === 'Q') void answer(body.toString('utf8').replace(/\0$/, '')).catch(() => socket.destroy())
        hasStarted = true
        received = received.subarray(end)
      }
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    databaseUrl: url.href,
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await backend.end()
    },
  }
}

function message(kind: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** All columns are text. */
function describe(names: readonly string[]): Buffer {
  const TEXT = 25
  const columns = names.map((name) => {
    const rest = Buffer.alloc(18)
    rest.writeInt32BE(TEXT, 6)
    rest.writeInt16BE(-1, 10)
    return Buffer.concat([Buffer.from(`${name}\0`), rest])
  })
  return message('T', Buffer.concat([int16(names.length), ...columns]))
}

function dataRow(values: readonly unknown[]): Buffer {
  const cells = values.map((value) => {
    const text = Buffer.from(String(value))
    const length = Buffer.alloc(4)
    length.writeInt32BE(text.length)
    return Buffer.concat([length, text])
  })
  return message('D', Buffer.concat([int16(values.length), ...cells]))
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}
