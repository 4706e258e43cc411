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
