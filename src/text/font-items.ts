import { type FontCatalog, type FontFace } from './font-catalog.ts'
import { type Style } from './text-style.ts'
import { type TextWarnings } from './text-warnings.ts'

/** A stretch of text in one style. */
export interface StyledText {
  readonly text: string
  readonly style: Style
}

/** A stretch of text in one style, all of whose characters are in one face. */
export interface FontItem extends StyledText {
  readonly face: FontFace
}

interface Choice {
  readonly text: string
  readonly face: FontFace
}

/** Drawn for what no font has. */
const MISSING = '□'

const MAY_BE_EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\ufe0f\u20e3]/u
const IS_EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|[\ufe0f\u20e3]/u
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u
const SPACES = /^\s+$/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Splits `texts` where the font changes: what a character's own font lacks is taken from the fallbacks in their order, a
 * whole grapheme at a time. What none has becomes a box and a warning. May shorten the text, never reorders it.
 */
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
    let present: { text: string; face: FontFace } | undefined
    for (const { segment } of graphemes.segment(text)) {
      // A space stays with what stands before it: words of one script are then shaped and drawn as one.
      const keeps = present && SPACES.test(segment) && coversAll(present.face, segment)
      const choice =
        keeps && present ? { text: segment, face: present.face } : chooseFace(segment, style, { fonts, warnings })
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

function chooseFace(
  grapheme: string,
  style: Style,
  { fonts, warnings }: { fonts: FontCatalog; warnings: TextWarnings },
): Choice {
  const faces = facesFor(grapheme, style, fonts)
  const text = [grapheme, grapheme.normalize('NFC')]
  for (const candidate of text) {
    const face = faces.find((one) => coversAll(one, candidate))
    if (face) return { text: candidate, face }
  }
  // An accent that no font has is left out rather than the letter beneath it.
  const [base = ''] = grapheme
  const face = faces.find((one) => coversAll(one, base))
  const lost = face ? Array.from(grapheme).filter((character) => !coversAll(face, character)) : [grapheme]
  for (const character of lost) warnings.missing(style.family, character)
  if (face)
    return {
      text: Array.from(grapheme)
        .filter((character) => coversAll(face, character))
        .join(''),
      face,
    }
  return { text: MISSING, face: faces.find((one) => coversAll(one, MISSING)) ?? style.face }
}

/** The faces to ask for `grapheme`, in their order. */
function facesFor(grapheme: string, style: Style, fonts: FontCatalog): FontFace[] {
  const families = IS_EMOJI.test(grapheme) && !grapheme.includes('\ufe0e') ? [fonts.emoji] : []
  const fallback = (family: string) => fonts.find(family, style.fontWeight, 'normal') ?? []
  return [...families.flatMap(fallback), style.face, ...fonts.fallbacks.flatMap(fallback)]
}

function coversAll(face: FontFace, text: string): boolean {
  for (const character of text) {
    if (!face.covers(character.codePointAt(0) ?? 0) && !IGNORABLE.test(character)) return false
  }
  return true
}
