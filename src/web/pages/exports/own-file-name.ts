/** The service truncates titles at 180 bytes of UTF-8, between characters. */
const TRUNCATED_BYTES = 170

/** Returns undefined for the name that the service derives from the design's title. */
export function ownFileName(filename: string, designTitle: string): string | undefined {
  const [name, title] = [lettersOf(filename), lettersOf(designTitle)]
  const isTruncated = new TextEncoder().encode(filename).length >= TRUNCATED_BYTES
  const isTitle = name === title || (isTruncated && title.startsWith(name))
  return isTitle ? undefined : filename
}

/** Removes the characters that the service may replace with hyphens in file names. */
function lettersOf(text: string): string {
  return text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}\p{So}]+/gu, '')
}
