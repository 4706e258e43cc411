import type { CellStyle } from '../elements/table-element.ts'
import { CHARACTER_WIDTHS, FIRST_CHARACTER, UNKNOWN_FAMILY } from './character-widths.ts'

/** `letterSpacing` is in em. */
type Style = Required<Pick<CellStyle, 'fontFamily' | 'fontSize' | 'fontWeight'>> & { readonly letterSpacing?: number }

/** Kerning and the weights in between differ a little from the widths of single characters. */
const CAUTION = 1.015

/** Widths in em of characters without one of their own: ideographs, kana, hangul and emoji, and all others. */
const WIDE_EM = 1
const EMOJI_EM = 1.3
const OTHER_EM = 0.64

const WIDE =
  /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3ffff}]/u
const EMOJI = /\p{Emoji_Presentation}/u
const INVISIBLE = /\p{M}|\p{Default_Ignorable_Code_Point}/u
/** Text breaks at spaces, except before punctuation, and around ideographs, which are words of their own. */
const SPACE = '[^\\S\\u00a0\\u202f]'
const LETTER = `(?:(?!${WIDE.source})[\\S\\u00a0\\u202f])`
const WORDS = new RegExp(`${WIDE.source}|${SPACE}+(?![:;!?»])|(?:${LETTER}|${SPACE}+(?=[:;!?»]))+`, 'gu')
/** A word may also break after these, which is sometimes worse than not breaking it. */
const PIECES = /[^-–—/?&]*[-–—/?&]+|[^-–—/?&]+/gu

/** A text, or a part of one that has a style of its own. */
export interface EstimatedRun {
  readonly text: string
  readonly style: Style
}

/** Estimates the width in pixels of the longest paragraph of `text`, slightly wider than it is drawn. */
export function estimateWidth(text: string, style: Style): number {
  return estimateRunsWidth([{ text, style }])
}

export function estimateRunsWidth(runs: readonly EstimatedRun[]): number {
  const text = joined(runs)
  return Math.max(0, ...paragraphsOf(text, positions(runs)).map(({ widthOf, length }) => widthOf(0, length)))
}

/** Estimates the number of lines of `text` at `widthPx`: rarely one too many, and almost never too few. */
export function estimateLines(text: string, widthPx: number, style: Style): number {
  return estimateRunsLines([{ text, style }], widthPx)
}

export function estimateRunsLines(runs: readonly EstimatedRun[], widthPx: number): number {
  return paragraphsOf(joined(runs), positions(runs)).reduce((count, paragraph) => {
    const words = paragraph.text.match(WORDS) ?? []
    const pieces = words.flatMap((word) => word.match(PIECES) ?? [])
    return count + Math.max(...[words, pieces].map((parts) => countLines(parts, widthPx, paragraph.widthOf)))
  }, 0)
}

/** Returns the width between two offsets in a paragraph. */
type WidthOf = (start: number, end: number) => number

interface Paragraph {
  readonly text: string
  readonly length: number
  readonly widthOf: WidthOf
}

function joined(runs: readonly EstimatedRun[]): string {
  return runs.map(({ text }) => text).join('')
}

function paragraphsOf(text: string, ends: readonly number[]): Paragraph[] {
  let start = 0
  return text.split('\n').map((paragraph) => {
    const first = start
    start += paragraph.length + 1
    const widthOf: WidthOf = (from, to) => (ends[first + to] ?? 0) - (ends[first + from] ?? 0)
    return { text: paragraph, length: paragraph.length, widthOf }
  })
}

/** Returns the width of all text up to each offset. */
function positions(runs: readonly EstimatedRun[]): number[] {
  const ends = [0]
  let end = 0
  for (const { text, style } of runs) {
    const widthOf = characterWidths(style)
    for (const character of text) {
      // The offset within a pair of surrogates is not used.
      if (character.length > 1) ends.push(end)
      end += widthOf(character)
      ends.push(end)
    }
  }
  return ends
}

function countLines(words: readonly string[], widthPx: number, widthOf: WidthOf): number {
  let lines = 1
  let left = 0
  let end = 0
  for (const word of words) {
    const start = end
    end += word.length
    const width = widthOf(start, end)
    const isSpace = word.trim() === ''
    // Spaces hang over the end of a line.
    if (isSpace || left + width <= widthPx) {
      left += width
      continue
    }
    if (left > 0) lines += 1
    left = width
    if (width <= widthPx) continue
    // A word that is too long breaks anywhere.
    left = 0
    let at = start
    for (const character of word) {
      const advance = widthOf(at, at + character.length)
      at += character.length
      if (left > 0 && left + advance > widthPx) {
        lines += 1
        left = 0
      }
      left += advance
    }
  }
  return lines
}

function characterWidths({
  fontFamily,
  fontSize,
  fontWeight,
  letterSpacing = 0,
}: Style): (character: string) => number {
  const family = CHARACTER_WIDTHS[fontFamily.trim().toLowerCase()] ?? CHARACTER_WIDTHS[UNKNOWN_FAMILY]
  const [regular = [], bold = []] = family ?? []
  // Lighter fonts are rarely wider than the regular one.
  const boldness = Math.max(0, (fontWeight - 400) / 300)
  const em = (character: string): number => {
    const index = (character.codePointAt(0) ?? 0) - FIRST_CHARACTER
    const [light, heavy] = [regular[index], bold[index]]
    if (light !== undefined && heavy !== undefined) return Math.max(light, light + (heavy - light) * boldness) / 1000
    if (WIDE.test(character)) return WIDE_EM
    if (EMOJI.test(character)) return EMOJI_EM
    if (INVISIBLE.test(character)) return 0
    const [base = ''] = character.normalize('NFD')
    return base === character || base === '' ? OTHER_EM * (1 + boldness * 0.06) : em(base)
  }
  return (character) => (em(character) * CAUTION + letterSpacing) * fontSize
}
