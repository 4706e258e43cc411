import { FORMATS } from '../../formats/formats.ts'

/** Returns the label of a media type, or of an export format by its name: `WebP`, `PowerPoint`. */
export function formatName(type: string): string {
  return formatOf(type)?.label ?? type
}

const BADGE_CHARACTERS = 4

/** Returns a label for the badge of a file, which has room for four letters: `WebP`, `PPTX`. */
export function shortFormatName(type: string): string {
  const format = formatOf(type)
  if (!format) return type
  return format.label.length <= BADGE_CHARACTERS ? format.label : format.extensions[0].toUpperCase()
}

function formatOf(type: string) {
  return Object.values(FORMATS).find(({ name, mediaType }) => type === name || type === mediaType)
}
