import { isSame } from '../merging/same-value.ts'

/** Returns the names of properties whose values differ. */
export function differing(before: object, after: object): string[] {
  const [earlier, later] = [
    new Map<string, unknown>(Object.entries(before)),
    new Map<string, unknown>(Object.entries(after)),
  ]
  return [...new Set([...earlier.keys(), ...later.keys()])].filter(
    (name) => !isSame(earlier.get(name), later.get(name)),
  )
}
