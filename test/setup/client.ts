export interface Answer {
  readonly status: number
  readonly headers: Headers
  // A test that reads a field which the response lacks fails by itself.
  // oxlint-disable-next-line typescript/no-explicit-any -- black-box answers have no type to trust
  readonly body: any
  readonly text: string
}

export type SentHeaders = Readonly<Record<string, string>>

export class Client {
  readonly base: string
  readonly key: string | undefined

  constructor(base: string, key?: string) {
    this.base = base
    this.key = key
  }

  get(path: string, headers: SentHeaders = {}): Promise<Answer> {
    return this.request('GET', path, { headers })
  }

  post(path: string, body?: unknown, headers: SentHeaders = {}): Promise<Answer> {
    return this.request('POST', path, { headers, body })
  }

  patch(path: string, body: unknown, headers: SentHeaders = {}): Promise<Answer> {
    return this.request('PATCH', path, { headers, body })
  }

  delete(path: string, headers: SentHeaders = {}): Promise<Answer> {
    return this.request('DELETE', path, { headers })
  }

  /** Sends strings and bytes unchanged, and anything else as JSON. */
  async request(
    method: string,
    path: string,
    options: { headers?: SentHeaders; body?: unknown } = {},
  ): Promise<Answer> {
    const headers = new Headers(this.key === undefined ? {} : { authorization: `Bearer ${this.key}` })
    const body = encode(options.body, headers)
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)
    const response = await fetch(new URL(path, this.base), {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : undefined,
      text,
    }
  }
}

function encode(body: unknown, headers: Headers): string | Uint8Array<ArrayBuffer> | FormData | undefined {
  if (body === undefined || body instanceof FormData) return body
  if (body instanceof Uint8Array) return new Uint8Array(body)
  headers.set('content-type', 'application/json')
  return typeof body === 'string' ? body : JSON.stringify(body)
}
