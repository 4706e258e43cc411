import { createHash } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from '#kysely'
import { releaseRow, type Row, type Scalar } from './release-row.ts'
import type { TableShape } from './table-shapes.ts'

/** Bounds the memory of a batch: a document has at most 2 MiB. */
const BATCH = 100

/** Reads the table in the order of its key, from the row after `after`, without leases. */
export async function* readRows<DB>(
  query: Kysely<DB>,
  { name, columns, key }: TableShape,
  after?: Row,
): AsyncGenerator<readonly Row[], void> {
  const keys = list(key.map((column) => sql.ref(column)))
  let last = after
  for (;;) {
    const next =
      last === undefined ? sql`` : sql`where (${keys}) > (${list(key.map((column) => valueOf(last, column)))})`
    const { rows } = await sql<Record<string, Scalar>>`
      select ${list(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} ${next}
      order by ${keys} limit ${BATCH}`.execute(query)
    if (rows.length > 0) yield rows.map((row) => releaseRow(name, row))
    if (rows.length < BATCH) return
    last = rows.at(-1)
  }
}

export async function countRows<DB>(query: Kysely<DB>, { name }: TableShape): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(name)}`.execute(query)
  return rows[0]?.total ?? 0
}

/** Returns the row with the greatest key. */
export async function findLastRow<DB>(query: Kysely<DB>, { name, key }: TableShape): Promise<Row | undefined> {
  const descending = list(key.map((column) => sql`${sql.ref(column)} desc`))
  const found = await sql<Row>`select * from ${sql.table(name)} order by ${descending} limit 1`.execute(query)
  return found.rows[0]
}

export interface TableDigest {
  readonly rows: number
  /** SHA-256 in hexadecimal of the rows in the order of the key, one JSON array per line. */
  readonly sha256: string
}

export interface Digester {
  add(rows: readonly Row[]): void
  digest(): TableDigest
}

/** Equal rows have equal digests on both engines. */
export function createDigester({ columns }: Pick<TableShape, 'columns'>): Digester {
  const hash = createHash('sha256')
  let count = 0
  return {
    add(rows) {
      count += rows.length
      for (const row of rows) hash.update(`${JSON.stringify(columns.map((column) => valueOf(row, column)))}\n`)
    },
    digest: () => ({ rows: count, sha256: hash.digest('hex') }),
  }
}

function valueOf(row: Row | undefined, column: string): Scalar {
  const value = row?.[column]
  if (value === undefined) throw new Error(`a row lacks the column ${column}`)
  return value
}

function list(parts: readonly unknown[]): RawBuilder<unknown> {
  return sql.join(parts)
}
