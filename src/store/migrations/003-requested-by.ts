import type { Migration } from './migration.ts'

/** Existing exports count as requested by the account's owner. */
export const requestedBy: Migration = {
  name: '003-requested-by',
  statements: ({ text }) => [`alter table exports add column requested_by ${text} not null default 'owner'`],
}
