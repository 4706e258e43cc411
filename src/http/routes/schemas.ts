import { Type, type TSchema } from '#typebox'
import { described } from '../../document/described.ts'
import type { Paint } from '../../document/paint.ts'
import { trimmedText } from '../../document/trimmed-text.ts'

/** Names a schema, so that the OpenAPI document refers to it by `name`. `described` can override its description. */
export function named<Schema extends TSchema>(name: string, schema: Schema, description: string): Schema {
  return { ...schema, description, $comment: `${NAMED}${name}\n${description}` }
}

/** Starts the `$comment` of a named schema. Its name follows, and on the second line its shared description. */
export const NAMED = 'components/schemas/'

const CLOSED = { additionalProperties: false } as const

export function closed<Properties extends Record<string, TSchema>>(properties: Properties) {
  return Type.Object(properties, CLOSED)
}

/** Not validated by this schema, but by the rules of the document. The OpenAPI document has its full schema. */
export const DocumentBody = Type.Unsafe<unknown>({
  $comment: `${NAMED}Document`,
  description: "The design's content.",
})

export const PaintBody = Type.Unsafe<Paint>({ $comment: `${NAMED}Paint`, 'x-paint': true })

export const Data = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })
export const DATA =
  'Values for slots and placeholders by name: a string replaces a text, an image source or a fill; an object overrides properties; null hides the element. Unknown slot names are rejected, and so is data, even `{}`, that lacks a placeholder without a default.'

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

export function url(what: string) {
  return Type.String({ format: 'uri', description: `${what} Absolute and signed; requires no API key.` })
}

export function count(description: string) {
  return Type.Integer({ minimum: 0, description })
}

export function nullable(type: 'string' | 'integer' | 'number', description: string) {
  return Type.Unsafe<string | number | null>({ type: [type, 'null'], description })
}

export function hours(ms: number): string {
  return `${ms / 3_600_000} hours`
}
