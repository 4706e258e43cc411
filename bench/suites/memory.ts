import { availableParallelism } from 'node:os'
import { Client } from '../../test/setup/client.ts'
import { startService } from '../../test/setup/service-process.ts'
import { atMost, type Figure, plain } from '../figure.ts'
import { POST } from '../fixtures/post.ts'
import { residentMb } from '../memory.ts'

const RENDERS = 1_000
const LIMIT_MB = 400
const AT_ONCE = 4

/** The server with two workers over 1,000 different renders of a post with a photo. */
export async function run(): Promise<Figure[]> {
  const service = await startService({ env: { PLATEN_WORKERS: '2', PLATEN_LOG_LEVEL: 'error' } })
  try {
    const client = new Client(service.url, service.key)
    const { body: design } = await client.post('/api/designs', POST)
    const before = residentMb(service.pid)
    const samples: number[] = []
    let started = 0
    const one = async (): Promise<void> => {
      while (started < RENDERS) {
        started += 1
        const data = { title: `Render ${started}` }
        const format = started % 2 === 0 ? 'pdf' : 'png'
        const answer = await client.post('/api/exports', { designId: design._id, format, data }, { prefer: 'wait=30' })
        if (answer.body.status !== 'completed') throw new Error(`An export ended ${answer.text}`)
        samples.push(residentMb(service.pid))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
    const half = samples.slice(samples.length / 2)
    return [
      atMost(`peak resident memory, ${RENDERS} renders, two workers`, Math.max(...samples), {
        unit: 'MB',
        bound: LIMIT_MB,
      }),
      atMost('growth over the second half', mean(half.slice(-50)) - mean(half.slice(0, 50)), { unit: 'MB', bound: 20 }),
      plain('before the first render', before, 'MB'),
      plain('after the first 100 renders', mean(samples.slice(90, 110)), 'MB'),
      plain('cores of the machine', availableParallelism(), ''),
    ]
  } finally {
    await service.stop()
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
