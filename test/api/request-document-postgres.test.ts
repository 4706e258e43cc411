import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { testMainRoad } from '../setup/main-road.ts'
import { startPostgres } from '../setup/postgres.ts'
import { type Service, startService } from '../setup/start-service.ts'

const database = await startPostgres()

// Skipped if PostgreSQL is not installed, like the store's tests.
describe.skipIf(database === undefined)('a client written against the request document alone, on PostgreSQL', () => {
  let service: Service
  /** Another server on the same data. */
  let second: Service

  beforeAll(async () => {
    const environment = { DATABASE_URL: database?.databaseUrl ?? '' }
    service = await startService(environment)
    second = await startService(environment)
  })

  afterAll(async () => {
    await service.stop()
    await second.stop()
    await database?.stop()
  })

  testMainRoad(() => service)

  test('sees on one server the changes and revocations made on the other', async () => {
    const key = await service.makeKey({ email: 'both@example.com' })
    const [here, there] = [new Client(service.url, key), new Client(second.url, key)]
    const { body: design } = await here.post('/api/designs', { width: 10, height: 10, title: 'Before' })
    const path = `/api/designs/${design._id}`
    expect((await there.get(path)).body.title).toBe('Before')
    expect((await there.patch(path, { title: 'After' }, { 'if-match': '"1"' })).status).toBe(200)
    expect((await here.get(path)).body).toMatchObject({ title: 'After', revision: 2 })
    expectProblem(await here.patch(path, { title: 'Stale' }, { 'if-match': '"1"' }), 412, 'stale_revision')
    expect((await here.get('/api/designs?q=after')).body.total).toBe(1)
    await there.delete(path)
    expectProblem(await here.get(path), 404, 'design_trashed')
    await second.app.operator.keys.revoke(key.slice(-4))
    expectProblem(await here.get('/api/designs'), 401, 'key_revoked')
  })

  test('can repeat a request on the other server, and it takes effect once', async () => {
    const key = await service.makeKey({ email: 'twice@example.com' })
    const [here, there] = [new Client(service.url, key), new Client(second.url, key)]
    const headers = { 'idempotency-key': 'both servers' }
    const at = (index: number) =>
      (index % 2 === 0 ? here : there).post('/api/designs', { width: 10, height: 10 }, headers)
    const responses = await Promise.all(Array.from({ length: 6 }, (_, index) => at(index)))
    for (const response of responses) expect([201, 409]).toContain(response.status)
    expect(new Set(responses.flatMap((response) => response.body._id ?? [])).size).toBe(1)
    expect((await here.get('/api/designs')).body.total).toBe(1)
    const again = await at(1)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
  })

  test('has its export rendered once, by either server', async () => {
    const key = await service.makeKey({ email: 'exports@example.com' })
    const [here, there] = [new Client(service.url, key), new Client(second.url, key)]
    const { body: design } = await here.post('/api/designs', { width: 10, height: 10 })
    const wait = { prefer: 'wait=30' }
    const scales = [1, 2, 3, 4, 5, 6]
    const responses = await Promise.all(
      scales.map((scale) => here.post('/api/exports', { designId: design._id, format: 'png', scale }, wait)),
    )
    for (const { body } of responses) {
      expect(body).toMatchObject({ status: 'completed', files: [{ page: 1 }] })
      expect((await there.get(`/api/exports/${body._id}`)).body).toMatchObject({ status: 'completed' })
    }
    expect((await there.get('/api/exports')).body.total).toBe(scales.length)
  })
})
