import { type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { Failure } from '../failure.ts'
import { ConstraintViolation, TransactionConflict } from './constraint-violation.ts'
import { refuseNul } from './refuse-nul.ts'

export interface PostgresLocation {
  readonly databaseUrl: string
  readonly maxConnections?: number
}

/**
 * A pool as Kysely's PostgresDialect expects it. Nothing of the driver's gets out: a server that cannot be reached, or takes
 * too long, is the failure `overloaded`, with the driver's error as its cause.
 */
export function openPostgresPool(location: PostgresLocation): PostgresPool {
  const pool = new pg.Pool({
    connectionString: location.databaseUrl,
    max: location.maxConnections ?? 10,
    application_name: 'platen',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // The server gives up first, so that the client's own limit, which would leave the connection in doubt, is for a
    // network that swallows answers.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    query_timeout: 40_000,
    types: { getTypeParser },
  })
  // Without a listener, a server that restarts while connections are idle would end this process.
  pool.on('error', () => undefined)
  const adapted = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch(throwTranslated)
      const known = adapted.get(client)
      if (known !== undefined) return known
      client.on('error', () => undefined)
      const made = adaptClient(client)
      adapted.set(client, made)
      return made
    },
  }
}

/** Kysely tells connections apart by their object, so each client has one for life. */
function adaptClient(client: pg.PoolClient): PostgresPoolClient {
  const query = async (sql: string, values: readonly unknown[]) => {
    refuseNul(values)
    const result = await client.query(sql, [...values]).catch(throwTranslated)
    return { command: result.command, rowCount: result.rowCount ?? 0, rows: result.rows as unknown[] }
  }
  return {
    // The type has a second form, for cursors, that is never called without the cursor package.
    query: query as unknown as PostgresPoolClient['query'] & (() => Promise<PostgresQueryResult<unknown>>),
    release: (destroy) => client.release(destroy),
  }
}

/** 64-bit integers come as text by default; ours are times and counts, far inside what a number holds exactly. */
function getTypeParser(...[id, format]: Parameters<typeof pg.types.getTypeParser>): unknown {
  return id === pg.types.builtins.INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(id, format)
}

/** SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function throwTranslated(error: unknown): never {
  const state = error instanceof pg.DatabaseError ? error.code : undefined
  if (state === '23505') throw new ConstraintViolation('unique', error)
  if (state === '23503') throw new ConstraintViolation('foreign_key', error)
  if (state === '40001' || state === '40P01') throw new TransactionConflict(error)
  if (state === '53100') throw new Failure('disk_full', {}, error)
  if (isUnreachable(state, error)) throw new Failure('overloaded', { retryAfterSeconds: 2 }, error)
  throw error
}

function isUnreachable(state: string | undefined, error: unknown): boolean {
  // The connection was lost (08), the server has no memory or connection left (53), shuts down or starts (57P), or ran
  // into one of the times above: the statement's (57014), or that of a transaction that waits for us (25P03).
  if (state !== undefined) return /^(08|53|57P|57014|25P03)/.test(state)
  // What the driver throws without the server's word comes from the network: ECONNREFUSED, "Connection terminated",
  // "timeout exceeded when trying to connect".
  return error instanceof Error && !(error instanceof TypeError)
}
