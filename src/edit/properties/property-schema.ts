import { flattened, literals, type Schema, tupleItems } from '../../document/schema.ts'
import type { PropertyPath } from './property-path.ts'

/** Returns the schema of a property; undefined if `schema` does not have it. */
export function schemaAt(schema: Schema, path: PropertyPath): Schema | undefined {
  const [name, ...rest] = path
  if (name === undefined) return schema
  for (const branch of flattened(schema)) {
    const inner = innerSchema(branch, name)
    const found = inner && schemaAt(inner, rest)
    if (found) return found
  }
  return undefined
}

function innerSchema({ properties, patternProperties, items, ...schema }: Schema, name: string): Schema | undefined {
  if (properties && Object.hasOwn(properties, name)) return properties[name]
  if (items && /^\d+$/.test(name)) return tupleItems({ items, ...schema })?.[Number(name)] ?? (items as Schema)
  return Object.values(patternProperties ?? {})[0]
}

/** Of a number, or of each of several numbers. */
export interface NumberLimits {
  readonly least: number
  readonly most: number
  readonly isWhole: boolean
  /** 0 without one. */
  readonly multipleOf: number
}

/** A number that must be above its limit is at least this much above it. */
const ABOVE = 0.01

/** Returns the limits of the first number that a schema allows, such as the one in a choice of one or four. */
export function numberLimits(schema: Schema): NumberLimits {
  const branch = flattened(schema).find(({ type }) => type === 'number' || type === 'integer')
  const { minimum, exclusiveMinimum, maximum = Infinity, multipleOf = 0, type } = branch ?? {}
  const least = minimum ?? (exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + ABOVE)
  return { least, most: maximum, isWhole: type === 'integer', multipleOf }
}

/** Returns the number nearest to `value` within the limits. */
export function withinLimits(value: number, { least, most, isWhole, multipleOf }: NumberLimits): number {
  const step = multipleOf || (isWhole ? 1 : 0)
  const whole = step > 0 ? Math.round(value / step) * step : value
  return Math.min(most, Math.max(least, whole))
}

/** Returns the names among which a property chooses. */
export function choicesOf(schema: Schema): readonly string[] {
  return flattened(schema)
    .flatMap((branch) => literals(branch) ?? [])
    .filter((value) => typeof value === 'string')
}

/** Returns the longest list or text that a schema allows. */
export function longest(schema: Schema): number {
  const lengths = flattened(schema).flatMap(
    ({ maxLength, maxItems, maxProperties }) => maxLength ?? maxItems ?? maxProperties ?? [],
  )
  return lengths.length === 0 ? Infinity : Math.max(...lengths)
}
