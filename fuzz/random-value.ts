import type { Random } from '../drill/random.ts'
import { literals, flattened, tupleItems, type Schema } from '../src/document/schema.ts'
import { randomString } from './random-string.ts'

/**
 * `ordinary` values are those of real designs. `extreme` ones are at the limits of their property, and `hostile` ones
 * anywhere within them, so that documents mix values that no designer would combine.
 */
export type Temper = 'ordinary' | 'extreme' | 'hostile'

export interface Generation {
  readonly random: Random
  /** The page, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number }
  /** Share of values that are not ordinary. */
  readonly wildness: number
  /** Share of optional properties that are present. */
  readonly fullness: number
  /** Items that lists may still have, so that a document stays below the size limit. */
  itemsLeft: number
  charactersLeft: number
}

const ORDINARY_ITEMS = 5
const WILD_ITEMS = [0, 1, 2, 17, 200, Infinity]

/** Returns a value of `schema`. `name` is that of the property, and decides on ordinary positions and on texts. */
export function randomValue(schema: Schema, name: string, generation: Generation): unknown {
  const { random } = generation
  const values = literals(schema)
  if (values) return random.pick(values)
  if (schema.anyOf) return randomValue(random.pick(flattened(schema)), name, generation)
  switch (schema.type) {
    case 'object':
      return schema.properties ? randomObject(schema, generation) : randomRecord(schema, name, generation)
    case 'array':
      return randomArray(schema, name, generation)
    case 'string':
      return randomString(schema, name, generation)
    case 'number':
    case 'integer':
      return randomNumber(schema, name, generation)
    case 'boolean':
      return random.chance(0.5)
    default:
      return null
  }
}

/** Leaves out optional properties. */
function randomObject(schema: Schema, generation: Generation): Record<string, unknown> {
  const required = new Set(schema.required)
  const chosen = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || generation.random.chance(generation.fullness),
  )
  return Object.fromEntries(chosen.map(([name, property]) => [name, randomValue(property, name, generation)]))
}

function randomRecord(schema: Schema, name: string, generation: Generation): Record<string, unknown> {
  const [pattern, value = {}] = Object.entries(schema.patternProperties ?? {})[0] ?? []
  const count = Math.floor(generation.random.between(0, 4))
  return Object.fromEntries(
    Array.from({ length: count }, () => [
      randomString({ type: 'string', ...(pattern !== undefined && { pattern }) }, name, generation),
      randomValue(value, name, generation),
    ]),
  )
}

function randomArray(schema: Schema, name: string, generation: Generation): unknown[] {
  const tuple = tupleItems(schema)
  if (tuple) return tuple.map((item) => randomValue(item, name, generation))
  const { minItems = 0, maxItems = Infinity } = schema
  const wanted =
    temperOf(generation) === 'ordinary'
      ? Math.floor(generation.random.between(0, ORDINARY_ITEMS))
      : generation.random.pick(WILD_ITEMS)
  const count = Math.max(minItems, Math.min(wanted, maxItems, Math.floor(generation.itemsLeft / 4)))
  generation.itemsLeft -= count
  return Array.from({ length: count }, () => randomValue(schema.items as Schema, name, generation))
}

export function temperOf({ random, wildness }: Generation): Temper {
  if (!random.chance(wildness)) return 'ordinary'
  return random.chance(0.5) ? 'extreme' : 'hostile'
}

function randomNumber(schema: Schema, name: string, generation: Generation): number {
  const { minimum = schema.exclusiveMinimum ?? -1e6, maximum = 1e6, exclusiveMinimum, multipleOf } = schema
  const temper = temperOf(generation)
  const free = numberOf(temper, { name, minimum, maximum }, generation)
  const step = multipleOf ?? (schema.type === 'integer' ? 1 : 0)
  const whole = step > 0 ? Math.round(free / step) * step : free
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1e-6
  return Math.min(maximum, Math.max(least, whole))
}

interface Range {
  readonly name: string
  readonly minimum: number
  readonly maximum: number
}

function numberOf(temper: Temper, { name, minimum, maximum }: Range, generation: Generation): number {
  const { random, size } = generation
  switch (temper) {
    case 'ordinary': {
      if (name === 'x') return Math.round(random.between(-0.1, 0.8) * size.width)
      if (name === 'y') return Math.round(random.between(-0.1, 0.8) * size.height)
      if (name === 'width') return Math.min(maximum, Math.round(random.between(0.02, 0.7) * size.width))
      if (name === 'height') return Math.min(maximum, Math.round(random.between(0.02, 0.7) * size.height))
      if (maximum - minimum <= 20) return random.between(minimum, maximum)
      return Math.round(random.between(1, 7) ** 2) * (minimum < 0 && random.chance(0.2) ? -1 : 1)
    }
    case 'extreme':
      return random.pick([minimum, maximum, 0, 1, minimum + 1e-6, maximum / 2, -1, 1e-6])
    case 'hostile': {
      const sign = minimum < 0 && random.chance(0.5) ? -1 : 1
      const bound = Math.max(1e-5, sign < 0 ? -minimum : maximum)
      return sign * Math.exp(random.between(Math.log(1e-6), Math.log(bound)))
    }
  }
}
