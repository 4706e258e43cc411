import type { Migration } from './migration.ts'

/** Files whose rows were removed, until they are deleted, and when rare tasks last ran. */
export const removedFiles: Migration = {
  name: '012-removed-files',
  statements: ({ text, integer, strict }) => [
    `create table removed_files (
      kind ${text} not null,
      name ${text} not null,
      primary key (kind, name)
    )${strict}`,
    `create table upkeep (
      task ${text} not null primary key,
      ran_at ${integer} not null
    )${strict}`,
  ],
}
