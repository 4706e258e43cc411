import { graphemes } from '../../text/graphemes.ts'
import { hunksBetween, type Hunk } from './hunks.ts'

/** A part of a text that was replaced, and the whole words around it, in UTF-16 code units of both texts. */
export interface TextSplice extends Hunk {
  readonly words: Hunk
}

/** What is replaced is found by words, so that different sentences have no single letters in common. */
const words = new Intl.Segmenter('en', { granularity: 'word' })

/** Returns what must be replaced to turn one text into the other, in order, to the letter. */
export function splicesBetween(before: string, after: string): TextSplice[] {
  if (before === after) return []
  const [own, others] = [wordsOf(before), wordsOf(after)]
  const [starts, newStarts] = [startsOf(own), startsOf(others)]
  return hunksBetween(own, others).map((hunk) => {
    const whole = {
      start: starts[hunk.start] ?? before.length,
      end: starts[hunk.end] ?? before.length,
      from: newStarts[hunk.from] ?? after.length,
      to: newStarts[hunk.to] ?? after.length,
    }
    const { head, tail } = commonEnds(before.slice(whole.start, whole.end), after.slice(whole.from, whole.to))
    return {
      ...{ start: whole.start + head, end: whole.end - tail, from: whole.from + head, to: whole.to - tail },
      words: whole,
    }
  })
}

/**
 * Where an offset is after splices: next to the letter before it, or the one after it, if something was
 * inserted between them, and at the end of what replaced the text around it.
 */
export function offsetAfter(offset: number, splices: readonly TextSplice[], next: 'before' | 'after'): number {
  let movedBy = 0
  for (const { start, end, from, to } of splices) {
    if (offset < start || (offset === start && (next === 'before' || end > start))) break
    if (offset < end) return to
    movedBy += to - from - (end - start)
  }
  return offset + movedBy
}

function wordsOf(text: string): string[] {
  return Array.from(words.segment(text), ({ segment }) => segment)
}

/** The offset of each word, and of the end. */
function startsOf(parts: readonly string[]): number[] {
  const starts = [0]
  for (const part of parts) starts.push((starts.at(-1) ?? 0) + part.length)
  return starts
}

/** Lengths of the beginning and the end that two texts share, in whole characters. */
function commonEnds(a: string, b: string): { head: number; tail: number } {
  const [own, others] = [a, b].map((text) => Array.from(graphemes.segment(text), ({ segment }) => segment))
  if (!own || !others) return { head: 0, tail: 0 }
  const most = Math.min(own.length, others.length)
  let head = 0
  while (head < most && own[head] === others[head]) head += 1
  let tail = 0
  while (tail < most - head && own.at(-1 - tail) === others.at(-1 - tail)) tail += 1
  return {
    head: own.slice(0, head).join('').length,
    tail: tail === 0 ? 0 : own.slice(-tail).join('').length,
  }
}
