import type { Migration } from './migration.ts'

/** When the person of a session signed in to the provider, if that was before the session began. */
export const signInTimes: Migration = {
  name: '019-sign-in-times',
  statements: ({ integer }) => [`alter table sessions add column signed_in_at ${integer}`],
}
