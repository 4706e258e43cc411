import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'

export interface PostgresDatabase {
  readonly databaseUrl: string
  stop(): Promise<void>
}

/**
 * Creates a database: an empty one, or a copy of `template`, which nothing may be connected to. Returns undefined
 * without PostgreSQL. @throws instead if PLATEN_TEST_REQUIRE_ALL is 1
 */
export async function startPostgres(template?: PostgresDatabase): Promise<PostgresDatabase | undefined> {
  const response = await fetch(inject('postgresEndpoint'))
  const serverUrl = await response.text()
  if (response.status === 404) {
    throwIfRequired()
    return undefined
  }
  if (!response.ok) throw new Error(`PostgreSQL does not start: ${serverUrl}`)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const copied = template && new URL(template.databaseUrl).pathname.slice(1)
  await run(serverUrl, `create database ${name}${copied === undefined ? '' : ` template ${copied}`}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { databaseUrl: url.href, stop: () => run(serverUrl, `drop database if exists ${name} with (force)`) }
}

/** Starts a server that no other suite uses, to crash or to fill. Returns undefined and throws like `startPostgres`. */
export async function startOwnPostgres(): Promise<PostgresServer | undefined> {
  const server = await startPostgresServer()
  if (server === undefined) throwIfRequired()
  return server
}

function throwIfRequired(): void {
  if (process.env['PLATEN_TEST_REQUIRE_ALL'] !== '1') return
  throw new Error('PLATEN_TEST_REQUIRE_ALL is 1, and PostgreSQL is not installed (Debian: apt-get install postgresql)')
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
