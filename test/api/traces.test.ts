import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../setup/client.ts'
import { ended, exported, exportToEnd } from '../setup/exporting.ts'
import { type Service, startService } from '../setup/start-service.ts'
import { type CollectedSpan, startTraceCollector, type TraceCollector } from '../setup/trace-collector.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CLIENT_SPAN = '00f067aa0ba902b7'
const SERVER = 2
const FAILED = 2

let collector: TraceCollector
let service: Service
let client: Client
let designId: string

beforeAll(async () => {
  collector = await startTraceCollector()
  // The exporter reads this setting itself. By default, it sends its batches every five seconds.
  process.env['OTEL_BSP_SCHEDULE_DELAY'] = '100'
  service = await startService({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    PLATEN_PLANS: 'unlimited=1000000,small=1000:exportMb=1',
  })
  client = await service.client()
  const document = {
    version: 1,
    pages: [
      { id: 'a', elements: [] },
      { id: 'b', elements: [] },
    ],
  }
  designId = (await client.post('/api/designs', { width: 100, height: 100, document })).body._id
})

afterAll(async () => {
  await service.stop()
  await collector.stop()
  delete process.env['OTEL_BSP_SCHEDULE_DELAY']
})

interface Branch {
  readonly [name: string]: Branch
}

/** The names of the spans below `parent`, in order of their start. Equal names become `name`, `name 2`. */
function treeBelow(parent: string, spans: readonly CollectedSpan[]): Branch {
  const tree: Record<string, Branch> = {}
  const children = spans.filter(({ parentSpanId }) => parentSpanId === parent)
  for (const { name, spanId } of children.toSorted((one, other) => one.startMs - other.startMs)) {
    const count = Object.keys(tree).filter((key) => key.replace(/ \d+$/, '') === name).length
    tree[count === 0 ? name : `${name} ${count + 1}`] = treeBelow(spanId, spans)
  }
  return tree
}

/** The spans are sent in batches. */
async function spansOf(isWanted: (span: CollectedSpan) => boolean, count: number): Promise<CollectedSpan[]> {
  await expect.poll(() => collector.spans.filter(isWanted).length).toBeGreaterThanOrEqual(count)
  return collector.spans.filter(isWanted)
}

test('one trace leads from the request of the client through the queue to each step of the render', async () => {
  const traceparent = `00-${TRACE}-${CLIENT_SPAN}-01`
  const response = await client.post('/api/exports', { designId, format: 'png' }, { traceparent })
  expect(response.status).toBe(202)
  const { _id: exportId } = response.body
  await ended(client, exportId)

  const spans = await spansOf(({ traceId }) => traceId === TRACE, 12)
  expect(treeBelow(CLIENT_SPAN, spans)).toEqual({
    'POST /api/exports': {
      'queue export': {
        'process export': {
          'wait for render process': {},
          render: {
            ...{ paint: {}, encode: {}, 'write file': {} },
            ...{ 'paint 2': {}, 'encode 2': {}, 'write file 2': {} },
          },
          'record result': {},
        },
      },
    },
  })
  const named = (name: string) => spans.find((span) => span.name === name)
  const request = named('POST /api/exports')
  expect(request).toMatchObject({
    kind: SERVER,
    status: 0,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/exports',
      'http.response.status_code': 202,
      'platen.request_id': response.headers.get('x-request-id'),
    },
    resource: { 'service.name': 'platen' },
  })
  expect(named('process export')?.attributes).toMatchObject({
    'platen.export.id': exportId,
    'platen.export.format': 'png',
  })
  const render = named('render')
  for (const { startMs, endMs } of spans.filter(({ parentSpanId }) => parentSpanId === render?.spanId)) {
    expect(endMs).toBeGreaterThanOrEqual(startMs)
    expect(startMs).toBeGreaterThanOrEqual((render?.startMs ?? 0) - 1)
    expect(endMs).toBeLessThanOrEqual((render?.endMs ?? 0) + 1)
  }
})

test('a request without a traceparent starts its own trace, and one with an invalid traceparent too', async () => {
  await client.get('/api/designs?limit=7')
  await client.get('/api/designs?limit=8', { traceparent: '00-xyz' })
  const lists = await spansOf(({ name }) => name === 'GET /api/designs', 2)
  expect(new Set(lists.map(({ traceId }) => traceId)).size).toBe(2)
  expect(lists.map(({ parentSpanId }) => parentSpanId)).toEqual(['', ''])
})

test('a span of a request has the problem of its response, and no key or query', async () => {
  await client.get('/api/designs/des_nothing?secret=sesame')
  const [span] = await spansOf(({ name }) => name === 'GET /api/designs/:id', 1)
  expect(span?.attributes).toMatchObject({ 'http.response.status_code': 400, 'error.type': 'invalid_input' })
  expect(JSON.stringify(collector.spans)).not.toContain('sesame')
  expect(JSON.stringify(collector.spans)).not.toContain(client.key)
})

test('a failed export is a failed span with the code of its error', async () => {
  const small = await service.client({ plan: 'small' })
  // Two files of 1 MB, where the plan allows one.
  const photo = { type: 'image', x: 0, y: 0, width: 2000, height: 2000, src: 'builtin:mountains' }
  const pages = ['a', 'b'].map((id) => ({ id, elements: [{ ...photo, id: `photo-${id}` }] }))
  const document = { version: 1, pages }
  const design = (await small.post('/api/designs', { width: 2000, height: 2000, document })).body
  const { _id, error } = await exportToEnd(small, { designId: design._id, format: 'png' })
  expect(error?.code).toBe('output_too_large')
  const [span] = await spansOf(({ name, status }) => name === 'process export' && status === FAILED, 1)
  expect(span?.attributes).toMatchObject({ 'error.type': 'output_too_large', 'platen.export.id': _id })
})

test('health checks and metrics are not traced', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics']) await client.get(path)
  await exported(client, { designId, format: 'webp' })
  await spansOf(({ name, attributes }) => name === 'process export' && attributes['platen.export.format'] === 'webp', 1)
  expect(collector.spans.filter(({ name }) => /healthz|readyz|metrics/.test(name))).toEqual([])
})
