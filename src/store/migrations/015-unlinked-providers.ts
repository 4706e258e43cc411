import type { Migration } from './migration.ts'

/** Links to sign-in providers that people have removed themselves. */
export const unlinkedProviders: Migration = {
  name: '015-unlinked-providers',
  statements: ({ text, strict }) => [
    `create table unlinked_providers (
      account_id ${text} not null references accounts (id) on delete cascade,
      issuer ${text} not null,
      primary key (account_id, issuer)
    )${strict}`,
  ],
}
