import type { Migration } from './migration.ts'

/** Folders of designs, and the designs that an account has opened. */
export const folders: Migration = {
  name: '021-folders',
  statements: ({ text, integer, strict }) => [
    // The parent is not a foreign key: a copy inserts rows in the order of their IDs, and folders can be moved.
    `create table folders (
      id ${text} not null primary key,
      account_id ${text} not null references accounts (id) on delete cascade,
      parent_id ${text},
      name ${text} not null,
      name_key ${text} not null,
      created_at ${integer} not null
    )${strict}`,
    // Nulls are distinct in an index.
    `create unique index folders_name on folders (account_id, coalesce(parent_id, ''), name_key)`,
    `alter table designs add column folder_id ${text}`,
    `create index designs_folder on designs (account_id, folder_id, updated_at desc, id desc, trashed_at)
      where folder_id is not null`,
    `create table design_opens (
      design_id ${text} not null primary key references designs (id) on delete cascade,
      account_id ${text} not null,
      opened_at ${integer} not null
    )${strict}`,
    `create index design_opens_account on design_opens (account_id, opened_at desc, design_id desc)`,
  ],
}
