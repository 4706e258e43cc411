import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Answer, Client } from '../setup/client.ts'
import { runCrashRounds } from '../setup/crash-rounds.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { startService } from '../setup/service-process.ts'

// Runs fewer of the rounds of `npm run bench crash`.
test('kill -9 during exports loses no accepted export and no acknowledged write', async () => {
  const report = await runCrashRounds({ kills: 2, exportsPerRound: 20 })
  expect(report.accepted).toBe(40)
  expect(report).toMatchObject({ lost: [], surplus: [], lostWrites: [] })
})

test('after kill -9 during requests with idempotency keys, retries create each design once', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'platen-keys-'))
  const start = () => startService({ env: { PLATEN_DATA_DIR: dataFolder, PLATEN_LOG_LEVEL: 'error' } })
  const keys = Array.from({ length: 24 }, (_, index) => `crash-${index}`)
  const send = (client: Client, key: string): Promise<Answer> =>
    client.post('/api/designs', { title: key, width: 10, height: 10 }, { 'idempotency-key': key })
  let service = await start()
  try {
    const before = new Client(service.url, service.key)
    const requests = keys.map((key) => send(before, key).catch(() => undefined))
    // Kills the process during the requests, as soon as the first has a response.
    await Promise.race(requests)
    await service.stop('SIGKILL')
    const responses = await Promise.all(requests)

    service = await start()
    const client = new Client(service.url, service.key)
    const succeeded: string[] = []
    for (const [index, key] of keys.entries()) {
      const again = await send(client, key)
      const first = responses[index]
      if (first?.status === 201) {
        expect(again.body).toEqual(first.body)
        expect(again.headers.get('idempotent-replayed')).toBe('true')
      }
      // An interrupted attempt counts as in progress for a minute, so it may or may not have created the design.
      if (again.status === 409) expectProblem(again, 409, 'idempotency_key_in_use')
      else succeeded.push(again.body.title)
    }
    const { body } = await client.get('/api/designs?limit=100')
    const titles = (body.designs as { title: string }[]).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    for (const key of succeeded) expect(titles).toContain(key)
    expect(succeeded.length).toBeGreaterThan(0)
  } finally {
    await service.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
})
