import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../setup/client.ts'
import { exported } from '../setup/exporting.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let anonymous: Client

beforeAll(async () => {
  service = await startService()
  anonymous = new Client(service.url)
})

afterAll(() => service.stop())

test('/healthz reports that the process runs, without a key', async () => {
  const { status, body, headers } = await anonymous.get('/healthz')
  expect([status, body]).toEqual([200, { status: 'ok' }])
  expect(headers.get('cache-control')).toBe('no-store')
})

test('/readyz reports that the service accepts requests, without a key', async () => {
  const { status, body } = await anonymous.get('/readyz')
  expect([status, body]).toEqual([200, { status: 'ready' }])
})

test('both support HEAD, which load balancers send', async () => {
  for (const path of ['/healthz', '/readyz']) expect((await anonymous.request('HEAD', path)).status).toBe(200)
})

test('/metrics uses the Prometheus text format', async () => {
  const { status, headers, text } = await anonymous.get('/metrics')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=/)
  const lines = text
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  for (const line of lines) expect(line).toMatch(/^[a-zA-Z_:][\w:]*(\{[^\n]*\})? (-?[\d.]+(e[+-]?\d+)?|[+-]Inf|NaN)$/)
  for (const name of ['platen_exports_queued', 'platen_exports_processing', 'process_cpu_seconds_total']) {
    expect(text).toMatch(new RegExp(`^${name} `, 'm'))
  }
})

test('/metrics is not below the path of the public URL, which proxies forward', async () => {
  const prefixed = await startService({ PUBLIC_URL: 'https://design.example.com/tools' })
  try {
    const client = new Client(prefixed.url)
    const paths = ['/tools/healthz', '/metrics', '/tools/metrics', '/tools/%6detrics', '/tools/metrics?x']
    const answers = await Promise.all(paths.map((path) => client.get(path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404])
  } finally {
    await prefixed.stop()
  }
})

test('/metrics reports on the render processes', async () => {
  const { text } = await anonymous.get('/metrics')
  const listed = [...text.matchAll(/^# TYPE (platen_renderer_\w+) (\w+)\n\1 (\d+)$/gm)]
  expect(Object.fromEntries(listed.map(([, name, type, value]) => [name, [type, Number(value)]]))).toEqual({
    platen_renderer_processes: ['gauge', expect.any(Number)],
    platen_renderer_processes_busy: ['gauge', 0],
    platen_renderer_processes_restarted_total: ['counter', 0],
    platen_renderer_renders_queued: ['gauge', 0],
  })
})

test('/metrics counts exports by result and duration', async () => {
  const client = await service.client()
  const { _id: designId } = (await client.post('/api/designs', { width: 10, height: 10 })).body
  await exported(client, { designId, format: 'webp' })
  const { text } = await anonymous.get('/metrics')
  expect(text).toMatch(/^platen_exports_ended_total\{format="webp",status="completed",origin="render"\} 1$/m)
  for (const name of ['platen_export_duration_seconds', 'platen_export_render_seconds']) {
    expect(text).toMatch(new RegExp(`^${name}_count\\{format="webp",status="completed"\\} 1$`, 'm'))
    expect(Number(new RegExp(`^${name}_sum\\{.*\\} (.*)$`, 'm').exec(text)?.[1])).toBeGreaterThan(0)
  }
})

test('/metrics counts an export that reuses the files of an identical one, without a duration', async () => {
  const client = await service.client()
  const { _id: designId } = (await client.post('/api/designs', { width: 10, height: 10 })).body
  await exported(client, { designId, format: 'avif' })
  await exported(client, { designId, format: 'avif' })
  const { text } = await anonymous.get('/metrics')
  expect(text).toMatch(/^platen_exports_ended_total\{format="avif",status="completed",origin="reuse"\} 1$/m)
  expect(text).toMatch(/^platen_export_duration_seconds_count\{format="avif",status="completed"\} 1$/m)
})

test('/metrics counts requests by route, without anything that identifies a client', async () => {
  const client = await service.client()
  const { _id } = (await client.post('/api/designs', { width: 10, height: 10 })).body
  for (let count = 0; count < 3; count += 1) await client.get(`/api/designs/${_id}`)
  await client.get('/api/nothing/secret-path')
  const readMetrics = () => anonymous.get('/metrics').then(({ text }) => text)
  await expect
    .poll(readMetrics)
    .toMatch(/platen_http_request_duration_seconds_count\{[^}]*route="\/api\/designs\/:id"[^}]*\} 3/)
  const text = await readMetrics()
  for (const secret of [_id, String(client.key), 'secret-path', '@example.com']) expect(text).not.toContain(secret)
})

test('/metrics counts requests that were refused because of a limit', async () => {
  // The network of this test is rejected from then on, so this test is the last one.
  const guesser = new Client(service.url, 'pl_wrong')
  const refusals = async (): Promise<number> => {
    const { text } = await anonymous.get('/metrics')
    return Number(/^platen_requests_refused_total\{code="too_many_failed_attempts"\} (\d+)$/m.exec(text)?.[1])
  }
  expect(await refusals()).toBe(0)
  for (let count = 0; count < 63; count += 1) await guesser.get('/api/designs')
  await expect.poll(refusals).toBe(3)
})
