import { type ComposedLine, type LinePart, widthOfParts } from './compose-line.ts'
import { sliceMapped } from './mapped-text.ts'
import type { Measurer } from './measurer.ts'
import { graphemes } from './graphemes.ts'

export interface Justification extends ComposedLine {
  readonly wordSpacingPx: number
  readonly letterSpacingPx: number
}

const WORD_SPACES = /[ \u00a0]/g
const IDEOGRAPHIC = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303f\uff00-\uffef]+$/u

/** Adds space between words, or between letters in scripts without spaces. Returns undefined if neither is possible. */
export function justification(line: ComposedLine, widthPx: number, measurer: Measurer): Justification | undefined {
  const extraPx = widthPx - line.widthPx
  if (extraPx <= 0) return undefined
  const spaces = line.parts.reduce((sum, { text }) => sum + spacesIn(text), 0)
  if (spaces > 0) {
    const wordSpacingPx = extraPx / spaces
    const widened = (part: LinePart) => part.widthPx + wordSpacingPx * spacesIn(part.text)
    const parts = line.parts.flatMap((part) => withoutFirstSpaces(part, measurer))
    return { ...widen({ ...line, parts }, widened), wordSpacingPx, letterSpacingPx: 0 }
  }
  const text = line.parts.map((part) => part.text).join('')
  const gaps = [...graphemes.segment(text)].length - 1
  if (gaps < 1 || !IDEOGRAPHIC.test(text)) return undefined
  const letterSpacingPx = extraPx / gaps
  const last = line.parts.length - 1
  const widened = ({ text: words, widthPx }: LinePart, index: number) => {
    const spacings = [...graphemes.segment(words)].length - (index === last ? 1 : 0)
    return widthPx + spacings * letterSpacingPx
  }
  return { ...widen(line, widened), wordSpacingPx: 0, letterSpacingPx }
}

/** Skia does not widen a leading space, nor any other space in fonts with contextual rules for it. */
function withoutFirstSpaces(part: LinePart, measurer: Measurer): LinePart[] {
  const { item, text, direction } = part
  const words = text.trimStart()
  if (words === text || words === '') return [part]
  const spaces = text.slice(0, -words.length)
  const widthPx = measurer.widthOf(spaces, item)
  const parts = [
    { ...part, ...sliceMapped(part, 0, spaces.length), widthPx },
    { ...part, ...sliceMapped(part, spaces.length), widthPx: part.widthPx - widthPx },
  ]
  return direction === 'ltr' ? parts : parts.reverse()
}

function widen({ parts, hang }: ComposedLine, widthOf: (part: LinePart, index: number) => number): ComposedLine {
  const widened = parts.map((part, index) => ({ ...part, widthPx: widthOf(part, index) }))
  return { parts: widened, widthPx: widthOfParts(widened) - hang.leftPx - hang.rightPx, hang }
}

function spacesIn(text: string): number {
  return text.match(WORD_SPACES)?.length ?? 0
}
