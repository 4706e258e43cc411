import { atLeast, type Figure, median, plain } from '../figure.ts'
import type { Load, LoadResult } from '../load.ts'
import type { BareAnswer } from '../peers/bare-server.ts'
import { runLoad } from '../run-load.ts'
import { type ServiceProcess, startNode, startService } from '../../test/setup/service-process.ts'

const SERVER_CORE = 0
const LOAD_CORE = 1
const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 16
const DESIGNS = 200

interface Endpoint {
  readonly name: string
  readonly load: Omit<Load, 'seconds' | 'connections'>
  /** Minimum share of a bare server's rate. */
  readonly bound?: number
}

/** Alternates, each on one core, between the server and a bare node:http server that returns the same bytes. */
export async function run(): Promise<Figure[]> {
  const service = await startService({ core: SERVER_CORE })
  try {
    const figures: Figure[] = []
    for (const endpoint of await endpointsOf(service)) figures.push(...(await compare(endpoint)))
    return figures
  } finally {
    await service.stop()
  }
}

async function endpointsOf(service: ServiceProcess): Promise<Endpoint[]> {
  const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' }
  const url = `${service.url}/api/designs`
  const body = JSON.stringify({ title: 'Measured', width: 1080, height: 1080 })
  let id = ''
  for (let count = 0; count < DESIGNS; count += 1) {
    const response = await fetch(url, { method: 'POST', headers, body })
    id = ((await response.json()) as { _id: string })._id
  }
  return [
    { name: 'list of 20', load: { method: 'GET', url, headers }, bound: 0.4 },
    { name: 'get', load: { method: 'GET', url: `${url}/${id}`, headers }, bound: 0.4 },
    { name: 'create', load: { method: 'POST', url, headers, body } },
    {
      name: 'rename',
      load: { method: 'PATCH', url: `${url}/${id}`, headers, bodies: ['{"title":"One"}', '{"title":"Two"}'] },
    },
  ]
}

async function compare({ name, load, bound }: Endpoint): Promise<Figure[]> {
  const body = load.body ?? load.bodies?.[0]
  const sample = await fetch(load.url, {
    method: load.method,
    headers: load.headers,
    ...(body === undefined ? {} : { body }),
  })
  const bare = startNode(['bench/peers/bare-server.ts'], {
    core: SERVER_CORE,
    env: { BARE_ANSWER: JSON.stringify(await answerOf(sample)) },
  })
  const [, bareUrl = ''] = await bare.line(/at (http\S+)/)
  const ratios: number[] = []
  const results: LoadResult[] = []
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ours = await measure(load)
      const theirs = await measure({ ...load, url: bareUrl })
      if (ours.not2xx > 0) throw new Error(`${name}: ${ours.not2xx} requests failed`)
      if (round === 0) continue // both warm up
      ratios.push(ours.requestsPerSecond / theirs.requestsPerSecond)
      results.push(ours)
    }
  } finally {
    await bare.stop()
  }
  const ratio = median(ratios)
  const label = `${name}: share of bare node:http`
  return [
    bound === undefined ? plain(label, ratio, '×') : atLeast(label, ratio, { unit: '×', bound }),
    plain(`${name}: rate`, median(results.map((result) => result.requestsPerSecond)), 'requests/s'),
    plain(`${name}: p99`, median(results.map((result) => result.p99Ms)), 'ms'),
  ]
}

/** Headers that Node writes automatically. */
const CONNECTION_HEADERS = ['connection', 'date', 'keep-alive']

async function answerOf(response: Response): Promise<BareAnswer> {
  const headers = [...response.headers].filter(([name]) => !CONNECTION_HEADERS.includes(name))
  return { status: response.status, headers: headers.flat(), body: await response.text() }
}

function measure(load: Endpoint['load']): Promise<LoadResult> {
  return runLoad({ ...load, seconds: SECONDS, connections: CONNECTIONS }, { core: LOAD_CORE })
}
