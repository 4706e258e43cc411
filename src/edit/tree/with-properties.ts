/** Properties by name. `undefined` removes one, so that its default applies. */
export type Properties = Readonly<Record<string, unknown>>

const FIXED = new Set(['id', 'type', 'elements'])

/**
 * Sets properties of an element or a run, unchecked. Returns `target` itself if nothing changes. The
 * ID, the type and the elements of a container stay.
 */
export function withProperties<T extends object>(target: T, properties: Properties): T {
  const changes = Object.entries(properties).filter(([name]) => !FIXED.has(name))
  const before = new Map<string, unknown>(Object.entries(target))
  const after = new Map(before)
  for (const [name, value] of changes) {
    if (value === undefined) after.delete(name)
    else after.set(name, value)
  }
  const isSame = changes.every(([name, value]) => before.get(name) === value)
  return isSame ? target : (Object.fromEntries(after) as unknown as T)
}
