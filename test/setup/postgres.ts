import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'

export interface PostgresDatabase {
  readonly databaseUrl: string
  stop(): Promise<void>
}

/** Undefined without PostgreSQL, so that tests can be skipped; throws if PLATEN_TEST_REQUIRE_ALL is 1, as in CI. */
export async function startPostgres(): Promise<PostgresDatabase | undefined> {
  const answer = await fetch(inject('postgresDesk'))
  const text = await answer.text()
  if (answer.status === 404) {
    refuseToSkip()
    return undefined
  }
  if (!answer.ok) throw new Error(`PostgreSQL does not start: ${text}`)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(text, `create database ${name}`)
  const url = new URL(text)
  url.pathname = `/${name}`
  return { databaseUrl: url.href, stop: () => run(text, `drop database if exists ${name} with (force)`) }
}

/** Starts a PostgreSQL server that no other suite uses, to crash or to fill. Skips and throws like `startPostgres`. */
export async function startOwnPostgres(): Promise<PostgresServer | undefined> {
  const server = await startPostgresServer()
  if (server === undefined) refuseToSkip()
  return server
}

function refuseToSkip(): void {
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
