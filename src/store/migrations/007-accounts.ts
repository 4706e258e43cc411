import type { ColumnTypes, Migration } from './migration.ts'

export const accountLifecycle: Migration = {
  name: '007-accounts',
  statements: (types) => [
    `alter table accounts add column suspended_at ${types.integer}`,
    `create index accounts_suspended on accounts (id) where suspended_at is not null`,
    ...invitations(types),
    ...auditEntries(types),
  ],
}

function invitations({ text, integer, strict }: ColumnTypes): string[] {
  return [
    `create table invitations (
      id ${text} not null primary key,
      email ${text} not null,
      email_key ${text} not null,
      role ${text} not null,
      plan ${text} not null,
      invited_by ${text},
      created_at ${integer} not null,
      expires_at ${integer} not null,
      accepted_at ${integer},
      revoked_at ${integer}
    )${strict}`,
    `create index invitations_created on invitations (created_at desc, id desc)`,
    `create index invitations_open on invitations (email_key) where accepted_at is null and revoked_at is null`,
  ]
}

/** Has no foreign keys, since entries outlive the accounts that they name. */
function auditEntries({ text, integer, strict }: ColumnTypes): string[] {
  return [
    `create table audit_entries (
      id ${text} not null primary key,
      at ${integer} not null,
      action ${text} not null,
      account_id ${text},
      account_email ${text},
      actor_id ${text},
      actor_email ${text},
      source ${text} not null,
      target ${text},
      address ${text} not null,
      request_id ${text} not null,
      details ${text} not null
    )${strict}`,
    `create index audit_entries_at on audit_entries (at desc, id desc)`,
    `create index audit_entries_account on audit_entries (account_id, at desc, id desc)`,
    `create index audit_entries_actor on audit_entries (actor_id, at desc, id desc)`,
    `create index audit_entries_action on audit_entries (action, at desc, id desc)`,
  ]
}
