import { createServer } from 'node:http'

export interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  /** '' if the span has no parent. */
  readonly parentSpanId: string
  readonly name: string
  readonly kind: number
  readonly startMs: number
  readonly endMs: number
  /** 2 is an error. */
  readonly status: number
  readonly attributes: Readonly<Record<string, unknown>>
  /** Attributes of the process that recorded the span. */
  readonly resource: Readonly<Record<string, unknown>>
}

export interface TraceCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string
  readonly spans: CollectedSpan[]
  stop(): Promise<void>
}

interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly status: { readonly code?: number }
  readonly attributes: readonly ReceivedAttribute[]
}

interface ReceivedAttribute {
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}

interface ReceivedBatch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly ReceivedAttribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[]
  }[]
}

/** Starts a server that receives OTLP over HTTP in JSON, as an OpenTelemetry collector does. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      if (request.url === '/v1/traces') spans.push(...read(JSON.parse(text) as ReceivedBatch))
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`,
    spans,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function read({ resourceSpans }: ReceivedBatch): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap((scope) => scope.spans)
      .map(({ parentSpanId = '', startTimeUnixNano, endTimeUnixNano, status, attributes, ...span }) => ({
        ...span,
        parentSpanId,
        startMs: Number(startTimeUnixNano) / 1e6,
        endMs: Number(endTimeUnixNano) / 1e6,
        status: status.code ?? 0,
        attributes: valuesOf(attributes),
        resource: valuesOf(resource.attributes),
      })),
  )
}

function valuesOf(attributes: readonly ReceivedAttribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
