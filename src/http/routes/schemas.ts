import { Type, type TSchema } from 'typebox'
import { TAGS } from '../../service/design-input.ts'

/**
 * Gives `schema` a name of its own in the OpenAPI description, where it is then referred to. What is said of it with
 * `described` afterwards is said where it stands.
 */
export function named<Schema extends TSchema>(name: string, schema: Schema, description: string): Schema {
  return { ...schema, description, $comment: `${NAMED}${name}\n${description}` }
}

/** How `named` marks a schema: its name follows, and on a line of its own what is said of it wherever it stands. */
export const NAMED = 'components/schemas/'

const nothingElse = { additionalProperties: false } as const

/** An object with these fields and no others. */
export function closed<Properties extends Record<string, TSchema>>(properties: Properties) {
  return Type.Object(properties, nothingElse)
}

/** Checked by the document's own room, which tells faults by their place; described by its published schema. */
export const DocumentBody = Type.Unsafe<unknown>({
  $comment: `${NAMED}Document`,
  description: "The design's content.",
})

/** As `DocumentBody`: what fills an area. */
export const PaintBody = Type.Unsafe<unknown>({
  $comment: `${NAMED}Paint`,
  description: "Takes the place of every page's own background. Default each page's own.",
})

export const Data = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })
export const DATA =
  "Fills slots and placeholders by their names: a text takes the place of a text, a picture's source or a shape's fill; an object overrides properties; null hides the element. A name that nothing bears is refused, and so is data, even `{}`, that lacks a placeholder without a default."

/** 1–`maxLength` characters after trimming. */
export function trimmedText(maxLength: number, description: string) {
  return Type.String({ minLength: 1, maxLength, format: 'text', 'x-trim': true, description })
}

/** The id of `what` in a body or a query. */
export function idOf(what: string) {
  return Type.String({ minLength: 1, maxLength: 255, format: 'text', description: what })
}

const TIME = 'ISO 8601 in UTC, to the millisecond'
export function time(when: string) {
  return Type.String({ format: 'date-time', description: `${when} ${TIME}.` })
}
export function timeOrNull(when: string) {
  return nullable('string', `${when} ${TIME}, or null.`)
}

export function id(whose: string) {
  return Type.String({ description: `${whose} Opaque; it never changes.` })
}

/** Of a file: absolute, signed, in need of no key. */
export function url(what: string) {
  return Type.String({ format: 'uri', description: `${what} Absolute and signed: it needs no key.` })
}

/** A whole number of at least 0 in an answer. */
export function count(description: string) {
  return Type.Integer({ minimum: 0, description })
}

/** `type` or null, as OpenAPI 3.1 writes it. */
export function nullable(type: 'string' | 'integer' | 'number', description: string) {
  return Type.Unsafe<string | number | null>({ type: [type, 'null'], description })
}

export const Tags = Type.Array(
  Type.String({ minLength: 1, maxLength: TAGS.characters, format: 'text', 'x-trim': true }),
  { maxItems: TAGS.items, uniqueItems: true },
)

/** `hours` of `ms`. */
export function hours(ms: number): string {
  return `${ms / 3_600_000} hours`
}
