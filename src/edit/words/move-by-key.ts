import { type Caret, caretAt, type LaidOut, movedByLines, movedToLineEnd, placedCaret } from './caret-moves.ts'
import { isForward, movedAlong, movedByParagraph, movedByWord, type Step } from './caret-steps.ts'
import { rangeOf, withCaret, type WordsSession } from './session.ts'

export interface MovingKey {
  readonly key: string
  readonly shift: boolean
  /** Ctrl, or Alt on a Mac: by words and paragraphs. */
  readonly far: boolean
}

/** Of a page up or down. */
const PAGE_LINES = 10

/**
 * Moves the caret by a key whose effect depends on the lines that are seen, which the browser does not
 * know. In vertical text, arrows follow its lines. Returns undefined for other keys.
 */
export function movedByKey(
  words: WordsSession,
  { key, shift, far }: MovingKey,
  laidOut: LaidOut & { readonly isVertical: boolean },
): WordsSession | undefined {
  const move = MOVES[laidOut.isVertical ? vertically(key) : key]
  const caret = move && movedBy(move, words.caret, { laidOut, far })
  if (!caret) return undefined
  const { start, end } = rangeOf(words)
  const leaves = start < end && !shift && !far && move.along !== undefined
  return withCaret(words, leaves ? edgeOf(words, move.along, laidOut) : caret, { extends: shift })
}

interface Move {
  readonly along?: Step
  readonly lines?: number
  readonly end?: 'start' | 'end'
}

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: { along: -1 },
  ArrowRight: { along: 1 },
  ArrowUp: { lines: -1 },
  ArrowDown: { lines: 1 },
  PageUp: { lines: -PAGE_LINES },
  PageDown: { lines: PAGE_LINES },
  Home: { end: 'start' },
  End: { end: 'end' },
}

/** Lines go down, and the next one is at the left. */
function vertically(key: string): string {
  const turned: Record<string, string> = {
    ArrowUp: 'ArrowLeft',
    ArrowDown: 'ArrowRight',
    ArrowLeft: 'ArrowDown',
    ArrowRight: 'ArrowUp',
  }
  return turned[key] ?? key
}

function movedBy(
  { along, lines, end }: Move,
  caret: Caret,
  { laidOut, far }: { laidOut: LaidOut & { readonly isVertical: boolean }; far: boolean },
): Caret | undefined {
  const { source } = laidOut
  if (!far) {
    if (along !== undefined) return movedAlong(caret, along, laidOut)
    return lines === undefined ? end && movedToLineEnd(caret, end, laidOut) : movedByLines(caret, lines, laidOut)
  }
  // The browser moves by the words of horizontal text, and to the ends of the text.
  if (along !== undefined) return laidOut.isVertical ? movedByWord(caret, along, source) : undefined
  if (lines === 1 || lines === -1) return movedByParagraph(caret, lines, source)
  return undefined
}

/** A selection is left at the end to which the key points, in the direction of its line. */
function edgeOf(words: WordsSession, along: Step, laidOut: LaidOut): Caret {
  const { start, end } = rangeOf(words)
  const base = placedCaret(words.caret, laidOut)?.line.base ?? 'ltr'
  return caretAt(isForward(along, base) ? end : start)
}
