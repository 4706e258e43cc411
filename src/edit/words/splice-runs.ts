import type { Run, Text } from '../../document/elements/text.ts'
import { STYLE_DEFAULTS } from '../../document/elements/run-style.ts'
import { LIMITS } from '../../document/limits.ts'
import { isSame } from '../merging/same-value.ts'
import { cutRuns, type Range, type RunStyle, runsOf, sourceOf, withRuns } from './runs.ts'

/**
 * Replaces a part of a text by runs. What they do not say of their style is as before the range, or as
 * in it. Cuts off what exceeds the limit of a text.
 */
export function spliceRuns(element: Text, { start, end }: Range, runs: readonly Run[]): Text {
  const own = runsOf(element)
  const before = within(own, { start: 0, end: start })
  const after = within(own, { start: end, end: sourceOf(element).length })
  const continued = (end > start ? within(own, { start, end })[0] : before.at(-1)) ?? own[0]
  const { text: _, slot: __, ...style } = continued ?? { text: '' }
  const slot = slotAround(before.at(-1), after[0])
  let left = LIMITS.textCharacters - (sourceOf(element).length - (end - start))
  const pasted = runs.map(({ slot: ___, ...run }): Run => {
    const text = run.text.replace(/\r\n?/g, '\n').slice(0, Math.max(0, left))
    left -= text.length
    return slot ? { ...slot, text } : withoutRepeated({ ...style, ...run, text }, element)
  })
  return withRuns(element, [...before, ...atMost(LIMITS.runs - before.length - after.length, pasted), ...after])
}

/** The run of a slot that a paste divides. It stays one, since every run of a slot is filled with the whole value. */
function slotAround(before: Run | undefined, after: Run | undefined): Run | undefined {
  return before?.slot !== undefined && before.slot === after?.slot ? before : undefined
}

/** Runs beyond the limit of a text continue the last one. */
function atMost(count: number, runs: readonly Run[]): Run[] {
  if (runs.length <= count) return [...runs]
  const kept = runs.slice(0, Math.max(1, count))
  const rest = runs.slice(kept.length).map(({ text }) => text)
  return kept.map((run, index) => (index < kept.length - 1 ? run : { ...run, text: run.text + rest.join('') }))
}

/** The style of a text as each of its runs has it, so that it stays in another text. */
export function styledRuns(element: Text): Run[] {
  const style = Object.fromEntries(Object.entries(element).filter(([name]) => Object.hasOwn(STYLE_DEFAULTS, name)))
  return runsOf(element).map((run) => ({ ...STYLE_OF_DEFAULTS, ...(style as RunStyle), ...run }))
}

/** Without what few texts have, so that runs stay short. */
const STYLE_OF_DEFAULTS: RunStyle = (({ fontFamily, fontSize, fontWeight, fontStyle, fill, underline }) => ({
  ...{ fontFamily, fontSize, fontWeight, fontStyle, fill, underline },
}))(STYLE_DEFAULTS)

function within(runs: readonly Run[], range: Range): Run[] {
  return cutRuns(runs, range).flatMap(({ run, isWithin }) => (isWithin ? [run] : []))
}

/** A run does not repeat what its element says. */
function withoutRepeated(run: Run, element: Text): Run {
  const base = new Map<string, unknown>(Object.entries({ ...STYLE_DEFAULTS, ...element }))
  base.delete('text')
  const entries = Object.entries(run).filter(([name, value]) => !(base.has(name) && isSame(base.get(name), value)))
  return Object.fromEntries(entries) as unknown as Run
}
