/** The server truncates titles between characters, so that 170 to 180 bytes of UTF-8 remain. */
const TRUNCATED_BYTES = 170

/** Returns undefined for a name that the server has derived from the design's title. */
export function ownFileName(filename: string, designTitle: string): string | undefined {
  const [name, title] = [lettersOf(filename), lettersOf(designTitle)]
  const isTruncated = new TextEncoder().encode(filename).length >= TRUNCATED_BYTES
  const isTitle = name === title || (isTruncated && title.startsWith(name))
  return isTitle ? undefined : filename
}

/** Returns the characters that the server keeps; it may replace others with hyphens. */
function lettersOf(text: string): string {
  return text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}\p{So}]+/gu, '')
}
