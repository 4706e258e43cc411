import type { ColumnTypes, Migration } from './migration.ts'

export const first: Migration = {
  name: '001-first',
  statements: (types) => [
    ...accounts(types),
    ...designs(types),
    ...assets(types),
    ...templates(types),
    ...exports(types),
    ...idempotencyKeys(types),
  ],
}

function accounts({ text, integer, strict }: ColumnTypes): string[] {
  return [
    `create table accounts (
      id ${text} not null primary key,
      email ${text} not null,
      email_key ${text} not null,
      plan ${text} not null,
      changes ${integer} not null,
      design_count ${integer} not null,
      trash_count ${integer} not null,
      export_count ${integer} not null,
      created_at ${integer} not null
    )${strict}`,
    `create unique index accounts_email on accounts (email_key)`,
    `create table api_keys (
      id ${text} not null primary key,
      account_id ${text} not null references accounts (id) on delete cascade,
      name ${text} not null,
      hash ${text} not null,
      last4 ${text} not null,
      scopes ${text} not null,
      created_at ${integer} not null,
      last_used_at ${integer},
      expires_at ${integer},
      revoked_at ${integer}
    )${strict}`,
    `create unique index api_keys_hash on api_keys (hash)`,
    `create index api_keys_account on api_keys (account_id)`,
    `create index api_keys_last4 on api_keys (last4)`,
  ]
}

function designs({ text, integer, strict }: ColumnTypes): string[] {
  return [
    `create table designs (
      id ${text} not null primary key,
      account_id ${text} not null references accounts (id) on delete cascade,
      title ${text} not null,
      title_search ${text} not null,
      title_sort ${text} not null,
      width ${integer} not null,
      height ${integer} not null,
      tags ${text} not null,
      visibility ${text} not null,
      revision ${integer} not null,
      page_count ${integer} not null,
      from_template ${text},
      created_at ${integer} not null,
      updated_at ${integer} not null,
      trashed_at ${integer}
    )${strict}`,
    // With trashed_at, because SQLite would otherwise fetch the row of each entry that a deep page skips.
    `create index designs_updated on designs (account_id, updated_at desc, id desc, trashed_at) where trashed_at is null`,
    `create index designs_created on designs (account_id, created_at desc, id desc, trashed_at) where trashed_at is null`,
    `create index designs_title on designs (account_id, title_sort, id, trashed_at) where trashed_at is null`,
    `create index designs_trash on designs (account_id, trashed_at desc, id desc) where trashed_at is not null`,
    `create index designs_purge on designs (trashed_at, id) where trashed_at is not null`,
    `create table design_documents (
      design_id ${text} not null primary key references designs (id) on delete cascade,
      document ${text} not null
    )${strict}`,
    `create table design_tags (
      account_id ${text} not null,
      tag ${text} not null,
      design_id ${text} not null references designs (id) on delete cascade,
      primary key (account_id, tag, design_id)
    )${strict}`,
    `create index design_tags_design on design_tags (design_id)`,
  ]
}

function assets({ text, integer, strict }: ColumnTypes): string[] {
  return [
    `create table assets (
      id ${text} not null primary key,
      account_id ${text} not null references accounts (id) on delete cascade,
      sha256 ${text} not null,
      name ${text} not null,
      content_type ${text} not null,
      bytes ${integer} not null,
      width ${integer} not null,
      height ${integer} not null,
      created_at ${integer} not null
    )${strict}`,
    `create unique index assets_bytes on assets (account_id, sha256)`,
    `create index assets_hash on assets (sha256)`,
    `create index assets_created on assets (account_id, created_at desc, id desc)`,
    // Not a foreign key, because the holder is a design or a template; code that removes one removes its uses.
    `create table asset_uses (
      asset_id ${text} not null references assets (id),
      holder_id ${text} not null,
      primary key (asset_id, holder_id)
    )${strict}`,
    `create index asset_uses_holder on asset_uses (holder_id)`,
  ]
}

function templates({ text, integer, strict }: ColumnTypes): string[] {
  return [
    `create table templates (
      id ${text} not null primary key,
      account_id ${text} references accounts (id) on delete cascade,
      title ${text} not null,
      description ${text} not null,
      category ${text} not null,
      tags ${text} not null,
      width ${integer} not null,
      height ${integer} not null,
      page_count ${integer} not null,
      slots ${text} not null,
      revision ${integer} not null,
      created_at ${integer} not null,
      updated_at ${integer} not null,
      search_title ${text} not null,
      search_tags ${text} not null,
      search ${text} not null
    )${strict}`,
    `create index templates_account on templates (account_id, updated_at desc, id desc)`,
    `create table template_documents (
      template_id ${text} not null primary key references templates (id) on delete cascade,
      document ${text} not null
    )${strict}`,
  ]
}

function exports({ text, integer, real, strict }: ColumnTypes): string[] {
  return [
    `create table exports (
      id ${text} not null primary key,
      account_id ${text} not null references accounts (id) on delete cascade,
      design_id ${text} not null references designs (id) on delete cascade,
      design_revision ${integer} not null,
      format ${text} not null,
      options ${text} not null,
      status ${text} not null,
      progress ${real} not null,
      files ${text} not null,
      archive ${text},
      warnings ${text} not null,
      error ${text},
      created_at ${integer} not null,
      started_at ${integer},
      completed_at ${integer},
      expires_at ${integer},
      fingerprint ${text} not null,
      file_set ${text},
      run_at ${integer} not null,
      attempts ${integer} not null,
      claims ${integer} not null,
      deaths ${integer} not null,
      leased_by ${text},
      turn ${integer}
    )${strict}`,
    `create index exports_created on exports (account_id, created_at desc, id desc)`,
    `create index exports_design on exports (design_id)`,
    `create index exports_equal on exports (account_id, fingerprint, status)`,
    // Rejects the second of two equal exports claimed at the same moment.
    `create unique index exports_leader on exports (account_id, fingerprint) where status = 'processing'`,
    `create index exports_queue on exports (turn, id) where turn is not null`,
    `create index exports_account_queue on exports (account_id, turn) where turn is not null`,
    `create index exports_expiry on exports (expires_at, id) where status = 'completed'`,
    `create index exports_files on exports (file_set) where file_set is not null`,
    `create table export_snapshots (
      export_id ${text} not null primary key references exports (id) on delete cascade,
      snapshot ${text} not null
    )${strict}`,
    `create table snapshot_assets (
      asset_id ${text} not null references assets (id),
      export_id ${text} not null references export_snapshots (export_id) on delete cascade,
      primary key (asset_id, export_id)
    )${strict}`,
    `create index snapshot_assets_export on snapshot_assets (export_id)`,
  ]
}

function idempotencyKeys({ text, integer, strict }: ColumnTypes): string[] {
  return [
    `create table idempotency_keys (
      account_id ${text} not null references accounts (id) on delete cascade,
      key ${text} not null,
      fingerprint ${text} not null,
      resource_id ${text} not null,
      instance_id ${text} not null,
      lease_until ${integer} not null,
      answer ${text},
      created_at ${integer} not null,
      primary key (account_id, key)
    )${strict}`,
    `create index idempotency_keys_created on idempotency_keys (created_at)`,
  ]
}
