import { Type, type TSchema } from 'typebox'
import { described } from '../../document/described.ts'
import { type Paint } from '../../document/paint.ts'
import { trimmedText } from '../../document/trimmed-text.ts'

/**
 * Gives `schema` a name of its own in the OpenAPI description, where it is then referred to. What is said of it with
 * `described` afterward is said where it stands.
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

/** What fills an area: checked by the document's own rules, and described by its published schema. */
export const PaintBody = Type.Unsafe<Paint>({ $comment: `${NAMED}Paint`, 'x-paint': true })

export const Data = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })
export const DATA =
  'Values for slots and placeholders by name: a string replaces a text, an image source or a fill; an object overrides properties; null hides the element. Unknown slot names are rejected, and so is data, even `{}`, that lacks a placeholder without a default.'

/** The id of `what` in a body or a query. */
export function idOf(what: string) {
  return described(trimmedText(255), what)
}

export function time(what: string) {
  return Type.String({ format: 'date-time', description: `${what} (ISO 8601, UTC).` })
}
export function timeOrNull(what: string) {
  return nullable('string', `${what} (ISO 8601, UTC), or null.`)
}

export function id(what: string) {
  return Type.String({ description: `${what} Opaque; never changes.` })
}

/** Of a file: absolute, signed, in need of no key. */
export function url(what: string) {
  return Type.String({ format: 'uri', description: `${what} Absolute and signed; requires no API key.` })
}

/** A whole number of at least 0 in an answer. */
export function count(description: string) {
  return Type.Integer({ minimum: 0, description })
}

/** `type` or null, as OpenAPI 3.1 writes it. */
export function nullable(type: 'string' | 'integer' | 'number', description: string) {
  return Type.Unsafe<string | number | null>({ type: [type, 'null'], description })
}

/** `hours` of `ms`. */
export function hours(ms: number): string {
  return `${ms / 3_600_000} hours`
}
