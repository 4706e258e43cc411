import { mergeValues } from './merge-values.ts'
import { isSame } from './same-value.ts'

type Properties = Readonly<Record<string, unknown>>

/** Properties that only make sense together: a box moved by one and resized by the other is in neither’s place. */
const TOGETHER: readonly (readonly string[])[] = [
  ['x', 'y', 'width', 'height'],
  ['text', 'runs'],
  ['columns', 'rows'],
  ['categories', 'series'],
]

export interface MergedProperties {
  readonly properties: Properties
  /** Names of properties that both have changed differently. Mine are kept. */
  readonly conflicts: readonly string[]
}

/** Merges the changes of two sides to the same object, property by property, and some of these by their parts. */
export function mergeProperties(base: Properties, mine: Properties, theirs: Properties): MergedProperties {
  const properties: Record<string, unknown> = {}
  const conflicts: string[] = []
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  for (const name of names) {
    const bundle = TOGETHER.find((one) => one.includes(name)) ?? [name]
    const isMine = hasChanged(base, mine, bundle)
    const isBoth = isMine && hasChanged(base, theirs, bundle) && hasChanged(mine, theirs, bundle)
    const merged =
      isBoth && bundle.length === 1
        ? mergeValues(name, { base: base[name], mine: mine[name], theirs: theirs[name] })
        : { value: isMine ? mine[name] : theirs[name], isConflict: isBoth }
    if (merged.isConflict) conflicts.push(name)
    if (merged.value !== undefined) properties[name] = merged.value
  }
  return { properties, conflicts }
}

function hasChanged(from: Properties, to: Properties, names: readonly string[]): boolean {
  return names.some((name) => !isSame(from[name], to[name]))
}
