import { type Kysely, sql } from '#kysely'
import { SetupError } from '../../failure.ts'
import type { Database } from '../database.ts'

/** Exists in a target from the beginning of a copy to its end, so that no server starts on half of the data. */
export const UNFINISHED_COPY = 'unfinished_copy'

export interface UnfinishedCopy {
  readonly kind: 'restore' | 'migrate-store'
  /** What is copied, without passwords. Only a copy of the same source can continue. */
  readonly source: string
}

export async function findUnfinishedCopy({ dialect, query }: Database): Promise<UnfinishedCopy | undefined> {
  if (!(await dialect.listTables(query)).includes(UNFINISHED_COPY)) return undefined
  const found = await sql<UnfinishedCopy>`select kind, source from ${sql.table(UNFINISHED_COPY)}`.execute(query)
  return found.rows[0]
}

export async function recordUnfinishedCopy({ dialect, query }: Database, copy: UnfinishedCopy): Promise<void> {
  const { text, strict } = dialect.types
  const columns = `(id integer not null primary key, kind ${text} not null, source ${text} not null)`
  await sql.raw(`create table if not exists ${UNFINISHED_COPY} ${columns}${strict}`).execute(query)
  await sql`
    insert into ${sql.table(UNFINISHED_COPY)} (id, kind, source) values (1, ${copy.kind}, ${copy.source})
    on conflict (id) do update set kind = excluded.kind, source = excluded.source`.execute(query)
}

export async function removeUnfinishedCopy<DB>(query: Kysely<DB>): Promise<void> {
  await sql`drop table if exists ${sql.table(UNFINISHED_COPY)}`.execute(query)
}

const COMMANDS = { restore: 'platen restore', 'migrate-store': 'platen migrate-store' } as const

/** @throws SetupError if a copy into the database was interrupted */
export async function rejectUnfinishedCopy(database: Database): Promise<void> {
  const copy = await findUnfinishedCopy(database)
  if (copy !== undefined) throw new SetupError(unfinishedCopySentence(copy))
}

export function unfinishedCopySentence({ kind, source }: UnfinishedCopy): string {
  return `The database is incomplete: ${COMMANDS[kind]} was interrupted or is still running, from ${source}. Run the same command again; it completes the database.`
}
