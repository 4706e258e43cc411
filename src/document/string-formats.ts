import { checkLink } from './check-link.ts'
import type { Formats } from './check-value.ts'
import { checkSource } from './check-source.ts'
import { checkPathData } from './check-path-data.ts'

export const FORMATS = {
  'platen-source': checkSource,
  'platen-link': checkLink,
  'platen-path': checkPathData,
} as const satisfies Formats
