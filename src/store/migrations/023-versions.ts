import type { Migration } from './migration.ts'

/** The last version of a design has no document of its own: it is the design's current one. */
export const versions: Migration = {
  name: '023-versions',
  statements: ({ text, integer, strict }) => [
    `create table design_versions (
      design_id ${text} not null references designs (id) on delete cascade,
      revision ${integer} not null,
      account_id ${text} not null references accounts (id) on delete cascade,
      began_at ${integer} not null,
      saved_at ${integer} not null,
      width ${integer} not null,
      height ${integer} not null,
      page_count ${integer} not null,
      origin ${text} not null,
      key_id ${text},
      name ${text},
      sha256 ${text},
      thin_at ${integer},
      primary key (design_id, revision)
    )${strict}`,
    `create index design_versions_due on design_versions (thin_at) where thin_at is not null`,
    `create index design_versions_oldest on design_versions (account_id, saved_at) where thin_at is not null`,
    `create index design_versions_document on design_versions (account_id, sha256) where sha256 is not null`,
    `create table version_documents (
      account_id ${text} not null references accounts (id) on delete cascade,
      sha256 ${text} not null,
      document ${text} not null,
      bytes ${integer} not null,
      primary key (account_id, sha256)
    )${strict}`,
    `insert into design_versions
      select id, revision, account_id, updated_at, updated_at, width, height, page_count, 'unknown', null, null, null, null
      from designs`,
  ],
}
