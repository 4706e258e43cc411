import { createServer, type IncomingMessage, request as forwardTo, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** `late`: breaks the connection, and sends the request to the store when `release` is called. */
export type Fault =
  | 'none'
  | 'slow down'
  | 'silence'
  | 'late'
  | { readonly breakAfterBytes: number }
  | { readonly delayMs: number }

export interface FaultyS3 {
  /** `127.0.0.1:PORT`. */
  readonly host: string
  /** Decides what happens to each request from now on. */
  decide(faultOf: (request: { readonly method: string; readonly url: string }) => Fault): void
  /** Sends the late requests to the store, and returns the number of them. */
  release(): Promise<number>
  stop(): Promise<void>
}

const SLOW_DOWN =
  '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>'

/** Forwards requests to the S3 store at `target`, unless they are to fail. */
export async function startFaultyS3(target: string): Promise<FaultyS3> {
  const { hostname, port } = new URL(target)
  let faultOf: (request: { method: string; url: string }) => Fault = () => 'none'
  const late: (() => Promise<void>)[] = []

  const forward = (received: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { method, url: path, headers } = received
      forwardTo({ hostname, port, method, path, headers }, resolve).on('error', reject).end(body)
    })

  const answer = async (received: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await received.toArray())
    const fault = faultOf({ method: received.method ?? '', url: received.url ?? '' })
    if (fault === 'silence') return
    if (fault === 'slow down') {
      response.writeHead(503, { 'content-type': 'application/xml' }).end(SLOW_DOWN)
      return
    }
    if (fault === 'late') {
      late.push(async () => {
        await (await forward(received, body)).resume().toArray()
      })
      response.destroy()
      return
    }
    if (typeof fault === 'object' && 'delayMs' in fault) await sleep(fault.delayMs)
    const forwarded = await forward(received, body)
    response.writeHead(forwarded.statusCode ?? 500, forwarded.headers)
    let left = typeof fault === 'object' && 'breakAfterBytes' in fault ? fault.breakAfterBytes : Infinity
    for await (const chunk of forwarded as AsyncIterable<Buffer>) {
      if (!response.write(chunk.subarray(0, left))) await new Promise((resolve) => response.once('drain', resolve))
      left -= chunk.length
      if (left > 0) continue
      // Only once the bytes have left.
      setTimeout(() => response.destroy(), 50)
      return
    }
    response.end()
  }

  const server = createServer((received, response) => {
    answer(received, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    host: `127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`,
    decide(next) {
      faultOf = next
    },
    async release() {
      const released = late.splice(0)
      for (const send of released) await send()
      return released.length
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
