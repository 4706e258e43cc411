import { Client } from '../../test/setup/client.ts'
import { startService } from '../../test/setup/service-process.ts'
import { atMost, type Figure, plain, quantile } from '../figure.ts'
import { POST } from '../fixtures/post.ts'

const WARM_UP = 10
const EXPORTS = 60
const TARGET_MS = 80

/** Measures the time from the POST to `completed`, with a different image in each export. */
export async function run(): Promise<Figure[]> {
  const service = await startService({ env: { PLATEN_LOG_LEVEL: 'error' } })
  try {
    const client = new Client(service.url, service.key)
    const { body: design } = await client.post('/api/designs', POST)
    const figures: Figure[] = []
    for (const format of ['png', 'pdf']) {
      const times: number[] = []
      for (let number = 0; number < WARM_UP + EXPORTS; number += 1) {
        const data = { title: `Export ${number}` }
        const startedAt = performance.now()
        const answer = await client.post('/api/exports', { designId: design._id, format, data }, { prefer: 'wait=30' })
        const elapsedMs = performance.now() - startedAt
        if (answer.body.status !== 'completed') throw new Error(`An export did not complete: ${answer.text}`)
        if (number >= WARM_UP) times.push(elapsedMs)
      }
      const name = `POST to completed, 1080×1080 post as ${format.toUpperCase()}`
      figures.push(atMost(`${name}, p50`, quantile(times, 0.5), { unit: 'ms', bound: TARGET_MS }))
      figures.push(plain(`${name}, p95`, quantile(times, 0.95), 'ms'))
    }
    return figures
  } finally {
    await service.stop()
  }
}
