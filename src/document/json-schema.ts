import { withDefault } from './described.ts'
import { DEFAULTS, SCHEMAS, type Kind } from './elements/element.ts'
import { FontFamily } from './elements/run-style.ts'
import { KIND_NAMES } from './kind-names.ts'
import { NAMED, type Named } from './named-schemas.ts'
import { Source } from './paint.ts'
import { SchemaPublisher, type JsonSchema } from './publish-schema.ts'
import type { Schema } from './schema.ts'

export interface Vocabulary {
  readonly pictures: readonly string[]
  readonly families: readonly string[]
}

/**
 * Publishes the schemas of documents, and `others` that consist of them. Writes references as `prefix` +
 * name. Descriptions cover rules that a schema cannot express, such as unique IDs.
 */
export function documentSchemas(
  prefix: string,
  vocabulary: Vocabulary,
  others: Readonly<Record<string, Named>> = {},
): Record<string, JsonSchema> {
  const named = { ...NAMED, ...namedBy(vocabulary), ...others }
  const names = new Map(Object.entries(named).map(([name, { schema }]) => [JSON.stringify(schema), name]))
  const publisher = new SchemaPublisher(names, prefix)
  const schemas: Record<string, JsonSchema> = {}
  for (const [name, { schema, description, defaults = {}, examples }] of Object.entries(named)) {
    const published = publisher.publish(schema as Schema)
    schemas[name] = { description, ...withDescribedDefaults(published, defaults), ...(examples && { examples }) }
  }
  for (const [kind, { name, description }] of Object.entries(KIND_NAMES)) {
    const published = publisher.publish(SCHEMAS[kind as Kind] as Schema)
    schemas[name] = { description, ...withDescribedDefaults(published, DEFAULTS[kind as Kind]) }
  }
  schemas['Element'] = {
    description: 'What is painted. Its box is in the space of the page or of the group around it.',
    oneOf: Object.values(KIND_NAMES).map(({ name }) => ({ $ref: prefix + name })),
  }
  return schemas
}

export function documentJsonSchema(vocabulary: Vocabulary): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Platen design document',
    $ref: '#/$defs/Document',
    $defs: documentSchemas('#/$defs/', vocabulary),
  }
}

function namedBy({ pictures, families }: Vocabulary): Readonly<Record<string, Named>> {
  return {
    PictureSource: {
      schema: Source,
      description: `An image: \`asset:\` followed by the \`_id\` of an image uploaded to \`/api/assets\`, an https URL, which the server fetches for each export, or \`builtin:\` followed by the name of a built-in image: ${pictures.join(', ')}.`,
      examples: pictures.map((name) => `builtin:${name}`),
    },
    FontFamily: {
      schema: FontFamily,
      description: `A font family: ${families.join(', ')}; or \`brand:\` and the name of a font of the \`brand\` of the document. \`GET /api/fonts\` lists their weights. Missing glyphs, such as Arabic, Hebrew, Devanagari, Thai, Japanese or emoji, fall back to other fonts.`,
      examples: families,
    },
  }
}

/** Avoids the keyword `default`, with which client generators treat the property as always present. */
function withDescribedDefaults(schema: JsonSchema, defaults: Readonly<Record<string, unknown>>): JsonSchema {
  if (schema['properties'] === undefined) return schema
  const described = Object.entries(schema['properties'] as Record<string, JsonSchema>).map(([name, property]) => {
    if (!Object.hasOwn(defaults, name)) return [name, property] as const
    return [name, { ...property, description: withDefault(String(property['description']), defaults[name]) }] as const
  })
  return { ...schema, properties: Object.fromEntries(described) }
}
