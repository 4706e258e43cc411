import { type Migration } from './migration.ts'

/** By whom an export was asked for. Those that are there were not told apart, and are taken for the account's own. */
export const requestedBy: Migration = {
  name: '003-requested-by',
  statements: ({ text }) => [`alter table exports add column requested_by ${text} not null default 'owner'`],
}
