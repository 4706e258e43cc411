import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../../test/setup/client.ts'
import { runPlaten } from '../../test/setup/run-platen.ts'
import { type ServiceProcess, startNode, startService } from '../../test/setup/service-process.ts'
import { atMost, type Figure, plain, quantile } from '../figure.ts'
import { POST } from '../fixtures/post.ts'
import { processMb } from '../memory.ts'

const SECONDS = 20
const READ_INTERVAL_MS = 50
const QUEUED_AT_ONCE = 8
const IDLE = 10_000
const SLOW = 200
/** A closed connection is replaced, so this only bounds the memory of the open ones. */
const MAX_ADDED_MB = 200

/** Measures what other clients notice of exports on all cores, and of thousands of connections. */
export async function run(): Promise<Figure[]> {
  const service = await startService({ env: { PLATEN_LOG_LEVEL: 'error' } })
  try {
    const [busy, other] = [await createClient(service, 'busy'), await createClient(service, 'other')]
    const { body: design } = await other.post('/api/designs', POST)
    const path = `/api/designs/${design._id}`
    await sleep(1_000)
    const quiet = await measureReads(other, path)
    return [
      plain('GET, quiet, p99', quantile(quiet, 0.99), 'ms'),
      ...(await measureSaturated(busy, other, design._id)),
      ...(await measureConnections(service, { other, path, quiet })),
    ]
  } finally {
    await service.stop()
  }
}

async function measureSaturated(busy: Client, other: Client, designId: string): Promise<Figure[]> {
  const { body: busyDesign } = await busy.post('/api/designs', POST)
  let isOver = false
  let completed = 0
  const saturate = async (lane: number): Promise<void> => {
    for (let number = 0; !isOver; number += 1) {
      const { body, text } = await exportPng(busy, busyDesign._id, `Busy ${lane} ${number}`)
      if (body.status !== 'completed') throw new Error(text)
      completed += 1
    }
  }
  const saturating = Array.from({ length: QUEUED_AT_ONCE }, (_, lane) => saturate(lane))
  await sleep(3_000)
  const singles: number[] = []
  const exportSingles = async (): Promise<void> => {
    for (let number = 0; !isOver; number += 1) {
      const startedAt = performance.now()
      const { body, text } = await exportPng(other, designId, `Single ${number}`)
      if (body.status !== 'completed') throw new Error(text)
      singles.push(performance.now() - startedAt)
    }
  }
  const before = completed
  const exporting = exportSingles()
  const reads = await measureReads(other, `/api/designs/${designId}`)
  isOver = true
  const rate = (completed - before + singles.length) / SECONDS
  await Promise.all([exporting, ...saturating])
  return [
    plain('exports meanwhile', rate, 'exports/s'),
    atMost('GET while exports use all cores, p99', quantile(reads, 0.99), { unit: 'ms', bound: 60 }),
    atMost('single PNG of another account, p95', quantile(singles, 0.95), { unit: 'ms', bound: 600 }),
  ]
}

async function measureConnections(
  service: ServiceProcess,
  { other, path, quiet }: { other: Client; path: string; quiet: readonly number[] },
): Promise<Figure[]> {
  const before = processMb(service.pid)
  const connections = { port: Number(new URL(service.url).port), idle: IDLE, slow: SLOW }
  const peer = startNode(['bench/peers/idle-connections.ts', JSON.stringify(connections)])
  try {
    const [, open = ''] = await peer.line(/^open (\d+)/)
    await sleep(3_000)
    const reads = await measureReads(other, path)
    const added = processMb(service.pid) - before
    const ratio = quantile(reads, 0.99) / quantile(quiet, 0.99)
    return [
      plain('connections opened', Number(open), ''),
      plain(`GET with ${IDLE} idle and ${SLOW} slow connections, p99`, quantile(reads, 0.99), 'ms'),
      atMost(`GET with ${IDLE} idle and ${SLOW} slow connections ÷ quiet, p99`, ratio, { unit: '×', bound: 2 }),
      atMost('server memory added by them', added, { unit: 'MB', bound: MAX_ADDED_MB }),
    ]
  } finally {
    await peer.stop('SIGKILL')
  }
}

/** Reads at a constant rate, whether or not the previous response has arrived. Times are in milliseconds. */
async function measureReads(client: Client, path: string): Promise<number[]> {
  const times: number[] = []
  const reads: Promise<void>[] = []
  const read = async (): Promise<void> => {
    const startedAt = performance.now()
    const { status } = await client.get(path)
    if (status !== 200) throw new Error(`A read returned ${status}`)
    times.push(performance.now() - startedAt)
  }
  for (let number = 0; number < (SECONDS * 1000) / READ_INTERVAL_MS; number += 1) {
    reads.push(read())
    await sleep(READ_INTERVAL_MS)
  }
  await Promise.all(reads)
  return times
}

function exportPng(client: Client, designId: string, title: string) {
  return client.post('/api/exports', { designId, format: 'png', data: { title } }, { prefer: 'wait=30' })
}

async function createClient({ url, dataFolder }: ServiceProcess, name: string): Promise<Client> {
  const env = { PLATEN_DATA_DIR: dataFolder, PLATEN_PLANS: 'unlimited=100000000' }
  const options = ['--email', `${name}@example.com`, '--create-account', '--plan', 'unlimited']
  const { stdout } = await runPlaten(['key', 'create', ...options], { env })
  return new Client(url, stdout.trim())
}
