import type { Transaction } from '#kysely'
import type { Tables } from '../tables.ts'

export interface ColumnTypes {
  /** Compared by bytes on both engines, so that the sort order does not depend on the database's locale. */
  readonly text: string
  readonly integer: string
  readonly real: string
  /** Follows the closing parenthesis of a table. */
  readonly strict: string
  /** Chooses the statements of the engine, for what SQL has no common form for. */
  readonly perEngine: (statements: Readonly<Record<'sqlite' | 'postgres', readonly string[]>>) => readonly string[]
}

/** Never edited once released, since databases have run it. */
export interface Migration {
  /** `001-what-it-does`: numbered in order, and recorded by the database. */
  readonly name: string
  statements(types: ColumnTypes): readonly string[]
  /** Changes that SQL cannot express. Runs after the statements, in the same transaction. */
  rows?(transaction: Transaction<Tables>): Promise<void>
}
