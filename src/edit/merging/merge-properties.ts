import { isSame } from './same-value.ts'

type Properties = Readonly<Record<string, unknown>>

/** Properties that only make sense together: a box moved by one and resized by the other is in neither’s place. */
const TOGETHER: readonly (readonly string[])[] = [
  ['x', 'y', 'width', 'height'],
  ['text', 'runs'],
]

export interface MergedProperties {
  readonly properties: Properties
  /** Names of properties that both have changed differently. Mine are kept. */
  readonly conflicts: readonly string[]
}

/** Merges the changes of two sides to the same object, property by property. */
export function mergeProperties(base: Properties, mine: Properties, theirs: Properties): MergedProperties {
  const properties: Record<string, unknown> = {}
  const conflicts: string[] = []
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  for (const name of names) {
    const bundle = TOGETHER.find((one) => one.includes(name)) ?? [name]
    const isMine = hasChanged(base, mine, bundle)
    if (isMine && hasChanged(base, theirs, bundle) && hasChanged(mine, theirs, bundle)) conflicts.push(name)
    const value = isMine ? mine[name] : theirs[name]
    if (value !== undefined) properties[name] = value
  }
  return { properties, conflicts }
}

function hasChanged(from: Properties, to: Properties, names: readonly string[]): boolean {
  return names.some((name) => !isSame(from[name], to[name]))
}
