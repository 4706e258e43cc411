import type { FontCatalog, FontFace } from './font-catalog.ts'
import type { Style } from './text-style.ts'
import type { TextWarnings } from './text-warnings.ts'
import { graphemes } from './graphemes.ts'

export interface StyledText {
  readonly text: string
  readonly style: Style
}

export interface FontItem extends StyledText {
  readonly face: FontFace
}

interface Choice {
  readonly text: string
  readonly face: FontFace
}

const MISSING = '□'

const MAY_BE_EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\ufe0f\u20e3]/u
const EMOJI_SIGN = /\p{Emoji_Presentation}|\p{Regional_Indicator}|[\ufe0f\u20e3]/u
const TEXT_SELECTOR = '\ufe0e'
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u

export interface FontItemContext {
  readonly fonts: FontCatalog
  readonly warnings: TextWarnings
  /** The families to try for a language, in the order for the text of the whole element. */
  readonly fallbacksFor: (language: string | undefined) => readonly string[]
}

/**
 * Finds a face for each grapheme: its own, a fallback, or a box with a warning. Does not reorder the
 * text. As in CSS, spaces between words in a fallback are from the text's own font.
 */
export function fontItems(texts: readonly StyledText[], context: FontItemContext): FontItem[] {
  const { warnings } = context
  const items: FontItem[] = []
  for (const { text, style } of texts) {
    if (text === '') continue
    if (!MAY_BE_EMOJI.test(text) && coversAll(style.face, text)) {
      items.push({ text, style, face: style.face })
      continue
    }
    const faces = facesOf(style, context)
    let current: { text: string; face: FontFace } | undefined
    for (const { segment } of graphemes.segment(text)) {
      const choice = chooseFace(segment, faces, { family: style.family, warnings })
      if (current?.face === choice.face) current.text += choice.text
      else {
        if (current) items.push({ ...current, style })
        current = { ...choice }
      }
    }
    if (current) items.push({ ...current, style })
  }
  return items
}

/** The faces for a style, found once because every grapheme needs them. */
interface Faces {
  readonly own: FontFace
  readonly emoji: FontFace | undefined
  readonly all: readonly FontFace[]
}

function facesOf(style: Style, { fonts, fallbacksFor }: FontItemContext): Faces {
  const fallbacks = fallbacksFor(style.language).flatMap((family) => fonts.findFallback(family, style.fontWeight) ?? [])
  const emoji = fonts.findFallback(fonts.emoji, style.fontWeight)
  return { own: style.face, emoji, all: [style.face, ...fallbacks] }
}

function chooseFace(
  grapheme: string,
  { own, emoji, all }: Faces,
  { family, warnings }: { family: string; warnings: TextWarnings },
): Choice {
  if (emoji && isEmoji(grapheme) && coversAll(emoji, grapheme)) return { text: grapheme, face: emoji }
  const composed = grapheme.normalize('NFC')
  for (const face of all) {
    if (coversAll(face, grapheme)) return { text: grapheme, face }
    if (coversAll(face, composed)) return { text: composed, face }
  }
  // Omits an accent that no font has rather than its letter.
  const [base = ''] = grapheme
  const face = all.find((candidate) => coversAll(candidate, base))
  const covered = face ? Array.from(grapheme).filter((character) => coversAll(face, character)) : []
  const lost = face ? Array.from(grapheme).filter((character) => !coversAll(face, character)) : [grapheme]
  for (const text of lost) warnings.missing(family, text)
  if (face) return { text: covered.join(''), face }
  return { text: MISSING, face: all.find((candidate) => coversAll(candidate, MISSING)) ?? own }
}

function isEmoji(grapheme: string): boolean {
  return EMOJI_SIGN.test(grapheme) && !grapheme.includes(TEXT_SELECTOR)
}

function coversAll(face: FontFace, text: string): boolean {
  for (const character of text) {
    if (!face.covers(character.codePointAt(0) ?? 0) && !IGNORABLE.test(character)) return false
  }
  return true
}
