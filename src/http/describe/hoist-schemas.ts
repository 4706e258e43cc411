import { NAMED } from '../routes/schemas.ts'

/** Begins references to named schemas. */
export const COMPONENTS = '#/components/schemas/'

/** Keywords that are used only for validation, and omitted from the document. */
const INTERNAL = ['x-trim', 'x-paint', 'noun']

/** Replaces named schemas in `schema` with references and adds them to `schemas`. */
export function hoisted(schema: unknown, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((part) => hoisted(part, schemas))
  if (typeof schema !== 'object' || schema === null) return schema
  const { $comment: comment, ...rest } = schema as { $comment?: unknown; enum?: unknown; type?: unknown }
  const parts: Record<string, unknown> = Object.fromEntries(
    Object.entries(rest)
      .filter(([name, part]) => !INTERNAL.includes(name) && !(name === 'format' && part === 'text'))
      .map(([name, part]) => [name, hoisted(part, schemas)]),
  )
  // Redundant for an enum of strings, but client generators require it.
  if (Array.isArray(rest.enum) && rest.type === undefined) parts.type = 'string'
  if (typeof comment !== 'string' || !comment.startsWith(NAMED)) return parts
  const [name = '', own] = comment.slice(NAMED.length).split('\n')
  const { description, ...bare } = parts
  schemas[name] ??= { description: own, ...bare }
  return { $ref: `${COMPONENTS}${name}`, ...(description !== own && { description }) }
}
