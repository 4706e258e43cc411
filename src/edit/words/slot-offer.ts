import type { Range } from './runs.ts'

/** A placeholder that is being typed: `{{` and the beginning of a name. */
export interface OpenPlaceholder {
  /** From the braces to the caret, and to the closing braces if they are there. */
  readonly range: Range
  readonly query: string
}

/** Returns the placeholder that is open at `offset`; undefined if there is none. */
export function openPlaceholder(source: string, offset: number): OpenPlaceholder | undefined {
  const typed = /\{\{(?<query>[^{}|\n]{0,255})$/.exec(source.slice(0, offset))
  if (!typed) return undefined
  const closing = /^[^{}|\n]{0,255}\}\}/.exec(source.slice(offset))
  const query = (typed.groups?.['query'] ?? '').trim()
  return { range: { start: typed.index, end: offset + (closing?.[0].length ?? 0) }, query }
}

/** The names that begin with a query, then those that contain it. Case does not matter. */
export function matchingNames(names: readonly string[], query: string): string[] {
  const wanted = query.toLowerCase()
  const places = names.map((name) => ({ name, at: name.toLowerCase().indexOf(wanted) }))
  const found = places.filter(({ at }) => at !== -1)
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)].map(({ name }) => name)
}
