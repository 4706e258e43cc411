import { orList } from './describe-schema.ts'

/** Files of other programs that become designs, by media type. */
export const IMPORT_TYPES = {
  'image/svg+xml': 'SVG',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'application/json': 'Polotno JSON',
} as const

/** For sentences: `SVG, PPTX or Polotno JSON`. */
export const IMPORT_TYPE_NAMES = orList(Object.values(IMPORT_TYPES))

/** Of the names of files. */
export const IMPORT_EXTENSIONS = ['.svg', '.svgz', '.pptx', '.json'] as const
