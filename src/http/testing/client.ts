import type { Served } from './serve-test-routes.ts'

export interface ResponseBody {
  readonly _id: string
  readonly code: string
  readonly designs: readonly { readonly title: string }[]
  readonly detail: string
  readonly versions: readonly { readonly origin: string }[]
  readonly errors: readonly { readonly pointer: string; readonly detail: string }[]
  readonly name: string
  readonly requestId: string
  readonly revision: number
  readonly servers: unknown
  readonly status: string
  readonly thumbnailUrl: string
  readonly title: string
  readonly total: number
  readonly type: string
  readonly url: string
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: ResponseBody
}

export interface Client {
  readonly key: string
  readonly address: string
  send(
    method: string,
    path: string,
    options?: { json?: unknown; body?: RequestInit['body']; headers?: Record<string, string> },
  ): Promise<Reply>
}

export async function connect(served: Served, keyOptions?: Parameters<Served['newKey']>[0]): Promise<Client> {
  const key = await served.newKey(keyOptions)
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
      const isJson = text !== '' && /json/.test(response.headers.get('content-type') ?? '')
      const { status, headers: received } = response
      return { status, headers: received, text, body: (isJson ? JSON.parse(text) : {}) as ResponseBody }
    },
  }
}
