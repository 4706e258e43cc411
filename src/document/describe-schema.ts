import { quoted } from './received.ts'
import { flattened, literals, tagOf, tupleItems, type Schema } from './schema.ts'

const ANYTHING = 'any value'

/** Describes what `schema` allows, as a noun phrase: `a number from 0 to 1`. */
export function describeSchema(schema: Schema): string {
  const values = literals(schema)
  if (values) return values.length === 1 ? JSON.stringify(values[0]) : `one of ${listValues(values)}`
  if (schema.anyOf) return describeUnion(flattened(schema))
  if (Array.isArray(schema.type)) return describeUnion(schema.type.map((type: string) => ({ ...schema, type })))
  switch (schema.type) {
    case 'number':
    case 'integer':
      return describeNumber(schema)
    case 'string':
      return schema.noun ?? `a string${ofLength(schema.minLength, schema.maxLength, 'character')}`
    case 'array': {
      const tuple = tupleItems(schema)
      if (tuple) return `an array of ${tuple.length} items, each ${describeSchema(tuple.at(-1) ?? {})}`
      const distinct = schema.uniqueItems ? ' without duplicates' : ''
      return `an array${ofLength(schema.minItems, schema.maxItems, 'item')}${distinct}${describeItems(schema)}`
    }
    case 'object':
      return tagOf(schema) === undefined ? describeObject(schema) : `an object of type ${JSON.stringify(tagOf(schema))}`
    case 'boolean':
      return 'true or false'
    case 'null':
      return 'null'
    default:
      return schema.noun ?? ANYTHING
  }
}

/** `, each an integer of at least 1`. */
function describeItems({ items = {} }: Schema): string {
  const each = describeSchema(items as Schema)
  return each === ANYTHING ? '' : `, each ${each}`
}

/** More would hide what is wrong. */
const MAX_REQUIRED_NAMES = 4

/** Names the properties that an object needs: `` an object with `x` and `y` ``. */
function describeObject({ required: names = [] }: Schema): string {
  if (names.length === 0 || names.length > MAX_REQUIRED_NAMES) return 'an object'
  return `an object with ${joined(names.map(inCode), 'and')}`
}

/** `an integer from 1 to 100`, `a number greater than 0 and at most 10`, `a multiple of 100 from 100 to 900`. */
export function describeNumber({ type, minimum, exclusiveMinimum, multipleOf, ...schema }: Schema): string {
  // Omits a maximum that no number in JSON reaches.
  const maximum = schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum
  const kind = type === 'integer' ? 'an integer' : 'a number'
  const noun = multipleOf === undefined ? kind : `a multiple of ${multipleOf}`
  if (minimum !== undefined && maximum !== undefined) return `${noun} from ${minimum} to ${maximum}`
  const bounds = [
    ...(exclusiveMinimum === undefined ? [] : [`greater than ${exclusiveMinimum}`]),
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
  ]
  if (bounds.length === 0) return noun
  // "of at least 1", but "greater than 0".
  return `${noun} ${exclusiveMinimum === undefined ? 'of ' : ''}${bounds.join(' and ')}`
}

/** ` of 1 to 255 characters`, to follow a noun; empty if there is no limit. */
export function ofLength(min: number | undefined, max: number | undefined, unit: string): string {
  if (min !== undefined && max !== undefined) return ` of ${min === max ? '' : `${min} to `}${count(max, unit)}`
  if (min !== undefined) return ` of at least ${count(min, unit)}`
  return max === undefined ? '' : ` of at most ${count(max, unit)}`
}

/** `"a", "b", "c"`. */
export function listValues(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ')
}

/** `a, b or c`. */
export function orList(parts: readonly string[]): string {
  return joined(parts, 'or')
}

function joined(parts: readonly string[], word: 'and' | 'or'): string {
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(` ${word} `)
}

/** Escapes and shortens like `quoted`, since clients choose the name. */
export function inCode(name: string): string {
  const [, text = '', rest = ''] = /^"(.*)"(.*)$/su.exec(quoted(name)) ?? []
  return `\`${text}\`${rest}`
}

export function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}

function describeUnion(branches: readonly Schema[]): string {
  const tags = branches.map(tagOf).filter((tag) => tag !== undefined)
  const nouns = branches.filter((branch) => tagOf(branch) === undefined).map(describeSchema)
  const objects = tags.length === 0 ? [] : [`an object of type ${orList(tags.map((tag) => JSON.stringify(tag)))}`]
  // `null` comes last, since it removes the property.
  return [...nouns.filter((noun) => noun !== 'null'), ...objects, ...nouns.filter((noun) => noun === 'null')].join(
    ', or ',
  )
}
