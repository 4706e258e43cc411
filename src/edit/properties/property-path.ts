import { isObject } from '../../document/check-schema.ts'

/** Names of nested properties, and positions of items of lists, from the outside: `['shadows', '0', 'x']`. */
export type PropertyPath = readonly string[]

/** Returns the value at a path; undefined if there is none. */
export function valueAt(target: unknown, path: PropertyPath): unknown {
  const [name, ...rest] = path
  if (name === undefined) return target
  if (Array.isArray(target)) return valueAt((target as readonly unknown[])[Number(name)], rest)
  return isObject(target) && Object.hasOwn(target, name) ? valueAt(target[name], rest) : undefined
}

/** Sets the value at a path, whose missing objects are made. Undefined removes a property or an item. */
export function withValueAt(target: unknown, path: PropertyPath, value: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (Array.isArray(target)) return withItem(target, Number(name), withValueAt(target[Number(name)], rest, value))
  const own = isObject(target) ? target : {}
  const next = withValueAt(own[name], rest, value)
  if (next !== undefined) return { ...own, [name]: next }
  const { [name]: _, ...others } = own
  return others
}

function withItem(items: readonly unknown[], index: number, item: unknown): readonly unknown[] {
  return item === undefined ? items.toSpliced(index, 1) : items.toSpliced(index, 1, item)
}
