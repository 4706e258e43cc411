import { type Transaction } from 'kysely'
import { type Tables } from '../tables.ts'

/** What the engines call the portable kinds of column, and how a table ends. */
export interface ColumnTypes {
  /** Compared by bytes on both engines, so that ids and sorts come in the same order whatever the database's locale. */
  readonly text: string
  /** 64 bits. */
  readonly integer: string
  readonly real: string
  /** After the closing bracket of a table. */
  readonly strict: string
}

/**
 * One step of the schema. Once released it is never edited: databases have run it as it was. A mistake in one is mended
 * by the next.
 */
export interface Migration {
  /** `001-what-it-does`: the number orders, the whole is what the database remembers. */
  readonly name: string
  statements(types: ColumnTypes): readonly string[]
  /** What SQL cannot say: runs after the statements, in the same transaction. */
  rows?(transaction: Transaction<Tables>): Promise<void>
}
