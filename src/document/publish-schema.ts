import { isObject } from './check-schema.ts'
import { literals, type Schema } from './schema.ts'

/** JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export type JsonSchema = Readonly<Record<string, unknown>>

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
  parts(schema: Schema): JsonSchema {
    const values = literals(schema)
    if (values) return values.length === 1 ? { const: values[0] } : { enum: values }
    const published: Record<string, unknown> = {}
    for (const [key, part] of Object.entries(schema)) {
      // The formats are this room's own; the descriptions beside them say what they mean.
      if (key !== 'format' && key !== 'additionalItems' && key !== 'description') published[key] = this.#part(key, part)
    }
    if (schema.patternProperties) published['additionalProperties'] = false
    if (Array.isArray(schema.items)) {
      published['prefixItems'] = published['items']
      published['items'] = false
    }
    if (schema.description !== undefined) published['description'] = sentence(schema.description)
    return published
  }

  #part(key: string, part: unknown): unknown {
    if (key === 'properties' || key === 'patternProperties') {
      return Object.fromEntries(
        Object.entries(part as Record<string, Schema>).map(([name, property]) => [
          name,
          name === 'elements' ? this.#elements() : this.#reference(property),
        ]),
      )
    }
    if (Array.isArray(part) && (key === 'anyOf' || key === 'items')) {
      return (part as Schema[]).map((branch) => this.#reference(branch))
    }
    return isObject(part) ? this.#reference(part) : part
  }

  #reference(schema: Schema): JsonSchema {
    const name = this.#names.get(JSON.stringify(schema))
    return name === undefined ? this.parts(schema) : { $ref: this.#prefix + name }
  }

  /** The schemas that validate leave elements open, since they cannot refer to themselves. */
  #elements(): JsonSchema {
    return { type: 'array', items: { $ref: `${this.#prefix}Element` } }
  }
}

function sentence(noun: string): string {
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}.`
}
