import { type Kysely, sql } from '#kysely'
import type { Database } from '../database.ts'

export async function dumpSchema({ dialect, query }: Database): Promise<string> {
  const lines = dialect.name === 'sqlite' ? await dumpSqlite(query) : await dumpPostgres(query)
  return `${lines.join('\n')}\n`
}

async function dumpSqlite<DB>(query: Kysely<DB>): Promise<string[]> {
  const found = await sql<{ sql: string }>`
    select sql from sqlite_schema where sql is not null order by tbl_name, type desc, name`.execute(query)
  return found.rows.map((row) => `${row.sql.replaceAll(/\n\s+/g, '\n  ').replace('\n  )', '\n)')};`)
}

async function dumpPostgres<DB>(query: Kysely<DB>): Promise<string[]> {
  const columns = await sql<{ line: string }>`
    select format('column %s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attcollation <> t.typcollation then format(' collate %I', l.collname) end,
        case when a.attnotnull then ' not null' end) as line
      from pg_attribute a
        join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        join pg_type t on t.oid = a.atttypid
        left join pg_collation l on l.oid = a.attcollation
      where a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`.execute(query)
  const constraints = await sql<{ line: string }>`
    select format('constraint %s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
      from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
      order by conrelid::regclass::text, conname`.execute(query)
  const indexes = await sql<{ line: string }>`
    select indexdef as line from pg_indexes where schemaname = 'public' order by tablename, indexname`.execute(query)
  return [columns, constraints, indexes].flatMap(({ rows }) => rows.map(({ line }) => line))
}
