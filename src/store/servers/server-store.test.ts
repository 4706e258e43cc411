import { expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { describeOnEngines } from '../testing/engines.ts'
import type { RunningServer } from './server-store.ts'

await describeOnEngines('running servers', ({ name, store, location }) => {
  const server = (instance: string, given: Partial<RunningServer> = {}): RunningServer => ({
    instance,
    address: `http://${instance}:4400`,
    version: '1.0.0',
    settings: { PLATEN_SIGN_UP: 'open' },
    startedAt: 1_000,
    ...given,
  })

  test('a server is listed with its settings from its first heartbeat until it is removed', async () => {
    await store().servers.beat(server('listed'), 2_000)
    const listed = (await store().servers.list()).find(({ instance }) => instance === 'listed')
    expect(listed).toMatchObject({ ...server('listed'), seenAt: 2_000 })
    await store().servers.remove('listed')
    expect((await store().servers.list()).map(({ instance }) => instance)).not.toContain('listed')
  })

  test('a heartbeat renews the server and adds it again if it was removed', async () => {
    await store().servers.beat(server('renewed'), 2_000)
    await store().servers.remove('renewed')
    await store().servers.beat(server('renewed'), 3_000)
    await store().servers.beat(server('renewed'), 4_000)
    const listed = (await store().servers.list()).filter(({ instance }) => instance === 'renewed')
    expect(listed.map(({ seenAt }) => seenAt)).toEqual([4_000])
  })

  test('a server without heartbeats for a minute is not listed, and the next heartbeat of another removes it', async () => {
    await store().servers.beat(server('crashed'), 2_000)
    const { query } = openDatabase(location())
    try {
      await query.updateTable('servers').set({ alive_until: 1 }).where('instance', '=', 'crashed').execute()
      expect((await store().servers.list()).map(({ instance }) => instance)).not.toContain('crashed')
      await store().servers.beat(server('alive'), 3_000)
      const rows = await query.selectFrom('servers').select('instance').execute()
      expect(rows.map(({ instance }) => instance)).not.toContain('crashed')
    } finally {
      await query.destroy()
    }
  })

  test.runIf(name === 'PostgreSQL')('the offset of a server’s clock from the database’s is measured', async () => {
    await store().servers.beat(server('ahead'), Date.now() + 3_600_000)
    const listed = (await store().servers.list()).find(({ instance }) => instance === 'ahead')
    expect(listed?.clockAheadMs).toBeGreaterThan(3_590_000)
    expect(listed?.clockAheadMs).toBeLessThan(3_610_000)
  })
})
