import type { Migration } from './migration.ts'

/** The family, weight, style, axes and scripts of a font as JSON; null for an image. */
export const fonts: Migration = {
  name: '020-fonts',
  statements: () => ['alter table assets add column font text'],
}
