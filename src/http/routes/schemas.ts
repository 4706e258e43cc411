import { Type, type TSchema } from 'typebox'

/** Gives `schema` a name of its own in the OpenAPI description, where it is then referred to. */
export function named<Schema extends TSchema>(name: string, schema: Schema): Schema {
  return { ...schema, $comment: `${NAMED}${name}` }
}

/** How `named` marks a schema. */
export const NAMED = 'components/schemas/'

const nothingElse = { additionalProperties: false } as const

/** An object with these fields and no others. */
export function closed<Properties extends Record<string, TSchema>>(properties: Properties) {
  return Type.Object(properties, nothingElse)
}

/** Checked by the document's own room, which tells faults by their place; described by its published schema. */
export const DocumentBody = Type.Unsafe<unknown>({
  $comment: `${NAMED}Document`,
  description: "The design's content; see the schema Document.",
})

/** As `DocumentBody`: what fills an area. */
export const PaintBody = Type.Unsafe<unknown>({
  $comment: `${NAMED}Paint`,
  description: 'A colour, a gradient or a picture.',
})

export const Data = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
  description:
    "Fills slots by name: a text takes the place of a text, a picture's source or a shape's fill; an object overrides properties; null hides the element.",
})

/** 1–`maxLength` characters after trimming. */
export function trimmedText(maxLength: number, description: string) {
  return Type.String({ minLength: 1, maxLength, format: 'text', 'x-trim': true, description })
}

export const Time = Type.String({ format: 'date-time', description: 'ISO 8601 in UTC with milliseconds.' })
export const NullableTime = nullable('string', 'ISO 8601 in UTC with milliseconds, or null.')
export const Id = Type.String({ description: 'An opaque id.' })
export const Url = Type.String({ format: 'uri' })

/** `type` or null, as OpenAPI 3.1 writes it. */
export function nullable(type: 'string' | 'integer' | 'number', description: string) {
  return Type.Unsafe<string | number | null>({ type: [type, 'null'], description })
}

export const Tags = Type.Array(Type.String({ minLength: 1, maxLength: 50, format: 'text', 'x-trim': true }), {
  maxItems: 50,
  uniqueItems: true,
  description: 'At most 50, without duplicates.',
})
