import type { Migration } from './migration.ts'

/** The generated secrets, so that all servers of the database use the same. */
export const secrets: Migration = {
  name: '013-secrets',
  statements: ({ text, integer, strict }) => [
    `create table secrets (
      purpose ${text} not null primary key,
      secret ${text} not null,
      created_at ${integer} not null
    )${strict}`,
  ],
}
