import type { Migration } from './migration.ts'

const FIRST = 50

/** Bounds what a change of an account's turns writes, and what a limit of the queue reads. */
export const queueLines: Migration = {
  name: '017-queue-lines',
  statements: ({ integer }) => [
    `alter table exports add column line ${integer} not null default 0`,
    `alter table accounts add column line_ms ${integer} not null default 0`,
    `alter table accounts add column unfinished_count ${integer} not null default 0`,
    `update accounts set unfinished_count =
      (select count(*) from exports where exports.account_id = accounts.id and turn is not null)
      where id in (select account_id from exports where turn is not null)`,
    `update exports set line = places.place - ${FIRST}
      from (
        select id, row_number() over (partition by account_id order by turn, id) as place
        from exports where turn is not null and status = 'queued'
      ) as places
      where exports.id = places.id and places.place > ${FIRST}`,
    `update accounts set line_ms =
      (select sum(cost_ms) from exports where exports.account_id = accounts.id and turn is not null and line > 0)
      where id in (select account_id from exports where turn is not null and line > 0)`,
    `drop index exports_queue`,
    `create index exports_queue on exports (line, turn, id) where turn is not null`,
    `drop index exports_account_queue`,
    `create index exports_account_queue on exports (account_id, line, turn, id) where turn is not null`,
    // For metrics: how many wait, and since when.
    `create index exports_waiting on exports (created_at) where status = 'queued'`,
  ],
}
