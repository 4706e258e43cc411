import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeProblem, PROBLEM_CODES } from '../../src/http/answer/problem.ts'
import { Client } from '../setup/client.ts'
import { exported } from '../setup/exporting.ts'
import { type PostgresDatabase, startPostgres } from '../setup/postgres.ts'
import { hasRedis, type RedisServer, startRedis } from '../setup/redis-server.ts'
import { createTestBucket } from '../setup/s3.ts'
import { type Service, startService } from '../setup/start-service.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** Metrics that exist only with PostgreSQL, Redis or an S3 store. Without these, they cannot be checked. */
const OPTIONAL = { platen_postgres: false, platen_redis: false, platen_files: false }

let database: PostgresDatabase | undefined
let redis: RedisServer | undefined
let service: Service
let reported: ReadonlyMap<string, string>
/** Codes of `platen_requests_refused_total`. */
let refusals: readonly string[]

beforeAll(async () => {
  database = await startPostgres()
  redis = hasRedis ? await startRedis() : undefined
  OPTIONAL.platen_postgres = database !== undefined
  OPTIONAL.platen_redis = redis !== undefined
  const bucket = await createTestBucket()
  OPTIONAL.platen_files = bucket !== undefined
  service = await startService({
    ...{ DATABASE_URL: database?.databaseUrl ?? '', REDIS_URL: redis?.url ?? '', FILES_URL: bucket?.url ?? '' },
    PLATEN_SMTP_URL: 'smtp://127.0.0.1:9',
  })
  const client = await service.client()
  const { _id: designId } = (await client.post('/api/designs', { width: 10, height: 10 })).body
  await exported(client, { designId, format: 'png' })
  const { text } = await new Client(service.url).get('/metrics')
  refusals = [...text.matchAll(/^platen_requests_refused_total\{code="(\w+)"\}/gm)].map(([, code = '']) => code)
  reported = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]))
})

afterAll(async () => {
  await service.stop()
  await redis?.stop()
  await database?.stop()
})

function isReported(name: string): boolean {
  const isMissing = Object.entries(OPTIONAL).some(([prefix, exists]) => name.startsWith(prefix) && !exists)
  return isMissing || reported.has(name) || reported.has(name.replace(/_(?:bucket|sum|count)$/, ''))
}

/** The metrics in PromQL expressions, without functions, labels and keywords. */
function metricsIn(expressions: readonly string[]): string[] {
  return [...new Set(expressions.flatMap((text) => text.match(/\b(?:platen|process|nodejs)_\w+/g) ?? []))]
}

test('the page on observability lists exactly the metrics of the service, with their types', () => {
  const rows = [...read('docs/observability.md').matchAll(/^\| `(platen_\w+)` *\| (\w+)/gm)]
  const listed = new Map(rows.map(([, name = '', type = '']) => [name, type]))
  for (const [name, type] of reported)
    if (name.startsWith('platen_')) expect([name, listed.get(name)]).toEqual([name, type])
  expect([...listed.keys()].filter((name) => !isReported(name))).toEqual([])
})

test('requests refused with 429 are counted, and the page lists every code that is', () => {
  expect(PROBLEM_CODES.filter((code) => describeProblem(code).status === 429)).not.toEqual([])
  expect(refusals).toEqual(expect.arrayContaining(PROBLEM_CODES.filter((code) => describeProblem(code).status === 429)))
  const [row = ''] = /^\| `platen_requests_refused_total`.*$/m.exec(read('docs/observability.md')) ?? []
  expect([...(row.split('limit:')[1]?.matchAll(/`(\w+)`/g) ?? [])].map(([, code]) => code)).toEqual(refusals)
})

test('the dashboard uses only metrics of the service, and every expression is for the selected job', () => {
  const dashboard = JSON.parse(read('deploy/observability/dashboard.json')) as {
    panels: { title: string; targets?: { expr: string }[] }[]
  }
  const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  expect(metricsIn(expressions).length).toBeGreaterThan(15)
  expect(metricsIn(expressions).filter((name) => !isReported(name))).toEqual([])
  for (const expression of expressions) expect(expression).toContain('job="$job"')
})

test('the autoscaler uses only metrics of the service', () => {
  const queries = [...read('deploy/kubernetes/autoscaling.yaml').matchAll(/^ +query: (.+)$/gm)].map(([line]) => line)
  expect(metricsIn(queries)).not.toEqual([])
  expect(metricsIn(queries).filter((name) => !isReported(name))).toEqual([])
})

test('the alerts use only metrics of the service, and each says how serious it is and what to do', () => {
  const alerts = read('deploy/observability/alerts.yaml')
    .split(/^ {6}- alert: /m)
    .slice(1)
  expect(alerts.length).toBeGreaterThan(8)
  expect(metricsIn(alerts).filter((name) => !isReported(name))).toEqual([])
  for (const alert of alerts) {
    expect(alert).toMatch(/^Platen\w+\n/)
    expect(alert).toMatch(/^ {10}severity: (?:critical|warning|info)$/m)
    expect(alert).toMatch(/^ {10}summary: \S.{20,}$/m)
    expect(alert).toMatch(/^ {10}description: \S.{40,}$/m)
  }
})
