import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../../test/setup/client.ts'
import { atLeast, type Figure, median, plain } from '../figure.ts'
import { POST } from '../fixtures/post.ts'
import { type Processes, startProcesses } from '../fixtures/processes-on-postgres.ts'
import type { Load } from '../load.ts'
import { runLoad } from '../run-load.ts'
import { measureQueues } from '../queue-rates.ts'

const ROUNDS = 3

const EXPORTS = 100

const WARM_UP = 6

const SECONDS = 5

const CONNECTIONS = 16

/** On Linux. */
const CLOCK_TICKS_PER_SECOND = 100

/** Compares one process with two, and measures the queue without rendering. */
export async function run(): Promise<Figure[]> {
  return [...(await measureWorkers()), ...(await measureServers()), ...(await measureQueues())]
}

async function measureWorkers(): Promise<Figure[]> {
  const processes = await startProcesses({ servers: 1, workers: 2 })
  try {
    const client = new Client(processes.servers[0]?.url ?? '', processes.keys[0])
    const { body: design } = await client.post('/api/designs', POST)
    const rates = new Map<number, number[]>([
      [1, []],
      [2, []],
    ])
    await exportsPerSecond(processes, client, { designId: design._id, workers: 2, count: WARM_UP })
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [workers, measured] of rates) {
        measured.push(await exportsPerSecond(processes, client, { designId: design._id, workers, count: EXPORTS }))
      }
    }
    const [one, two] = [1, 2].map((workers) => median(rates.get(workers) ?? []))
    return [
      plain('exports, one worker', one ?? NaN, 'exports/s'),
      plain('exports, two workers', two ?? NaN, 'exports/s'),
      atLeast('exports: two workers ÷ one', (two ?? NaN) / (one ?? NaN), { unit: '×', bound: 1.7 }),
    ]
  } finally {
    await processes.stop()
  }
}

/** Queues PNGs of different images while the workers are paused, then lets some of them work. */
async function exportsPerSecond(
  { workers: all }: Processes,
  client: Client,
  { designId, workers, count }: { designId: string; workers: number; count: number },
): Promise<number> {
  for (const { process } of all) process.kill('SIGSTOP')
  for (let number = 0; number < count; number += 1) {
    const data = { title: `${Date.now()} ${number}` }
    const { status, text } = await client.post('/api/exports', { designId, format: 'png', data })
    if (status !== 202) throw new Error(text)
  }
  for (const { process } of all.slice(0, workers)) process.kill('SIGCONT')
  const startedAt = performance.now()
  while ((await countUnfinished(client)) > 0) await sleep(20)
  const seconds = (performance.now() - startedAt) / 1000
  for (const { process } of all) process.kill('SIGCONT')
  return count / seconds
}

async function countUnfinished(client: Client): Promise<number> {
  const queued = await client.get('/api/exports?status=queued&limit=1')
  const processing = await client.get('/api/exports?status=processing&limit=1')
  return queued.body.total + processing.body.total
}

interface Throughput {
  readonly perSecond: number
  /** Requests for each second of processor time of the servers: the limit of a machine with enough other cores. */
  readonly perCoreSecond: number
}

/** Two accounts with half of the connections each use one server or two. Writes of one account wait for each other. */
async function measureServers(): Promise<Figure[]> {
  const processes = await startProcesses({ servers: 2, workers: 0 })
  try {
    const { servers } = processes
    const paths: { readonly key: string; readonly path: string }[] = []
    for (const key of processes.keys) {
      const client = new Client(servers[0]?.url ?? '', key)
      const { body: design } = await client.post('/api/designs', { title: 'Measured', width: 1080, height: 1080 })
      paths.push({ key, path: `/api/designs/${design._id}` })
    }
    const figures: Figure[] = []
    for (const [name, request] of Object.entries(REQUESTS)) {
      const measure = async (loaded: Processes['servers']): Promise<Throughput> => {
        const before = cpuSecondsOf(loaded)
        const loads = paths.map(({ key, path }, index): Load => {
          const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
          const url = `${loaded[index % loaded.length]?.url ?? ''}${path}`
          return { ...request, url, headers, seconds: SECONDS, connections: CONNECTIONS / paths.length }
        })
        const results = await Promise.all(loads.map((load) => runLoad(load)))
        if (results.some(({ not2xx }) => not2xx > 0)) throw new Error(`${name}: requests failed`)
        const perSecond = results.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0)
        return { perSecond, perCoreSecond: (perSecond * SECONDS) / (cpuSecondsOf(loaded) - before) }
      }
      const rounds: { one: Throughput; two: Throughput }[] = []
      await measure(servers) // warms up
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push({ one: await measure(servers.slice(0, 1)), two: await measure(servers) })
      }
      const ratio = median(rounds.map(({ one, two }) => two.perSecond / one.perSecond))
      const perCore = (of: 'one' | 'two'): number => median(rounds.map((each) => each[of].perCoreSecond))
      figures.push(
        plain(`${name}, one server`, median(rounds.map(({ one }) => one.perSecond)), 'requests/s'),
        plain(`${name}, two servers`, median(rounds.map(({ two }) => two.perSecond)), 'requests/s'),
        atLeast(`${name}: two servers ÷ one`, ratio, { unit: '×', bound: 1.5 }),
        plain(`${name}, one server, per core that it uses`, perCore('one'), 'requests/s'),
        plain(`${name}, two servers, per core that they use`, perCore('two'), 'requests/s'),
      )
    }
    return figures
  } finally {
    await processes.stop()
  }
}

const REQUESTS: Readonly<Record<string, Pick<Load, 'method' | 'bodies'>>> = {
  get: { method: 'GET' },
  rename: { method: 'PATCH', bodies: ['{"title":"One"}', '{"title":"Two"}'] },
}

function cpuSecondsOf(servers: Processes['servers']): number {
  return servers.reduce((sum, { pid }) => {
    // The fields after the name of the program, which may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND
  }, 0)
}
