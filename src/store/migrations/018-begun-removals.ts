import type { Migration } from './migration.ts'

/** When the removal of an account began, so that it can only be completed. */
export const begunRemovals: Migration = {
  name: '018-begun-removals',
  statements: ({ integer }) => [`alter table accounts add column removal_began_at ${integer}`],
}
