import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../setup/client.ts'
import { ended, exportToEnd, queued } from '../setup/exporting.ts'
import { type Service, startService } from '../setup/start-service.ts'

/** Skia draws it for a minute, in calls that nothing can interrupt. */
const SLOW_SIDE = 5_000
const SLOW = {
  ...{ width: SLOW_SIDE, height: SLOW_SIDE },
  document: {
    version: 1,
    pages: [{ id: 'p', elements: Array.from({ length: 600 }, (_, index) => conic(index)) }],
  },
}

const SMALL = { width: 400, height: 300 }

describe('an export that blocks in native code', () => {
  let service: Service
  let attacker: Client
  let neighbor: Client

  beforeAll(async () => {
    service = await startService({
      PLATEN_WORKERS: '2',
      PLATEN_RENDER_TIMEOUT_SECONDS: '4',
      PLATEN_RENDER_MEMORY_MB: '800',
    })
    attacker = await service.client()
    neighbor = await service.client()
  })
  afterAll(() => service.stop())

  test('fails at its limits, and other accounts’ exports do not wait for that', async () => {
    const { body: small } = await neighbor.post('/api/designs', SMALL)
    // Both render processes have started.
    await Promise.all(
      [attacker, neighbor].map(async (client) => {
        const { body } = await client.post('/api/designs', SMALL)
        return exportToEnd(client, { designId: body._id, format: 'jpeg' })
      }),
    )
    const { body: design } = await attacker.post('/api/designs', SLOW)
    const ids: string[] = []
    for (const scale of [1, 0.99, 0.98]) {
      ids.push((await queued(attacker, { designId: design._id, format: 'png', scale }))._id)
    }
    const requests = [1, 2, 3].map((scale) => ({ designId: small._id as string, format: 'png', scale }))
    const finished = await Promise.all(requests.map((request) => exportToEnd(neighbor, request)))
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
    const failed = await Promise.all(ids.map((id) => ended(attacker, id)))
    for (const { status, error } of failed) {
      expect(status).toBe('failed')
      expect(['render_timeout', 'render_memory']).toContain(error?.code)
    }
    const firstEnd = Math.min(...failed.map(({ completedAt }) => Date.parse(completedAt ?? '')))
    for (const { status, startedAt } of finished) {
      expect(status).toBe('completed')
      expect(Date.parse(startedAt ?? '')).toBeLessThan(firstEnd)
    }
    const designId = (await attacker.post('/api/designs', SMALL)).body._id as string
    expect((await exportToEnd(attacker, { designId, format: 'pdf' })).status).toBe('completed')
  })
})

function conic(index: number): object {
  const stops = Array.from({ length: 32 }, (_, stop) => ({
    offset: stop / 31,
    color: `#${((stop * 797_003 + index * 31) % 0xffffff).toString(16).padStart(6, '0')}80`,
  }))
  return {
    ...{ id: `e${index}`, type: 'rect', x: 0, y: 0, width: SLOW_SIDE, height: SLOW_SIDE },
    fill: { type: 'conic', angle: index, stops },
  }
}
