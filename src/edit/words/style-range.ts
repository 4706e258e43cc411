import type { Run, Text } from '../../document/elements/text.ts'
import { isSame } from '../merging/same-value.ts'
import { withProperties } from '../tree/with-properties.ts'
import { runAt } from './splice-text.ts'
import { cutRuns, type Range, type RunStyle, runsOf, sourceOf, withRuns } from './runs.ts'

/**
 * Sets style properties of a part of a text, and of all of a run with a slot that the part meets, since
 * every run of a slot is filled with the whole value. Of the whole text, they become the element’s own.
 */
export function styleRange(element: Text, part: Range, style: RunStyle): Text {
  const range = withWholeSlots(runsOf(element), part)
  const length = sourceOf(element).length
  if (range.start <= 0 && range.end >= length) return styleWhole(element, style)
  const runs = cutRuns(runsOf(element), range).map(({ run, isWithin }) => {
    return isWithin ? withoutOwn(withProperties(run, style), element, style) : run
  })
  return withRuns(element, runs)
}

function withWholeSlots(runs: readonly Run[], { start, end }: Range): Range {
  let whole = { start, end }
  let at = 0
  for (const { slot, text } of runs) {
    const run = { start: at, end: at + text.length }
    at = run.end
    if (slot === undefined || run.end <= start || run.start >= end) continue
    whole = { start: Math.min(whole.start, run.start), end: Math.max(whole.end, run.end) }
  }
  return whole
}

/** Changes each part of a range by its own style. */
export function restyleRange(element: Text, range: Range, change: (style: RunStyle) => RunStyle): Text {
  let at = 0
  const parts = cutRuns(runsOf(element), range).map(({ run, isWithin }) => {
    const start = at
    at += run.text.length
    return { run, isWithin, part: { start, end: at } }
  })
  if (parts.length === 0) return styleWhole(element, change(element))
  return parts
    .filter(({ isWithin }) => isWithin)
    .reduce((styled, { run, part }) => styleRange(styled, part, change({ ...element, ...run })), element)
}

function styleWhole(element: Text, style: RunStyle): Text {
  const styled = withProperties(element, style)
  if (!element.runs) return styled
  const bare = removing(Object.keys(style))
  return withRuns(
    styled,
    element.runs.map((run) => withProperties(run, bare)),
  )
}

/** A run does not repeat what its element says. */
function withoutOwn(run: Run, element: Text, style: RunStyle): Run {
  const own = new Map<string, unknown>(Object.entries(element))
  const repeated = Object.entries(style).filter(([name, value]) => own.has(name) && isSame(own.get(name), value))
  return withProperties(run, removing(repeated.map(([name]) => name)))
}

function removing(names: readonly string[]): Readonly<Record<string, undefined>> {
  return Object.fromEntries(names.map((name) => [name, undefined]))
}

/**
 * The value of each property in a part of a text, or of what is typed at a caret: what its runs share,
 * and `mixed` where they differ.
 */
export function styleOf(
  element: Text,
  range: Range,
  names: readonly (keyof RunStyle)[],
): Map<string, { value: unknown } | 'mixed'> {
  const source = runsOf(element)
  const within = cutRuns(source, range).filter(({ isWithin }) => isWithin)
  const atCaret = runAt(source, range.start, range.end)
  const runs = within.length > 0 ? within.map(({ run }) => run) : source.slice(atCaret, atCaret + 1)
  return new Map(
    names.map((name) => {
      // Null is a value of its own: no stroke where the element has one.
      const values = runs.map((run) => (run[name] === undefined ? element[name] : run[name]))
      const [first] = values
      return [name, values.every((value) => isSame(value, first)) ? { value: first } : 'mixed']
    }),
  )
}
