import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, Client } from '../../test/setup/client.ts'
import { type ServiceProcess, startService } from '../../test/setup/service-process.ts'
import { atMost, type Figure, plain } from '../figure.ts'
import { DATA, INVALID, SLOTS, VALID } from '../fixtures/large-documents.ts'

const LIMIT_MS = 100
const JSON_TYPE = { 'content-type': 'application/json' }

interface Step {
  readonly wallMs: number
  readonly cpuMs: number
}

/** Measures the longest step of the serving thread in each operation on the worst documents of 2 MiB. */
export async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-stalls-'))
  const file = join(folder, 'turns')
  const service = await startService({
    env: {
      PLATEN_WORKERS: '1',
      PLATEN_LOG_LEVEL: 'error',
      BENCH_TURNS: file,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, '../watch-turns.ts')}`,
    },
  })
  try {
    const watch = createWatch(service, file)
    await watch(() => pause(500))
    return await measure(new Client(service.url, service.key), watch)
  } finally {
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Watch = (work: () => Promise<unknown>) => Promise<Step>

async function measure(client: Client, watch: Watch): Promise<Figure[]> {
  const longest = new Map<string, Step & { readonly document: string }>()
  const step = async (name: string, work: () => Promise<Answer | undefined>): Promise<Answer | undefined> => {
    let answer: Answer | undefined
    const { cpuMs, wallMs } = await watch(async () => (answer = await work()))
    process.stderr.write(`${name}: ${cpuMs.toFixed()} ms (${wallMs.toFixed()} by the clock) ${answer?.status ?? ''}\n`)
    const [operation = name, document = ''] = name.split(', ')
    if (cpuMs > (longest.get(operation)?.cpuMs ?? 0)) longest.set(operation, { cpuMs, wallMs, document })
    return answer
  }
  const post = (path: string, body: string): Promise<Answer> =>
    client.request('POST', path, { body: Buffer.from(body), headers: JSON_TYPE })
  const design = (document: string): string => `{"width":1000,"height":1000,"document":${document}}`

  for (const [name, createJson] of Object.entries(INVALID)) {
    await step(`create, ${name}`, () => post('/api/designs', design(createJson())))
  }
  const fields = Array.from({ length: 100_000 }, (_, index) => `"field${index}":1`)
  await step('create, unknown fields', () => post('/api/designs', `{${fields.join()}}`))
  await step('create, tags of empty objects', () => post('/api/designs', `{"tags":[${'{},'.repeat(600_000)}{}]}`))
  for (const [name, createJson] of Object.entries(VALID)) {
    const json = createJson()
    const created = await step(`create, ${name}`, () => post('/api/designs', design(json)))
    const path = `/api/designs/${created?.body._id}`
    const keyed = { ...JSON_TYPE, 'idempotency-key': name }
    await step(`create with a key, ${name}`, () =>
      client.request('POST', '/api/designs', { body: Buffer.from(design(json)), headers: keyed }),
    )
    await step(`read, ${name}`, () => client.get(path))
    await step(`save, ${name}`, () =>
      client.request('PATCH', path, { body: Buffer.from(design(json)), headers: JSON_TYPE }),
    )
    await step(`resize, ${name}`, () => client.patch(path, { width: 2000, height: 2000 }))
    await step(`duplicate, ${name}`, () => client.post(`${path}/duplicate`))
    const template = await step(`publish, ${name}`, () =>
      client.post('/api/templates', { designId: created?.body._id }),
    )
    const fromTemplate = template?.body._id as unknown
    await step(`use as a template, ${name}`, () => client.post('/api/designs', { fromTemplate }))
    await step(`fill and resize, ${name}`, () =>
      client.post('/api/designs', { fromTemplate, width: 4000, height: 4000, data: {} }),
    )
    const exported = { designId: created?.body._id as unknown, format: 'png', pages: [1], scale: 0.1 }
    await step(`export, ${name}`, () => client.post('/api/exports', exported, { prefer: 'wait=20' }))
    await step(`export with data, ${name}`, () => client.post('/api/exports', { ...exported, data: {} }))
    await step(`preview, ${name}`, async () => {
      const { body } = await client.get(`${path}/pages`)
      await fetch(body.pages[0].previewUrl as string)
      return undefined
    })
  }
  const { body } = await post('/api/designs', design(SLOTS))
  const id = JSON.stringify(body._id)
  for (const [name, createJson] of Object.entries(DATA)) {
    const data = createJson()
    await step(`create with data, ${name}`, () => post('/api/designs', `{"fromTemplate":${id},"data":${data}}`))
    await step(`export with much data, ${name}`, () =>
      post('/api/exports', `{"designId":${id},"format":"png","data":${data}}`),
    )
  }
  return [...longest].flatMap(([operation, { cpuMs, wallMs, document }]) => [
    atMost(`${operation} (${document})`, cpuMs, { unit: 'ms', bound: LIMIT_MS }),
    plain(`${operation}, by the clock`, wallMs, 'ms'),
  ])
}

function createWatch({ pid }: ServiceProcess, file: string): Watch {
  let linesRead = 0
  const next = async (): Promise<Step> => {
    process.kill(pid, 'SIGWINCH')
    for (;;) {
      const lines = readLines(file)
      if (lines.length > linesRead) {
        linesRead = lines.length
        return JSON.parse(lines[linesRead - 1] ?? '{}') as Step
      }
      await pause(2)
    }
  }
  return async (work) => {
    await next()
    await work()
    return next()
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(0, -1)
  } catch {
    return []
  }
}
