/** The server truncates titles at 180 bytes of UTF-8, between characters. */
const TRUNCATED_BYTES = 170

/** Undefined for the name that the server derives from the design's title. */
export function ownFileName(filename: string, designTitle: string): string | undefined {
  const [name, title] = [lettersOf(filename), lettersOf(designTitle)]
  const isTruncated = new TextEncoder().encode(filename).length >= TRUNCATED_BYTES
  const isTitle = name === title || (isTruncated && title.startsWith(name))
  return isTitle ? undefined : filename
}

/** The server may replace other characters with hyphens. */
function lettersOf(text: string): string {
  return text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}\p{So}]+/gu, '')
}
