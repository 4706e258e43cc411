import { brandNameIn, type BrandPart } from './brand.ts'
import { isObject } from './check-schema.ts'
import { SCHEMAS, type Kind } from './elements/element.ts'
import { Paint } from './paint.ts'
import { flattened, tagOf, tupleItems, type Schema } from './schema.ts'

/** `enter` and `leave` surround each property and item on the way to a reference. */
export interface ReferenceVisitor {
  readonly enter?: (key: string | number) => void
  readonly leave?: () => void
  /** Returns the string in place of `reference`, which is `brand:<name>`. */
  readonly replace: (part: BrandPart, reference: string) => string
  /** Called for each string that could be a reference, such as any color. */
  readonly see?: (value: string) => void
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

/** Of a paint outside of an element, such as a background. */
export const paintReferences = referencesIn(Paint)

const WALKS = new Map(Object.entries(SCHEMAS).map(([kind, schema]) => [kind, referencesIn(schema as Schema)]))

/** Of the properties of an element, or of some of them, without the elements of a group. */
export function elementReferences(kind: Kind): ReferenceWalk | undefined {
  return WALKS.get(kind)
}

function replaceIn(part: BrandPart): ReferenceWalk {
  return (value, { replace, see }) => {
    if (typeof value !== 'string') return value
    see?.(value)
    return brandNameIn(value) === undefined ? value : replace(part, value)
  }
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
  if (named) return walkProperties((value) => Object.keys(value).map((name) => [name, named]))
  const walks = Object.entries(properties ?? {}).flatMap(([name, property]): [string, ReferenceWalk][] => {
    const walk = referencesIn(property)
    return walk ? [[name, walk]] : []
  })
  return walks.length === 0 ? undefined : walkProperties(() => walks)
}

type Properties = Readonly<Record<string, unknown>>

function walkProperties(
  walksOf: (value: Properties) => readonly (readonly [name: string, walk: ReferenceWalk])[],
): ReferenceWalk {
  return (value, visitor) => {
    if (!isObject(value)) return value
    let changed: Record<string, unknown> | undefined
    for (const [name, walk] of walksOf(value)) {
      if (!Object.hasOwn(value, name)) continue
      visitor.enter?.(name)
      const replaced = walk(value[name], visitor)
      visitor.leave?.()
      if (replaced !== value[name]) (changed ??= { ...value })[name] = replaced
    }
    return changed ?? value
  }
}

function walkArray(schema: Schema): ReferenceWalk | undefined {
  if (tupleItems(schema) || schema.items === undefined) return undefined
  const walk = referencesIn(schema.items as Schema)
  if (!walk) return undefined
  return (value, visitor) => {
    if (!Array.isArray(value)) return value
    const items: readonly unknown[] = value
    let changed: unknown[] | undefined
    for (let index = 0; index < items.length; index += 1) {
      visitor.enter?.(index)
      const replaced = walk(items[index], visitor)
      visitor.leave?.()
      if (replaced !== items[index]) (changed ??= [...items])[index] = replaced
    }
    return changed ?? items
  }
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}
