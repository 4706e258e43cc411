import type { Migration } from './migration.ts'

/** Also adds the attempt that holds an idempotency key. Queued exports retain their turns, 250 ms apart. */
export const fairQueue: Migration = {
  name: '004-fair-queue',
  statements: ({ integer, real }) => [
    `alter table exports add column estimate_ms ${integer} not null default 250`,
    `alter table exports add column cost_ms ${integer} not null default 250`,
    `alter table exports add column claimed_turn ${integer}`,
    `create index exports_claimed_turn on exports (claimed_turn) where claimed_turn is not null`,
    `alter table accounts add column queue_turn ${integer} not null default 0`,
    `alter table accounts add column cost_ratio ${real} not null default 1`,
    `update accounts set queue_turn = coalesce(
      (select max(turn) + 250 from exports where exports.account_id = accounts.id and turn is not null), 0)`,
    `alter table idempotency_keys add column attempt ${integer} not null default 0`,
  ],
}
