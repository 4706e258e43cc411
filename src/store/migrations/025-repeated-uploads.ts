import type { Migration } from './migration.ts'

/** Counts the uploads of an asset, so that an import that fails does not delete what others have uploaded. */
export const repeatedUploads: Migration = {
  name: '025-repeated-uploads',
  statements: ({ integer }) => [`alter table assets add column uploads ${integer} not null default 1`],
}
