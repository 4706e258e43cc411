import type { Run, Text } from '../../document/elements/text.ts'
import { withProperties } from '../tree/with-properties.ts'
import { type Range, type RunStyle, runsOf, sourceOf, withRuns } from './runs.ts'

/** Text that replaces a range; an empty range inserts. */
export interface Splice extends Range {
  readonly text: string
}

/**
 * Replaces a part of a text. What is typed continues the run before it, or the one that it replaces,
 * unless `style` sets its own.
 */
export function spliceText(element: Text, { start, end, text }: Splice, style?: RunStyle): Text {
  const runs = runsOf(element)
  const index = runAt(runs, start, end)
  let at = 0
  const spliced = runs.flatMap((run, each) => {
    const [from, to] = [start - at, end - at].map((cut) => Math.max(0, Math.min(run.text.length, cut))) as [
      number,
      number,
    ]
    at += run.text.length
    const [before, after] = [run.text.slice(0, from), run.text.slice(to)]
    if (each !== index) return [{ ...run, text: before + after }]
    // Within a slot there is one style, since each of its runs would be filled with the whole value.
    if (!style || (run.slot !== undefined && before !== '' && after !== ''))
      return [{ ...run, text: before + text + after }]
    const { slot: _, ...own } = run
    const typed = before === '' && after === '' ? run : own
    return [{ ...run, text: before }, withProperties({ ...typed, text }, style), { ...run, text: after }]
  })
  return withRuns(element, spliced)
}

/** The run to which what is typed belongs: the first that is replaced, else the one that ends at the caret. */
export function runAt(runs: readonly Run[], start: number, end: number): number {
  let at = 0
  for (const [index, run] of runs.entries()) {
    at += run.text.length
    if (end > start ? at > start : at >= start) return index
  }
  return Math.max(0, runs.length - 1)
}

/**
 * Returns the splice that turns `before` into `after`, which a person has changed up to the caret at
 * `caret`. Of several that are possible, the one that ends at the caret.
 */
export function spliceBetween(before: string, after: string, caret: number): Splice {
  const mostAtEnd = Math.min(before.length, after.length - caret)
  let atEnd = 0
  while (atEnd < mostAtEnd && before.at(-1 - atEnd) === after.at(-1 - atEnd)) atEnd += 1
  const mostAtStart = Math.min(before.length, after.length) - atEnd
  let start = 0
  while (start < mostAtStart && before[start] === after[start]) start += 1
  return { start, end: before.length - atEnd, text: after.slice(start, after.length - atEnd) }
}

/** Applies a splice to the plain text of an element. */
export function splicedSource(element: Text, { start, end, text }: Splice): string {
  const source = sourceOf(element)
  return source.slice(0, start) + text + source.slice(end)
}
