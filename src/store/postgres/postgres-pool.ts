import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from '#kysely'
import pg from 'pg'
import { Failure } from '../../failure.ts'
import { ConstraintViolation, TransactionConflict } from '../constraint-violation.ts'
import type { Connections, PostgresLocation } from '../dialect.ts'
import { rejectNul } from '../reject-nul.ts'

/** Identifies connections of Platen in PostgreSQL's list. */
export const APPLICATION = 'platen'

const STATEMENT_MS = 30_000

/** 24 days, the longest timer: the driver cannot turn off its own for a query. */
const ANY_TIME_MS = 2 ** 31 - 1

/** An unreachable or slow server throws `overloaded` with the driver's error as its cause. */
export function openPostgresPool(location: PostgresLocation): PostgresPool & { connections(): Connections } {
  const pool = new pg.Pool({
    connectionString: location.databaseUrl,
    Client: ClosingClient,
    max: location.maxConnections ?? 10,
    application_name: APPLICATION,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Otherwise, the system waits two hours before it checks a silent connection.
    keepAliveInitialDelayMillis: 10_000,
    // The server times out first: the client's timeout leaves the connection in an unknown state.
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + 10_000,
    types: { getTypeParser },
  })
  // Without a listener, a server restart while connections are idle would end this process.
  pool.on('error', () => undefined)
  const adapted = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    connections: () => ({
      open: pool.totalCount,
      busy: pool.totalCount - pool.idleCount,
      max: pool.options.max,
      waiting: pool.waitingCount,
    }),
    async connect() {
      const client = await pool.connect().catch(throwTranslated)
      const existing = adapted.get(client)
      if (existing !== undefined) return existing
      client.on('error', () => undefined)
      if (location.isPatient === true) await removeLimits(client)
      const created = adaptClient(client, location)
      adapted.set(client, created)
      return created
    },
  }
}

/** When the password is missing, the driver leaves the connection open, and the process could not exit for a minute. */
class ClosingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.connection.once('error', () => this.connection.stream.destroy())
  }
}

/** Instead of parameters of the connection, which those in a URL would replace. */
async function removeLimits(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  } catch (error) {
    client.release(true)
    throwTranslated(error)
  }
}

/** Kysely identifies connections by object, so each client is adapted once. */
function adaptClient(client: pg.PoolClient, { isPatient = false }: PostgresLocation): PostgresPoolClient {
  const limits = isPatient ? { query_timeout: ANY_TIME_MS } : {}
  // A statement without a response blocks its connection for all that follow, so the pool must not reuse it.
  let lost: { readonly error: unknown } | undefined
  const query = async (sql: string, values: readonly unknown[]) => {
    rejectNul(values)
    // Such as the rollback, which would wait for as long again.
    if (lost) throwTranslated(lost.error)
    const result = await client.query({ text: sql, values: [...values], ...limits }).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError)) lost = { error }
      return throwTranslated(error)
    })
    return { command: result.command, rowCount: result.rowCount ?? 0, rows: result.rows as unknown[] }
  }
  return {
    // The type has an overload for cursors, which is never called without the cursor package.
    query: query as unknown as PostgresPoolClient['query'] & (() => Promise<PostgresQueryResult<unknown>>),
    release: (destroy) => client.release(destroy === true || lost !== undefined),
  }
}

/** 64-bit integers are text by default; ours are times and counts, far below Number.MAX_SAFE_INTEGER. */
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
  // Connection lost (08), too many connections (53), server stopping (57P), timeouts (57014, 25P03).
  if (state !== undefined) return /^(08|53|57P|57014|25P03)/.test(state)
  // Driver errors without a SQLSTATE are network errors, such as ECONNREFUSED.
  return error instanceof Error && !(error instanceof TypeError)
}
