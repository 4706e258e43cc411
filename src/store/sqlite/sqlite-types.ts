import type { ColumnTypes } from '../migrations/migration.ts'

export const SQLITE_TYPES: ColumnTypes = {
  text: 'text',
  integer: 'integer',
  real: 'real',
  strict: ' strict',
  perEngine: ({ sqlite }) => sqlite,
}
