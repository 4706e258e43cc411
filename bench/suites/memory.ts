import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { Client } from '../../test/setup/client.ts'
import { type ServiceProcess, startService } from '../../test/setup/service-process.ts'
import { atMost, type Figure, plain } from '../figure.ts'
import { multiplyDesigns } from '../fixtures/multiply-designs.ts'
import { POST } from '../fixtures/post.ts'
import { processMb, residentMb } from '../memory.ts'

const RENDERS = 2_000
const DESIGNS = 10_000
/** A page of the list is read after so many renders. */
const RENDERS_PER_LIST = 10
const LIMIT_MB = 400
const CONCURRENCY = 4
const NOISY_PAGES = 30

/** Measures the server with two workers and 10,000 designs during 2,000 different renders of a post with a photo. */
export async function run(): Promise<Figure[]> {
  const service = await startService({ env: { PLATEN_WORKERS: '2', PLATEN_LOG_LEVEL: 'error' } })
  try {
    const client = new Client(service.url, service.key)
    const { body: design } = await client.post('/api/designs', POST)
    await multiplyDesigns({ dataDir: service.dataFolder }, DESIGNS)
    const before = residentMb(service.pid)
    const samples: number[] = []
    let started = 0
    const exportRepeatedly = async (): Promise<void> => {
      while (started < RENDERS) {
        started += 1
        const data = { title: `Render ${started}` }
        const format = started % 2 === 0 ? 'pdf' : 'png'
        const answer = await client.post('/api/exports', { designId: design._id, format, data }, { prefer: 'wait=30' })
        if (answer.body.status !== 'completed') throw new Error(`An export did not complete: ${answer.text}`)
        if (started % RENDERS_PER_LIST === 0)
          await client.get(`/api/designs?limit=100&offset=${(started * 7) % DESIGNS}`)
        samples.push(residentMb(service.pid))
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, exportRepeatedly))
    const half = samples.slice(samples.length / 2)
    return [
      atMost(`after ${RENDERS} renders, two workers, ${DESIGNS} designs`, mean(samples.slice(-50)), {
        unit: 'MB',
        bound: LIMIT_MB,
      }),
      plain('peak', Math.max(...samples), 'MB'),
      atMost('growth over the second half', mean(half.slice(-50)) - mean(half.slice(0, 50)), { unit: 'MB', bound: 20 }),
      plain('before the first render', before, 'MB'),
      plain('after the first 100 renders', mean(samples.slice(90, 110)), 'MB'),
      plain('cores of the machine', availableParallelism(), ''),
      ...(await measureLargeExport(service, client)),
    ]
  } finally {
    await service.stop()
  }
}

/** Measures the memory of the server process, without its render processes, during an export of many megabytes. */
async function measureLargeExport({ pid }: ServiceProcess, client: Client): Promise<Figure[]> {
  const side = 1_600
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const photo = await sharp({ create: { width: side, height: side, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 95 })
    .toBuffer()
  const type = { 'content-type': 'image/jpeg' }
  const { body: asset } = await client.request('POST', '/api/assets', { body: photo, headers: type })
  const pages = Array.from({ length: NOISY_PAGES }, (_, page) => {
    // Each page is shifted slightly, so that no two pages are equal.
    const box = { x: page / 100, y: 0, width: side, height: side }
    return { id: `p${page}`, elements: [{ id: `i${page}`, type: 'image', ...box, src: `asset:${asset._id}` }] }
  })
  const design = { width: side, height: side, document: { version: 1, pages } }
  const { body: created } = await client.post('/api/designs', design)
  const before = processMb(pid)
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, processMb(pid))), 50)
  const { body: queued } = await client.post('/api/exports', { designId: created._id, format: 'png' })
  let { body } = await client.get(`/api/exports/${queued._id}`, { prefer: 'wait=30' })
  while (body.status === 'processing') {
    body = (await client.get(`/api/exports/${queued._id}`, { prefer: 'wait=30' })).body
  }
  clearInterval(timer)
  if (body.status !== 'completed') throw new Error(`The large export ended ${body.status}`)
  const exportMb = body.bytes / 2 ** 20
  return [
    plain(`size of an export of ${NOISY_PAGES} pages of noise`, exportMb, 'MB'),
    atMost('server memory added by it', peak - before, { unit: 'MB', bound: 100 }),
  ]
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
