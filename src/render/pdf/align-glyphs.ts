/** Longer ligatures cannot be aligned reliably. */
const MAX_LIGATURE_CHARACTERS = 8
const MAX_STEPS = 2_000

/** Divides `word` among glyphs with known or unknown texts. Undefined unless exactly one division fits. */
export function alignGlyphs(word: string, known: readonly (string | undefined)[]): string[] | undefined {
  const characters = Array.from(word)
  const found: string[][] = []
  const chosen: string[] = []
  let steps = 0
  const place = (glyph: number, at: number): void => {
    steps += 1
    if (found.length > 1 || steps > MAX_STEPS) return
    if (glyph === known.length) {
      if (at === characters.length) found.push([...chosen])
      return
    }
    const text = known[glyph]
    const most = Math.min(MAX_LIGATURE_CHARACTERS, characters.length - at)
    const lengths =
      text === undefined ? Array.from({ length: most }, (_, index) => index + 1) : [Array.from(text).length]
    for (const length of lengths) {
      const taken = characters.slice(at, at + length).join('')
      if (text !== undefined && taken !== text) continue
      chosen.push(taken)
      place(glyph + 1, at + length)
      chosen.pop()
    }
  }
  place(0, 0)
  return steps <= MAX_STEPS && found.length === 1 ? found[0] : undefined
}
