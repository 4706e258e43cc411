import { isObject } from './check-schema.ts'
import { literals, tupleItems, type Schema } from './schema.ts'

/** JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Keywords that mean something in this room alone: the descriptions say it to others. */
const OWN: ReadonlySet<string> = new Set(['format', 'noun', 'additionalItems'])

/** Writes the schemas that validate as others read them: JSON Schema 2020-12, without this room's own formats. */
export class SchemaPublisher {
  readonly #names: ReadonlyMap<string, string>
  readonly #prefix: string

  /** `names` are those of the schemas to refer to at `prefix`, by their JSON. */
  constructor(names: ReadonlyMap<string, string>, prefix: string) {
    this.#names = names
    this.#prefix = prefix
  }

  /** `schema` written out, with references for its named parts. */
  parts({ description, ...schema }: Schema): JsonSchema {
    const told = description === undefined ? {} : { description }
    const values = literals(schema)
    if (values) {
      // The values say it themselves, yet generators of clients ask for the type.
      const type = values.every((value) => typeof value === 'string') ? { type: 'string' } : {}
      return { ...type, ...(values.length === 1 ? { const: values[0] } : { enum: values }), ...told }
    }
    const published: Record<string, unknown> = {}
    for (const [key, part] of Object.entries(schema)) {
      if (!OWN.has(key)) published[key] = this.#part(key, part)
    }
    if (schema.patternProperties) published['additionalProperties'] = false
    const tuple = tupleItems(schema)
    if (tuple) {
      published['prefixItems'] = published['items']
      // `false` would say that nothing follows, but OpenAPI tools take `items` for an object; the length says the same.
      published['items'] = {}
      published['minItems'] = tuple.length
      published['maxItems'] = tuple.length
    }
    return { ...published, ...told }
  }

  #part(key: string, part: unknown): unknown {
    if (key === 'properties' || key === 'patternProperties') {
      return Object.fromEntries(
        Object.entries(part as Record<string, Schema>).map(([name, property]) => [
          name,
          name === 'elements' ? { ...this.#reference(property), ...this.#elements() } : this.#reference(property),
        ]),
      )
    }
    if (Array.isArray(part) && (key === 'anyOf' || key === 'items')) {
      return (part as Schema[]).map((branch) => this.#reference(branch))
    }
    return isObject(part) ? this.#reference(part) : part
  }

  /** A schema is known by its name whatever is said of it where it stands. */
  #reference(schema: Schema): JsonSchema {
    const { description, ...bare } = schema
    const name = this.#names.get(JSON.stringify(bare))
    if (name === undefined) return this.parts(schema)
    return { $ref: this.#prefix + name, ...(description !== undefined && { description }) }
  }

  /** The schemas that validate leave elements open, since they cannot refer to themselves. */
  #elements(): JsonSchema {
    return { type: 'array', items: { $ref: `${this.#prefix}Element` } }
  }
}
