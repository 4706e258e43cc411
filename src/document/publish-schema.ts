import { isObject } from './check-schema.ts'
import { literals, tupleItems, type Schema } from './schema.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** Keywords that are not published, since descriptions cover them. */
const UNPUBLISHED_KEYWORDS: ReadonlySet<string> = new Set(['format', 'noun', 'names', 'brand', 'additionalItems'])

export class SchemaPublisher {
  readonly #names: ReadonlyMap<string, string>
  readonly #prefix: string

  /** `names` maps the JSON of schemas to the names under which they are referenced, as `prefix` + name. */
  constructor(names: ReadonlyMap<string, string>, prefix: string) {
    this.#names = names
    this.#prefix = prefix
  }

  publish({ description, ...schema }: Schema): JsonSchema {
    const described = description === undefined ? {} : { description }
    const values = literals(schema)
    if (values) {
      // The type is redundant, but client generators require it.
      const type = values.every((value) => typeof value === 'string') ? { type: 'string' } : {}
      return { ...type, ...(values.length === 1 ? { const: values[0] } : { enum: values }), ...described }
    }
    const published: Record<string, unknown> = {}
    for (const [key, part] of Object.entries(schema)) {
      if (!UNPUBLISHED_KEYWORDS.has(key)) published[key] = this.#part(key, part)
    }
    if (schema.patternProperties) published['additionalProperties'] = false
    const tuple = tupleItems(schema)
    if (tuple) {
      published['prefixItems'] = published['items']
      // `false` would be exact, but OpenAPI tools expect an object. The length has the same effect.
      published['items'] = {}
      published['minItems'] = tuple.length
      published['maxItems'] = tuple.length
    }
    return { ...published, ...described }
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

  /** Returns a reference if the schema has a name. Ignores descriptions, which differ by property. */
  #reference(schema: Schema): JsonSchema {
    const { description, ...bare } = schema
    const name = this.#names.get(JSON.stringify(bare))
    if (name === undefined) return this.publish(schema)
    return { $ref: this.#prefix + name, ...(description !== undefined && { description }) }
  }

  /** Validation schemas leave elements open because they cannot be recursive. */
  #elements(): JsonSchema {
    return { type: 'array', items: { $ref: `${this.#prefix}Element` } }
  }
}
