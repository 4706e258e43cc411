import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type CompiledQuery } from 'kysely'

export interface SqliteReader {
  /** The file is opened and the statement prepared when it is first read from: only then are its tables sure to be there. */
  prepare<Row>(compiled: CompiledQuery<Row>): (parameters: readonly unknown[]) => Promise<Row | undefined>
  close(): void
}

/**
 * A second, read-only connection to the file, for statements that every request runs. They go past Kysely (27 µs of a read
 * that takes 6), and past its one connection too: what a transaction has written and not yet committed is not seen.
 */
export function openSqliteReader(path: string): SqliteReader {
  let database: DatabaseSync | undefined
  const open = (): DatabaseSync => (database ??= new DatabaseSync(path, { readOnly: true }))
  return {
    prepare<Row>({ sql }: CompiledQuery<Row>) {
      let statement: StatementSync | undefined
      // Async, so that what SQLite throws is a rejection, as every other store method's is.
      // eslint-disable-next-line @typescript-eslint/require-await -- there is nothing to wait for: SQLite answers at once
      return async (parameters) => {
        statement ??= open().prepare(sql)
        return statement.get(...(parameters as SQLInputValue[])) as Row | undefined
      }
    },
    close: () => database?.close(),
  }
}
