import type { Run, Text } from '../../document/elements/text.ts'
import { TextStyle } from '../../document/elements/run-style.ts'
import { isSame } from '../merging/same-value.ts'

/** A part of a text, from `start` to before `end`, in UTF-16 code units of its source. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** Whether a property of texts can differ between the runs of one. */
export function isStyleName(name: string | undefined): name is keyof RunStyle {
  return name !== undefined && Object.hasOwn(TextStyle.properties, name)
}

/** The text of an element as one string. */
export function sourceOf({ text = '', runs }: Text): string {
  return runs ? runs.map((run) => run.text).join('') : text
}

/** The runs of a text; one without a style of its own for a text without runs. */
export function runsOf({ text = '', runs }: Text): readonly Run[] {
  return runs ?? [{ text }]
}

/**
 * Returns `element` with these runs: without empty ones, with equal neighbors joined, and as a plain
 * text if one run without a style of its own remains. The style of the last run of an emptied text is kept.
 */
export function withRuns(element: Text, runs: readonly Run[]): Text {
  const filled = runs.filter((run) => run.text !== '')
  const [first] = runs
  const joined = joinEqual(filled.length > 0 || !first ? filled : [first])
  const [only] = joined
  const { text: _, runs: __, ...rest } = element
  if (joined.length > 1 || (only && Object.keys(only).length > 1)) return { ...rest, runs: joined }
  return { ...rest, text: only?.text ?? '' }
}

function joinEqual(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last && isSame({ ...last, text: '' }, { ...run, text: '' })) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text }
    } else joined.push(run)
  }
  return joined
}

/** Cuts runs at both ends of a range, and marks those within it. */
export function cutRuns(runs: readonly Run[], { start, end }: Range): { run: Run; isWithin: boolean }[] {
  let at = 0
  return runs.flatMap((run) => {
    const own = [start - at, end - at].map((cut) => Math.max(0, Math.min(run.text.length, cut)))
    const [from = 0, to = 0] = own
    at += run.text.length
    return [
      { run: { ...run, text: run.text.slice(0, from) }, isWithin: false },
      { run: { ...run, text: run.text.slice(from, to) }, isWithin: true },
      { run: { ...run, text: run.text.slice(to) }, isWithin: false },
    ].filter(({ run: part }) => part.text !== '')
  })
}

/** The properties by which runs differ from their element. */
export type RunStyle = Partial<TextStyle>
