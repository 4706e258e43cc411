/** Longer ligatures cannot be aligned reliably. */
const MAX_LIGATURE_CHARACTERS = 8
const MAX_STEPS = 2_000

/** Divides `word` among glyphs, some of which have known texts. Returns undefined unless exactly one division fits. */
export function alignGlyphs(word: string, known: readonly (string | undefined)[]): string[] | undefined {
  const characters = Array.from(word)
  const divisions: string[][] = []
  const division: string[] = []
  let steps = 0
  const place = (glyph: number, at: number): void => {
    steps += 1
    if (divisions.length > 1 || steps > MAX_STEPS) return
    if (glyph === known.length) {
      if (at === characters.length) divisions.push([...division])
      return
    }
    const text = known[glyph]
    const maxLength = Math.min(MAX_LIGATURE_CHARACTERS, characters.length - at)
    const lengths =
      text === undefined ? Array.from({ length: maxLength }, (_, index) => index + 1) : [Array.from(text).length]
    for (const length of lengths) {
      const part = characters.slice(at, at + length).join('')
      if (text !== undefined && part !== text) continue
      division.push(part)
      place(glyph + 1, at + length)
      division.pop()
    }
  }
  place(0, 0)
  return steps <= MAX_STEPS && divisions.length === 1 ? divisions[0] : undefined
}
