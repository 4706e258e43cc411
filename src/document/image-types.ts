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
