import type { Range } from './runs.ts'

const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Returns the word, the spaces or the sign at an offset: what a double press selects. */
export function wordAt(source: string, offset: number): Range {
  const segment = words.segment(source).containing(Math.min(offset, Math.max(0, source.length - 1)))
  return segment ? { start: segment.index, end: segment.index + segment.segment.length } : { start: 0, end: 0 }
}

/** Returns the paragraph at an offset, without the line break at its end: what a triple press selects. */
export function paragraphAt(source: string, offset: number): Range {
  const end = source.indexOf('\n', offset)
  return { start: source.lastIndexOf('\n', offset - 1) + 1, end: end === -1 ? source.length : end }
}

/** What one, two and three presses select. */
export type Unit = 'letter' | 'word' | 'paragraph'

export function unitAt(unit: Unit, source: string, offset: number): Range {
  switch (unit) {
    case 'letter':
      return { start: offset, end: offset }
    case 'word':
      return wordAt(source, offset)
    case 'paragraph':
      return paragraphAt(source, offset)
  }
}

/** Selects whole units from those at the press to those at `offset`, with the caret at the latter. */
export function selectedUnits(
  { unit, range }: { unit: Unit; range: Range },
  source: string,
  offset: number,
): { anchor: number; focus: number } {
  const to = unitAt(unit, source, offset)
  if (offset < range.start) return { anchor: range.end, focus: to.start }
  return { anchor: range.start, focus: Math.max(range.end, offset <= range.end ? range.end : to.end) }
}
