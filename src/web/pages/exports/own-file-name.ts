/** UTF-8 bytes from which on a name may be a title cut short: the service keeps 180, and no character halved. */
const CUT_BYTES = 170

/** `filename` where it says more than the design's title, of which the service makes one where none is given; else undefined. */
export function ownFileName(filename: string, designTitle: string): string | undefined {
  const [name, title] = [lettersOf(filename), lettersOf(designTitle)]
  const isCut = new TextEncoder().encode(filename).length >= CUT_BYTES
  const isTitle = name === title || (isCut && title.startsWith(name))
  return isTitle ? undefined : filename
}

/** Without all that the service may have written a hyphen for, because no file can be called so. */
function lettersOf(text: string): string {
  return text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}\p{So}]+/gu, '')
}
