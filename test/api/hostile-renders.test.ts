import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../setup/client.ts'
import { ended, exported, queued } from '../setup/exporting.ts'
import { type ServiceProcess, startService as startProcess } from '../setup/service-process.ts'
import { type Service, startService } from '../setup/start-service.ts'

const HOSTILE = join(import.meta.dirname, '../fixtures/hostile')

const SMALL = { width: 400, height: 300 }

describe('an export that never returns from native code', () => {
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

  test('fails within its limits, while other accounts export and the service stays ready', async () => {
    const wedge = JSON.parse(readFileSync(join(HOSTILE, 'wedges-skia.json'), 'utf8')) as object
    const { body: design } = await attacker.post('/api/designs', wedge)
    const ids: string[] = []
    for (const scale of [2, 1.9, 1.8]) {
      ids.push((await queued(attacker, { designId: design._id, format: 'pdf', scale }))._id)
    }
    const { body: small } = await neighbor.post('/api/designs', SMALL)
    for (const scale of [1, 2, 3]) {
      const { createdAt, startedAt } = await exported(neighbor, { designId: small._id, format: 'png', scale })
      expect(Date.parse(startedAt ?? '') - Date.parse(createdAt)).toBeLessThan(2_000)
      expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
    }
    for (const id of ids) {
      const { status, error } = await ended(attacker, id)
      expect(status).toBe('failed')
      expect(['render_timeout', 'render_memory']).toContain(error?.code)
    }
    await exported(attacker, { designId: (await attacker.post('/api/designs', SMALL)).body._id, format: 'pdf' })
  })
})

describe('an export of many pages with a noisy photograph', () => {
  const PAGES = 30
  let service: ServiceProcess
  let client: Client

  beforeAll(async () => {
    service = await startProcess({ env: { PLATEN_WORKERS: '1', PLATEN_LOG_LEVEL: 'error' } })
    client = new Client(service.url, service.key)
  })
  afterAll(() => service.stop())

  test('takes no more of the server’s memory than a few pages', async () => {
    const side = 1_600
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const photo = await sharp({ create: { width: side, height: side, channels: 3, background: '#000', noise } })
      .jpeg({ quality: 95 })
      .toBuffer()
    const { body: asset } = await client.request('POST', '/api/assets', {
      body: photo,
      headers: { 'content-type': 'image/jpeg' },
    })
    const pages = Array.from({ length: PAGES }, (_, page) => ({
      id: `p${page}`,
      elements: [
        { id: `i${page}`, type: 'image', x: page / 100, y: 0, width: side, height: side, src: `asset:${asset._id}` },
      ],
    }))
    const made = await client.post('/api/designs', { width: side, height: side, document: { version: 1, pages } })
    const before = residentMb(service.pid)
    const { _id } = await queued(client, { designId: made.body._id, format: 'png' })
    let most = 0
    const timer = setInterval(() => (most = Math.max(most, residentMb(service.pid))), 50)
    const { status, files } = await ended(client, _id)
    clearInterval(timer)
    expect(status).toBe('completed')
    const wholeMb = files.reduce((sum, { bytes }) => sum + bytes, 0) / 2 ** 20
    expect(wholeMb).toBeGreaterThan(150)
    expect(most - before).toBeLessThan(wholeMb / 2)
  })
})

/** Of one process, in MiB. */
function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
