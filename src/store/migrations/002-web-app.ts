import type { ColumnTypes, Migration } from './migration.ts'

export const webApp: Migration = {
  name: '002-web-app',
  statements: (types) => [
    ...accounts(types),
    ...sessions(types),
    ...usage(types),
    ...sharing(types),
    ...exports(types),
  ],
}

function accounts({ text }: ColumnTypes): string[] {
  return [
    `alter table accounts add column role ${text} not null default 'member'`,
    `alter table accounts add column password ${text}`,
    `update accounts set role = 'owner' where id = (select id from accounts order by created_at, id limit 1)`,
    `create index accounts_created on accounts (created_at desc, id desc)`,
  ]
}

function sessions({ text, integer, strict }: ColumnTypes): string[] {
  return [
    `create table sessions (
      id ${text} not null primary key,
      account_id ${text} not null references accounts (id) on delete cascade,
      hash ${text} not null,
      device ${text} not null,
      address ${text} not null,
      created_at ${integer} not null,
      last_used_at ${integer} not null,
      expires_at ${integer} not null
    )${strict}`,
    `create unique index sessions_hash on sessions (hash)`,
    `create index sessions_account on sessions (account_id)`,
    `create index sessions_expiry on sessions (expires_at)`,
  ]
}

function usage({ text, integer, strict }: ColumnTypes): string[] {
  return [
    // Whole days since 1970, in UTC.
    `create table usage_days (
      account_id ${text} not null references accounts (id) on delete cascade,
      day ${integer} not null,
      requests ${integer} not null,
      exports ${integer} not null,
      primary key (account_id, day)
    )${strict}`,
  ]
}

function sharing({ integer }: ColumnTypes): string[] {
  return [
    `alter table designs add column allows_download ${integer} not null default 0`,
    `alter table designs add column allows_copy ${integer} not null default 0`,
    `create index designs_public on designs (updated_at desc, id desc, trashed_at) where visibility = 'public' and trashed_at is null`,
    // An account's tags are found by their primary key; community searches span all accounts.
    `create index design_tags_tag on design_tags (tag, design_id)`,
  ]
}

function exports({ integer }: ColumnTypes): string[] {
  return [
    `alter table exports add column bytes ${integer} not null default 0`,
    `create index exports_failed on exports (created_at desc, id desc) where status = 'failed'`,
  ]
}
