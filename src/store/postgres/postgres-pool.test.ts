import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '../../../test/setup/postgres.ts'
import { openPostgresPool } from './postgres-pool.ts'

const database = await startPostgres()
afterAll(() => database?.stop())

test.skipIf(database === undefined)('a statement that times out is reported as overloaded', async () => {
  const pool = openPostgresPool({ databaseUrl: database?.databaseUrl ?? '' })
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 500', [])
    await expect(client.query('select pg_sleep(60)', [])).rejects.toMatchObject({ code: 'overloaded' })
    await client.query('set idle_in_transaction_session_timeout = 20', [])
    await client.query('begin', [])
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await expect(client.query('select 1', [])).rejects.toMatchObject({ code: 'overloaded' })
  } finally {
    client.release(true)
    await pool.end()
  }
})

test.skipIf(database === undefined)(
  'a connection that went silent is replaced after one failed statement',
  async () => {
    const server = new URL(database?.databaseUrl ?? '')
    const proxy = await startSilencingProxy({ host: server.hostname, port: Number(server.port) })
    const pool = openPostgresPool({ databaseUrl: proxiedUrl(server, proxy.port), maxConnections: 1 })
    try {
      const client = await pool.connect()
      await client.query('begin', [])
      proxy.silence()
      await expect(client.query('select 1', [])).rejects.toMatchObject({ code: 'overloaded' })
      const rolledBackAt = performance.now()
      await expect(client.query('rollback', [])).rejects.toMatchObject({ code: 'overloaded' })
      expect(performance.now() - rolledBackAt).toBeLessThan(TIMEOUT_MS / 2)
      client.release()
      const next = await pool.connect()
      expect((await next.query<{ found: number }>('select 1 as found', [])).rows).toEqual([{ found: 1 }])
      next.release()
    } finally {
      await pool.end()
      proxy.close()
    }
  },
)

const TIMEOUT_MS = 3_000

function proxiedUrl(server: URL, port: number): string {
  const url = new URL(server)
  url.host = `127.0.0.1:${port}`
  url.searchParams.set('query_timeout', String(TIMEOUT_MS))
  return url.href
}

/** Forwards connections, until `silence` stops forwarding on those that are open without closing them. */
async function startSilencingProxy(target: { readonly host: string; readonly port: number }) {
  const open = new Set<Socket>()
  const forwarding = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = connect(target)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      forwarding.add(from)
      from.on('error', () => undefined)
      from.on('data', (bytes) => forwarding.has(from) && to.write(bytes))
      from.on('close', () => to.destroy())
    }
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (proxy.address() as AddressInfo).port,
    silence: () => forwarding.clear(),
    close() {
      for (const socket of open) socket.destroy()
      proxy.close()
    },
  }
}
