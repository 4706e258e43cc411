import type { ContentText } from './content-text.ts'
import type { Cluster, DrawnWord } from './read-words.ts'
import type { ContentEdits } from './write-content.ts'

/** Readers expect marks without a width. */
const MARK = /^\p{M}$/u

/** In thousandths of the font size. From a wider gap on, readers suspect a space. */
const SUSPICIOUS_GAP = 30
const GAP_STEP = 10

/** Poppler does not read longer texts of one glyph. They are marked instead. */
const MAX_TEXT = 60

/** Reads `cluster` as one glyph with its text, as wide as its advance. Returns false if there is no such glyph. */
export function joinGlyphs(edits: ContentEdits, { content, drawn }: DrawnWord, { glyphs, text }: Cluster): boolean {
  if (text.length > MAX_TEXT) return false
  const { places } = edits
  const ordered = glyphs.toSorted((a, b) => a - b)
  const [first = -1, last = -1] = [ordered[0], ordered.at(-1)]
  const font = content.fonts[first]
  const block = content.blockOf[first] ?? -1
  const firstPlace = places.find(first)
  if (!font || !firstPlace) return false
  const isTogether = ordered.every(
    (glyph, index) =>
      glyph === first + index &&
      content.blockOf[glyph] === block &&
      content.fonts[glyph] === font &&
      places.find(glyph)?.size === firstPlace.size,
  )
  if (!isTogether) return false
  const base = ordered.find((glyph) => widthOf(content, glyph) > 0) ?? first
  const { x: baseX, y: baseY, size } = places.find(base) ?? firstPlace
  const place = (glyph: number): { x: number; y: number } => ({
    x: (((places.find(glyph)?.x ?? 0) - baseX) * 1000) / size,
    y: (((places.find(glyph)?.y ?? 0) - baseY) * 1000) / size,
  })
  const ownWidth = Math.max(...ordered.map((glyph) => place(glyph).x + widthOf(content, glyph)))
  const gap = content.blockOf[last + 1] === block ? place(last + 1).x - ownWidth : 0
  const spacing = (drawn.letterSpacingPx * 1000) / size
  const isSpaced = Math.abs(gap) > SUSPICIOUS_GAP && (text.trim() !== '' || Math.abs(gap - spacing) < SUSPICIOUS_GAP)
  const width = ownWidth + (isSpaced && drawn.letterSpacingPx !== 0 ? Math.round(gap / GAP_STEP) * GAP_STEP : 0)

  const code = content.codes[base] ?? -1
  edits.joined.add(block)
  if (
    ordered.length === 1 &&
    width === ownWidth &&
    (drawn.direction === 'ltr' || Array.from(text).length === 1) &&
    isTextOf(content, base, text)
  )
    return true
  const parts = ordered.map((glyph) => ({ code: content.codes[glyph] ?? -1, ...place(glyph) }))
  const texts = drawn.direction === 'rtl' ? reversed(text, isAfterSpace(content, first)) : [text]
  const letters = texts.filter((own) => !MARK.test(own)).length
  const share = Math.round((width * 100) / Math.max(1, letters)) / 100
  const drawing = Math.max(0, letters > 0 ? texts.findIndex((own) => !MARK.test(own)) : 0)
  const codes = texts.flatMap((own, index) => {
    const ownWidth = letters > 0 && MARK.test(own) ? 0 : share
    return font.compose(index === drawing ? parts : [], { text: own, width: ownWidth }) ?? []
  })
  if (codes.length < texts.length) return ordered.length === 1 && font.texts.get(code) === text
  edits.codes.set(base, codes)
  for (const glyph of ordered) if (glyph !== base) edits.removed.add(glyph)
  return true
}

/**
 * PDFium reverses the characters of a glyph in a text from right to left, so each gets its own. Between
 * a space and a letter, pdf.js reads another space after a mark of its own.
 */
function reversed(text: string, isAtWordEnd: boolean): string[] {
  const characters = Array.from(text).reverse()
  const isOneLetter = characters.filter((character) => !MARK.test(character)).length === 1
  return isAtWordEnd && isOneLetter ? [characters.join('')] : characters
}

/** Whether the glyph on the left is a space. */
function isAfterSpace({ fonts, codes }: ContentText, glyph: number): boolean {
  return fonts[glyph - 1]?.texts.get(codes[glyph - 1] ?? -1) === ' '
}

/** Assigns `text` to a glyph that has none. */
function isTextOf({ fonts, codes }: ContentText, glyph: number, text: string): boolean {
  const [font, code] = [fonts[glyph], codes[glyph] ?? -1]
  const known = font?.texts.get(code) ?? font?.addedTexts.get(code)
  if (known === undefined) font?.addedTexts.set(code, text)
  return known === undefined || known === text
}

function widthOf({ fonts, codes }: ContentText, glyph: number): number {
  return fonts[glyph]?.width(codes[glyph] ?? -1) ?? 0
}
