import { orList } from './issue-wording.ts'

/** Image files that can be uploaded, by media type. */
export const IMAGE_TYPES = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
  'image/svg+xml': 'SVG',
} as const

export type ImageType = keyof typeof IMAGE_TYPES

/** For sentences: `PNG, JPEG, WebP, AVIF, GIF or SVG`. */
export const IMAGE_TYPE_NAMES = orList(Object.values(IMAGE_TYPES))
