import { type ComposedLine, type Stretch } from './compose-line.ts'
import { type Measurer } from './measurer.ts'

export interface Justification extends ComposedLine {
  readonly wordSpacingPx: number
  readonly letterSpacingPx: number
}

const WORD_SPACES = /[ \u00a0]/g
/** Can be justified between letters. */
const IDEOGRAPHIC = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303f\uff00-\uffef]+$/u
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Widens between words, or between letters in scripts without spaces. Undefined if neither is possible. */
export function justification(line: ComposedLine, widthPx: number, measurer: Measurer): Justification | undefined {
  const extraPx = widthPx - line.widthPx
  if (extraPx <= 0) return undefined
  const spaces = line.stretches.reduce((sum, { text }) => sum + spacesIn(text), 0)
  if (spaces > 0) {
    const wordSpacingPx = extraPx / spaces
    const widened = (stretch: Stretch) => stretch.widthPx + wordSpacingPx * spacesIn(stretch.text)
    const stretches = line.stretches.flatMap((stretch) => withoutFirstSpaces(stretch, measurer))
    return { ...widen({ ...line, stretches }, widened), wordSpacingPx, letterSpacingPx: 0 }
  }
  const text = line.stretches.map((stretch) => stretch.text).join('')
  const gaps = [...graphemes.segment(text)].length - 1
  if (gaps < 1 || !IDEOGRAPHIC.test(text)) return undefined
  const letterSpacingPx = extraPx / gaps
  const last = line.stretches.length - 1
  const widened = ({ item, text: words }: Stretch, index: number) => {
    const spaced = { ...item, letterSpacingPx: item.letterSpacingPx + letterSpacingPx }
    return measurer.widthOf(words, spaced) - (index === last ? spaced.letterSpacingPx : 0)
  }
  return { ...widen(line, widened), wordSpacingPx: 0, letterSpacingPx }
}

/** Skia does not widen a leading space, nor any other space in fonts with contextual rules for it. */
function withoutFirstSpaces(stretch: Stretch, measurer: Measurer): Stretch[] {
  const { item, text, direction } = stretch
  const words = text.trimStart()
  if (words === text || words === '') return [stretch]
  const spaces = text.slice(0, -words.length)
  const widthPx = measurer.widthOf(spaces, item)
  const parts = [
    { ...stretch, text: spaces, widthPx },
    { ...stretch, text: words, widthPx: stretch.widthPx - widthPx },
  ]
  return direction === 'ltr' ? parts : parts.reverse()
}

function widen({ stretches }: ComposedLine, widthOf: (stretch: Stretch, index: number) => number): ComposedLine {
  const widened = stretches.map((stretch, index) => ({ ...stretch, widthPx: widthOf(stretch, index) }))
  return { stretches: widened, widthPx: widened.reduce((sum, { widthPx }) => sum + widthPx, 0) }
}

function spacesIn(text: string): number {
  return text.match(WORD_SPACES)?.length ?? 0
}
