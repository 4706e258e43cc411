import { DatabaseSync } from 'node:sqlite'
import type { Migration } from '../migrations/migration.ts'
import { SQLITE_TYPES } from '../sqlite/sqlite-types.ts'

/** What a copy needs to know of a table. All names are the same on both engines. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
  /** The primary key, by which rows are ordered. */
  readonly key: readonly string[]
}

/**
 * Returns the tables that the migrations create, each after the tables that it references. Runs the
 * statements in memory, so that no list of tables can become outdated.
 *
 * @throws {Error} for a table without a primary key, which could not be read in batches
 */
export function tableShapes(migrations: readonly Migration[]): readonly TableShape[] {
  const database = new DatabaseSync(':memory:')
  try {
    for (const migration of migrations) {
      for (const statement of migration.statements(SQLITE_TYPES)) database.exec(statement)
    }
    // Without virtual tables, which are indexes of others, and their parts.
    const tables = "select name from pragma_table_list where schema = 'main' and type = 'table' order by name"
    const names = rowsOf(database, tables)
      .map(textOf)
      .filter((name) => !name.startsWith('sqlite_'))
    const sorted: string[] = []
    for (const name of names) addAfterParents(database, name, sorted)
    return sorted.map((name) => shapeOf(database, name))
  } finally {
    database.close()
  }
}

function addAfterParents(database: DatabaseSync, name: string, sorted: string[]): void {
  if (sorted.includes(name)) return
  const parents = rowsOf(database, `select distinct "table" as name from pragma_foreign_key_list('${name}')`).map(
    textOf,
  )
  for (const parent of parents) if (parent !== name) addAfterParents(database, parent, sorted)
  sorted.push(name)
}

function shapeOf(database: DatabaseSync, name: string): TableShape {
  const columns = rowsOf(database, `select name, pk from pragma_table_info('${name}') order by cid`)
  const key = columns.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a['pk']) - Number(b['pk']))
  if (key.length === 0) throw new Error(`the table ${name} needs a primary key`)
  return { name, columns: columns.map(textOf), key: key.map(textOf) }
}

function rowsOf(database: DatabaseSync, sql: string): Record<string, unknown>[] {
  return database.prepare(sql).all()
}

function textOf({ name }: Record<string, unknown>): string {
  return String(name)
}
