import type { GlyphRun, TextLine } from '../../text/text-layout.ts'
import { turned } from '../../text/turn.ts'
import type { ReadableLetter, ReadableLine } from '../readable-line.ts'
import { isDivided } from './word-breaks.ts'

/** A wider gap between letters that do not follow each other in the text is a space, which is not drawn. */
const SPACE_EM = 0.12

/**
 * Returns the lines that have turned letters: vertical lines where they are, others straight within their bounds.
 * `text` is that of the element.
 */
export function readableLines(lines: readonly TextLine[], text: string): ReadableLine[] {
  return lines.flatMap((line, index) => {
    const ordered = line.runs.filter(({ turn }) => turn).toSorted((a, b) => a.x - b.x)
    const shown = ordered.filter(({ text }) => text.trim() !== '')
    const middle = shown[Math.floor(shown.length / 2)]
    if (!middle?.barTurn) return []
    const { font, barTurn } = middle
    const next = lines[index + 1]
    const letters = [...lettersOf(ordered), ...(next && isDivided(line, next, text) ? [spaceAfter(ordered)] : [])]
    const isStraight = shown.every((run) => run.barTurn?.radians === barTurn.radians)
    if (isStraight) return [{ letters, font, sizePx: font.sizePx, turn: barTurn }]
    return [straighten({ letters, font, sizePx: font.sizePx }, { runs: shown, middle })]
  })
}

function spaceAfter(runs: readonly GlyphRun[]): ReadableLetter {
  const end = Math.max(...runs.map((run) => run.x + run.insetPx + run.width))
  return { text: ' ', x: end, widthPx: SPACE_EM * (runs[0]?.font.sizePx ?? 0), direction: 'ltr' }
}

interface Bent {
  readonly runs: readonly GlyphRun[]
  readonly middle: GlyphRun
}

/** Sets letters on a line at the middle one, from their left to their right edge: beyond may not be on the page. */
function straighten(line: Omit<ReadableLine, 'turn'>, { runs, middle }: Bent): ReadableLine {
  const places = runs.flatMap((run) => [placeOf(run, run.x), placeOf(run, run.x + run.insetPx + run.width)])
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const at = placeOf(middle, middle.x)
  const isUpright = right - left >= (bottom - top) / UPRIGHT
  const turn = isUpright ? { x: left, y: at.y, radians: 0 } : { x: at.x, y: top, radians: Math.PI / 2 }
  const [first, last] = [line.letters[0], line.letters.at(-1)]
  const start = first?.x ?? 0
  const lengthPx = (last ? last.x + last.widthPx : start) - start
  const scale = Math.min(1, (isUpright ? right - left : bottom - top) / Math.max(lengthPx, 1))
  const letters = line.letters.map((letter) => ({
    ...letter,
    x: (letter.x - start) * scale,
    widthPx: letter.widthPx * scale,
  }))
  return { ...line, letters, sizePx: line.sizePx * scale, turn }
}

/** The width of a line's bounds relative to their height, from which on it is read from left to right. */
const UPRIGHT = 3

function placeOf({ turn }: GlyphRun, x: number): { x: number; y: number } {
  return turn ? turned(turn, x, 0) : { x, y: 0 }
}

/** In em. Readers see a letter of this width that ends where the next one begins as part of the word. */
const INITIAL_EM = 0.5

/** Returns the initial of a text that runs around it, as the first letter of the line, with which it makes a word. */
export function readableInitial({ runs, baselinePx }: TextLine): ReadableLine | undefined {
  const initial = runs.find(({ role }) => role === 'drop cap')
  const next = runs.find(({ role }) => role === 'text')
  if (!initial || !next || next.turn || next.direction === 'rtl') return undefined
  const { sizePx } = next.font
  const widthPx = Math.min(INITIAL_EM * sizePx, next.x - initial.x)
  const text = initial.source.end === next.source.start ? initial.text : `${initial.text} `
  const letters = [{ text, x: next.x - widthPx, widthPx, direction: 'ltr' as const }]
  return { letters, font: initial.font, sizePx, turn: { x: 0, y: baselinePx - next.baselineShiftPx, radians: 0 } }
}

function lettersOf(runs: readonly GlyphRun[]): ReadableLetter[] {
  return runs.flatMap((run, index) => {
    const { text, x, direction } = run
    const next = runs[index + 1]
    const end = x + run.insetPx + run.width
    const widthPx = Math.max(0, (next?.x ?? end) - x)
    if (!next || !isSpaceBetween(run, next)) return [{ text, x, widthPx, direction }]
    const letter = { text, x, widthPx: end - x, direction }
    return [letter, { text: ' ', x: end, widthPx: next.x - end, direction }]
  })
}

function isSpaceBetween(left: GlyphRun, right: GlyphRun): boolean {
  const gapPx = right.x - left.x - left.insetPx - left.width
  const touches = left.source.end === right.source.start || right.source.end === left.source.start
  return !touches && gapPx > left.letterSpacingPx + SPACE_EM * left.font.sizePx
}
