import { nearestName } from './nearest-name.ts'
import { quoted, received } from './received.ts'
import { flattened, literals, tagOf, tupleItems, type Schema } from './schema.ts'

// The wording of every issue that a schema can produce, in documents and request bodies. A detail
// says what is wrong, what is allowed and what was received; the issue's pointer says where. It has
// no capital letter and no full stop.

/** Names listed in one detail: more than a text has properties, so that the intended one is never cut off. */
const MAX_LISTED_NAMES = 100

/** `must be a number from 0 to 1; received 2`. Suggests the most similar of several allowed strings. */
export function invalidValue(schema: Schema, value: unknown): string {
  return `${mustBe(describeSchema(schema), received(value))}${suggestion(schema, value)}`
}

function suggestion(schema: Schema, value: unknown): string {
  const names = literals(schema)?.filter((literal) => typeof literal === 'string') ?? []
  const nearest = typeof value === 'string' && names.length > 1 ? nearestName(value, names) : undefined
  return nearest === undefined ? '' : `; did you mean ${JSON.stringify(nearest)}?`
}

/** For values that no schema describes: `must be one file; received 2 files`. */
export function mustBe(expected: string, actual: string): string {
  return `must be ${expected}; received ${actual}`
}

/** For a value that must stay secret, such as a password. */
export function invalidSecret(schema: Schema, value: unknown): string {
  return mustBe(
    describeSchema(schema),
    typeof value === 'string' ? count(Array.from(value).length, 'character') : `a value of type ${typeof value}`,
  )
}

/** `is required; expected a number from 0 to 1`. */
export function required(expected: string): string {
  return `is required; expected ${expected}`
}

/**
 * `` unknown property `fil`; did you mean `fill`? ``, or the names that are allowed if none is
 * similar. `noun` is `property` in a document, `field` in a body, `query parameter` in a URL.
 */
export function unknownName(noun: string, name: string, names: readonly string[]): string {
  const unknown = `unknown ${noun} ${inCode(name)}`
  const nearest = nearestName(name, names)
  if (nearest !== undefined) return `${unknown}; did you mean ${inCode(nearest)}?`
  return names.length === 0 ? unknown : `${unknown}; expected ${listNames(names)}`
}

/** Names in a list of slots or fields: the rest is only counted. */
const MAX_AVAILABLE_NAMES = 50

/** `available slots: "a", "b" and 3 more`; `noun` is `slot` or `field`. */
export function availableNames(noun: 'slot' | 'field', names: readonly string[]): string {
  if (names.length === 0) return noun === 'slot' ? 'this document has no slots' : 'the entries have no fields'
  const listed = names.slice(0, MAX_AVAILABLE_NAMES).map(quoted).join(', ')
  const rest = names.length - MAX_AVAILABLE_NAMES
  return rest > 0 ? `available ${noun}s: ${listed} and ${rest} more` : `available ${noun}s: ${listed}`
}

/**
 * For a reference to something that the document defines: the most similar name, and all there are.
 * `noun` is what is referred to, such as `brand color`.
 */
export function unknownReference(noun: string, name: string, names: readonly string[]): string {
  const unknown = `unknown ${noun} ${inCode(name)}`
  if (names.length === 0) return `${unknown}; this document has no ${noun}s`
  const nearest = nearestName(name, names)
  const suggestion = nearest === undefined ? '' : `; did you mean ${inCode(nearest)}?`
  return `${unknown}${suggestion}; available: ${listNames(names)}`
}

/** `the name must be a color; received "red"`. */
export function invalidPropertyName({ names = 'a string of 1 to 255 characters' }: Schema, name: string): string {
  return `the name ${mustBe(names, received(name))}`
}

/** For an object without any of the properties `names`. */
export function emptyObject(names: readonly string[]): string {
  return `must not be empty; expected ${listNames(names)}`
}

/** For a secret string that a database cannot store. */
export const UNSTORABLE_SECRET = 'must be well-formed Unicode without U+0000'

/** `duplicate value 3`; `noun` names what is duplicated, such as `element ID`. */
export function duplicate(value: unknown, noun = 'value'): string {
  return `duplicate ${noun} ${received(value)}`
}

/** The last issue of a list that reached its limit. */
export function moreIssues(limit: number): string {
  return `has more than ${limit} issues; only the first ${limit} are listed`
}

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
      return `an array${ofLength(schema.minItems, schema.maxItems, 'item')}${schema.uniqueItems ? ' without duplicates' : ''}`
    }
    case 'object':
      return tagOf(schema) === undefined ? describeObject(schema) : `an object of type ${JSON.stringify(tagOf(schema))}`
    case 'boolean':
      return 'true or false'
    case 'null':
      return 'null'
    default:
      return 'any value'
  }
}

/** Names the property of objects that need only one, such as a stroke its `paint`. */
function describeObject({ required: names = [] }: Schema): string {
  const [name] = names
  return names.length === 1 && name !== undefined ? `an object with ${inCode(name)}` : 'an object'
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

/** `` `a`, `b` or `c` ``, or the first hundred and how many more there are. */
function listNames(names: readonly string[]): string {
  if (names.length <= MAX_LISTED_NAMES) return orList(names.map(inCode))
  const listed = names.slice(0, MAX_LISTED_NAMES).map(inCode).join(', ')
  return `${listed} or one of ${names.length - MAX_LISTED_NAMES} more`
}

/** `a, b or c`. */
export function orList(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(' or ')
}

/** Escapes and shortens like `quoted`, since clients choose the name. */
function inCode(name: string): string {
  const [, text = '', rest = ''] = /^"(.*)"(.*)$/su.exec(quoted(name)) ?? []
  return `\`${text}\`${rest}`
}

function count(number: number, unit: string): string {
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
