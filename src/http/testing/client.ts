import { type Served } from './serve.ts'

/** An answer as a test reads it. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // Whatever came: each test says what it must be.
  readonly body: ReturnType<typeof JSON.parse>
}

export interface Client {
  readonly key: string
  readonly address: string
  send(
    method: string,
    path: string,
    given?: { json?: unknown; body?: BodyInit; headers?: Record<string, string> },
  ): Promise<Reply>
}

/** Speaks to `served` over a real connection with a key of its own. */
export async function connect(served: Served, given?: Parameters<Served['newKey']>[0]): Promise<Client> {
  const key = await served.newKey(given)
  const bound = served.app.server.address()
  const address = typeof bound === 'object' && bound !== null ? `http://127.0.0.1:${bound.port}` : await served.listen()
  return {
    key,
    address,
    async send(method, path, { json, body, headers } = {}) {
      const response = await fetch(`${address}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${key}`,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json === undefined ? {} : { body: typeof json === 'string' ? json : JSON.stringify(json) }),
        ...(body === undefined ? {} : { body }),
      })
      const text = await response.text()
      const isJson = /json/.test(response.headers.get('content-type') ?? '')
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: isJson && text ? JSON.parse(text) : undefined,
      }
    },
  }
}
