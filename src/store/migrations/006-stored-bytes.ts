import type { Migration } from './migration.ts'

/** Every export and upload checks the counter against the plan's limit. */
export const storedBytes: Migration = {
  name: '006-stored-bytes',
  statements: ({ integer }) => [
    `alter table accounts add column stored_bytes ${integer} not null default 0`,
    `update accounts set stored_bytes =
      (select coalesce(sum(bytes), 0) from assets where account_id = accounts.id) +
      (select coalesce(sum(bytes), 0) from (
        select max(bytes) as bytes from exports
        where account_id = accounts.id and status = 'completed' group by file_set
      ) as file_sets)`,
  ],
}
