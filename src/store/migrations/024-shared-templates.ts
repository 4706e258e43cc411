import type { Migration } from './migration.ts'

/** Templates that an owner has published for all accounts. */
export const sharedTemplates: Migration = {
  name: '024-shared-templates',
  statements: ({ text }) => [
    `alter table templates add column visibility ${text} not null default 'private'`,
    `create index templates_everyone on templates (updated_at desc, id desc) where visibility = 'everyone'`,
  ],
}
