/** Longer ligatures cannot be aligned reliably. */
const MAX_LIGATURE_CHARACTERS = 8
/** Bounds the time of words of thousands of characters. */
const MAX_CELLS = 250_000

/** Divides `word` among glyphs, some of which have known texts. Returns undefined unless exactly one division fits. */
export function alignGlyphs(word: string, known: readonly (string | undefined)[]): string[] | undefined {
  const characters = Array.from(word)
  const width = characters.length + 1
  if (width * known.length > MAX_CELLS) return undefined
  const lengths = known.map((text) => (text === undefined ? undefined : Array.from(text).length))
  const fits = (glyph: number, at: number, length: number): boolean => {
    const text = known[glyph]
    return (
      at + length <= characters.length && (text === undefined || characters.slice(at, at + length).join('') === text)
    )
  }
  const lengthsOf = (glyph: number): readonly number[] => {
    const length = lengths[glyph]
    return length === undefined ? LIGATURE_LENGTHS : [length]
  }
  // How many divisions there are, from each glyph and character to the end; 2 is several.
  const counts = new Uint8Array((known.length + 1) * width)
  counts[known.length * width + characters.length] = 1
  for (let glyph = known.length - 1; glyph >= 0; glyph -= 1) {
    for (let at = 0; at < width; at += 1) {
      let count = 0
      for (const length of lengthsOf(glyph)) {
        const rest = at + length < width ? (counts[(glyph + 1) * width + at + length] ?? 0) : 0
        if (rest > 0 && fits(glyph, at, length)) count += rest
      }
      counts[glyph * width + at] = Math.min(count, 2)
    }
  }
  if (counts[0] !== 1) return undefined
  let at = 0
  return known.map((_, glyph) => {
    const start = at
    at +=
      lengthsOf(glyph).find(
        (length) => counts[(glyph + 1) * width + start + length] === 1 && fits(glyph, start, length),
      ) ?? 0
    return characters.slice(start, at).join('')
  })
}

const LIGATURE_LENGTHS = Array.from({ length: MAX_LIGATURE_CHARACTERS }, (_, index) => index + 1)
