import { count, describeSchema, inCode, orList } from './describe-schema.ts'
import { meantValue } from './meant-value.ts'
import { nearestName } from './nearest-name.ts'
import { quoted, received } from './received.ts'
import { type Schema, tupleItems } from './schema.ts'

// The wording of every issue that a schema can produce, in documents and request bodies. A detail
// says what is wrong, what is allowed and what was received; the issue's pointer says where. It has
// no capital letter and no full stop.

/** Names listed in one detail: more than a text has properties, so that the intended one is never cut off. */
const MAX_LISTED_NAMES = 100

/** `must be a number from 0 to 1; received 2`. Suggests what was probably meant. */
export function invalidValue(schema: Schema, value: unknown): string {
  const isTooLong = Array.isArray(value) && value.length > (schema.maxItems ?? Infinity) && !tupleItems(schema)
  // What its items are would hide that.
  const own = isTooLong ? { ...schema, items: {} } : schema
  return `${mustBe(describeSchema(own), received(value))}${suggestion(schema, value)}`
}

function suggestion(schema: Schema, value: unknown): string {
  const meant = meantValue(schema, value)
  return meant === undefined ? '' : `; did you mean ${JSON.stringify(meant)}?`
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

/** The most similar name of a slot, and all that there are. */
export function unknownSlot(name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names)
  const suggestion = nearest === undefined ? '' : `; did you mean ${quoted(nearest)}?`
  return `unknown slot${suggestion}; ${availableNames('slot', names)}`
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

/** `` `a`, `b` or `c` ``, or the first hundred and how many more there are. */
function listNames(names: readonly string[]): string {
  if (names.length <= MAX_LISTED_NAMES) return orList(names.map(inCode))
  const listed = names.slice(0, MAX_LISTED_NAMES).map(inCode).join(', ')
  return `${listed} or one of ${names.length - MAX_LISTED_NAMES} more`
}
