import type { Migration } from './migration.ts'

export const signIn: Migration = {
  name: '008-sign-in',
  statements: ({ text, integer, strict }) => [
    `create table second_factors (
      account_id ${text} not null primary key references accounts (id) on delete cascade,
      secret ${text} not null,
      last_step ${integer} not null,
      created_at ${integer} not null
    )${strict}`,
    `create table recovery_codes (
      account_id ${text} not null references accounts (id) on delete cascade,
      hash ${text} not null,
      primary key (account_id, hash)
    )${strict}`,
    `create table identities (
      issuer ${text} not null,
      subject ${text} not null,
      account_id ${text} not null references accounts (id) on delete cascade,
      email ${text} not null,
      created_at ${integer} not null,
      primary key (issuer, subject)
    )${strict}`,
    `create unique index identities_account on identities (account_id, issuer)`,
  ],
}
