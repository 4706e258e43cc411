import { brandNameIn, type BrandPart } from './brand.ts'
import { isObject } from './check-schema.ts'
import { SCHEMAS, type Kind } from './elements/element.ts'
import { flattened, tagOf, tupleItems, type Schema } from './schema.ts'

/** `enter` and `leave` surround each property and item on the way to a reference. */
export interface ReferenceVisitor {
  readonly enter?: (key: string | number) => void
  readonly leave?: () => void
  /** Returns the string in place of `reference`, which is `brand:<name>`. */
  readonly replace: (part: BrandPart, reference: string) => string
}

/** Replaces the references to the brand within a value. Returns the value itself if nothing changes. */
export type ReferenceWalk = (value: unknown, visitor: ReferenceVisitor) => unknown

/**
 * Compiles the way to all strings in a schema that can refer to the brand: a text that reads
 * `brand:primary` is not a reference. Returns undefined if there are none. Tolerates invalid values.
 */
export function referencesIn(schema: Schema): ReferenceWalk | undefined {
  if (schema.brand) return replaceIn(schema.brand)
  if (schema.anyOf) return walkUnion(flattened(schema))
  if (schema.type === 'array') return walkArray(schema)
  return schema.type === 'object' ? walkObject(schema) : undefined
}

const WALKS = new Map(Object.entries(SCHEMAS).map(([kind, schema]) => [kind, referencesIn(schema as Schema)]))

/** Of the properties of an element, or of some of them, without the elements of a group. */
export function elementReferences(kind: Kind): ReferenceWalk | undefined {
  return WALKS.get(kind)
}

function replaceIn(part: BrandPart): ReferenceWalk {
  return (value, { replace }) =>
    typeof value === 'string' && brandNameIn(value) !== undefined ? replace(part, value) : value
}

function walkUnion(branches: readonly Schema[]): ReferenceWalk | undefined {
  const tagged = new Map<unknown, ReferenceWalk>()
  const byType = new Map<unknown, ReferenceWalk>()
  for (const branch of branches) {
    const walk = referencesIn(branch)
    if (!walk) continue
    const tag = tagOf(branch)
    if (tag === undefined) byType.set(branch.type, walk)
    else tagged.set(tag, walk)
  }
  if (tagged.size + byType.size === 0) return undefined
  return (value, visitor) => {
    const walk = (isObject(value) && tagged.get(value['type'])) || byType.get(typeOf(value))
    return walk ? walk(value, visitor) : value
  }
}

function walkObject({ properties, patternProperties }: Schema): ReferenceWalk | undefined {
  const [named] = Object.values(patternProperties ?? {}).map(referencesIn)
  if (named)
    return (value, visitor) => (isObject(value) ? walkKeys(value, Object.keys(value), () => named, visitor) : value)
  const walks = new Map<string, ReferenceWalk>()
  for (const [name, property] of Object.entries(properties ?? {})) {
    const walk = referencesIn(property)
    if (walk) walks.set(name, walk)
  }
  if (walks.size === 0) return undefined
  const names = [...walks.keys()]
  return (value, visitor) => (isObject(value) ? walkKeys(value, names, (name) => walks.get(name), visitor) : value)
}

function walkKeys(
  value: Readonly<Record<string, unknown>>,
  names: readonly string[],
  walkAt: (name: string) => ReferenceWalk | undefined,
  visitor: ReferenceVisitor,
): unknown {
  let changed: Record<string, unknown> | undefined
  for (const name of names) {
    if (!Object.hasOwn(value, name)) continue
    const replaced = walkInto(name, value[name], walkAt(name), visitor)
    if (replaced !== value[name]) (changed ??= { ...value })[name] = replaced
  }
  return changed ?? value
}

function walkArray(schema: Schema): ReferenceWalk | undefined {
  if (tupleItems(schema)) return undefined
  const walk = schema.items === undefined ? undefined : referencesIn(schema.items as Schema)
  if (!walk) return undefined
  return (value, visitor) => {
    if (!Array.isArray(value)) return value
    let changed: unknown[] | undefined
    for (const [index, item] of (value as unknown[]).entries()) {
      const replaced = walkInto(index, item, walk, visitor)
      if (replaced !== item) (changed ??= [...(value as unknown[])])[index] = replaced
    }
    return changed ?? value
  }
}

function walkInto(
  key: string | number,
  value: unknown,
  walk: ReferenceWalk | undefined,
  visitor: ReferenceVisitor,
): unknown {
  if (!walk) return value
  visitor.enter?.(key)
  const replaced = walk(value, visitor)
  visitor.leave?.()
  return replaced
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}
