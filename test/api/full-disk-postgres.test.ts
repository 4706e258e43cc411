import { chown, stat } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { startOwnPostgres } from '../setup/postgres.ts'
import { largeDesign } from '../setup/large-design.ts'
import { mountSmallDisk } from '../setup/small-disk.ts'
import { type Service, startService } from '../setup/start-service.ts'

const postgres = await startOwnPostgres()
const disk = postgres && (await mountSmallDisk(48))

describe.skipIf(disk === undefined)('a database whose disk is full', () => {
  const folder = disk?.folder ?? ''
  let service: Service
  let client: Client

  beforeAll(async () => {
    const url = new URL(postgres?.url ?? '')
    await createDatabase(url.href)
    url.pathname = '/small'
    service = await startService({ DATABASE_URL: url.href })
    client = await service.client()
  })
  afterAll(async () => {
    await service.stop()
    await postgres?.stop()
    await disk?.unmount()
  })

  /** Creates a database with its tables on the small disk. PostgreSQL's log is on the large disk. */
  async function createDatabase(url: string): Promise<void> {
    const database = new pg.Client(url)
    await database.connect()
    try {
      const { rows } = await database.query<{ data_directory: string }>('show data_directory')
      const { uid, gid } = await stat(rows[0]?.data_directory ?? '')
      await chown(folder, uid, gid)
      await database.query(`create tablespace small location '${folder}'`)
      await database.query('create database small tablespace small')
    } finally {
      await database.end()
    }
  }

  test('rejects writes with 507 and changes nothing, can be read, and accepts writes once there is space', async () => {
    await disk?.fill()
    let created = 0
    let response = await client.post('/api/designs', largeDesign('Design'))
    for (; response.status === 201 && created < 60; created += 1)
      response = await client.post('/api/designs', largeDesign('Design'))
    expectProblem(response, 507, 'disk_full')
    expect(response.body.detail).toMatch(/full.*Nothing was changed.*Contact your administrator/)
    expect((await client.get('/api/designs')).body.total).toBe(created)

    await disk?.makeRoom()
    expect((await client.post('/api/designs', largeDesign('After'))).status).toBe(201)
    expect((await client.get('/api/designs')).body.total).toBe(created + 1)
  })
})
