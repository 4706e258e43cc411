import { FORMATS } from '../../formats/formats.ts'

/** Returns the label of a media type, or of an export format by its name: `WebP`, `PNG`. */
export function formatName(type: string): string {
  const format = Object.values(FORMATS).find(({ name, mediaType }) => type === name || type === mediaType)
  return format?.label ?? type
}
