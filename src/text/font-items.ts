import { type FontCatalog, type FontFace } from './font-catalog.ts'
import { type Style } from './text-style.ts'
import { type TextWarnings } from './text-warnings.ts'

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
const SPACES = /^\s+$/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A grapheme missing from its font uses a fallback, or becomes a box with a warning. Never reorders text. */
export function fontItems(
  texts: readonly StyledText[],
  { fonts, warnings }: { fonts: FontCatalog; warnings: TextWarnings },
): FontItem[] {
  const items: FontItem[] = []
  for (const { text, style } of texts) {
    if (text === '') continue
    if (!MAY_BE_EMOJI.test(text) && coversAll(style.face, text)) {
      items.push({ text, style, face: style.face })
      continue
    }
    const faces = facesOf(style, fonts)
    let present: { text: string; face: FontFace } | undefined
    for (const { segment } of graphemes.segment(text)) {
      // A space uses the font before it, so that words are shaped together. An emoji font's space is too wide.
      const keeps = present && present.face !== faces.emoji && SPACES.test(segment) && coversAll(present.face, segment)
      const choice =
        keeps && present
          ? { text: segment, face: present.face }
          : chooseFace(segment, faces, { family: style.family, warnings })
      if (present?.face === choice.face) present.text += choice.text
      else {
        if (present) items.push({ ...present, style })
        present = { ...choice }
      }
    }
    if (present) items.push({ ...present, style })
  }
  return items
}

/** Cached, because they are needed for every letter. */
interface Faces {
  readonly own: FontFace
  readonly emoji: FontFace | undefined
  readonly all: readonly FontFace[]
}

function facesOf(style: Style, fonts: FontCatalog): Faces {
  const fallbacks = fonts.fallbacks.flatMap((family) => fonts.find(family, style.fontWeight, 'normal') ?? [])
  const emoji = fonts.find(fonts.emoji, style.fontWeight, 'normal')
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
  // Omit an accent that no font has rather than the letter beneath it.
  const [base = ''] = grapheme
  const face = all.find((one) => coversAll(one, base))
  const covered = face ? Array.from(grapheme).filter((character) => coversAll(face, character)) : []
  const lost = face ? Array.from(grapheme).filter((character) => !coversAll(face, character)) : [grapheme]
  for (const text of lost) warnings.missing(family, text)
  if (face) return { text: covered.join(''), face }
  return { text: MISSING, face: all.find((one) => coversAll(one, MISSING)) ?? own }
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
