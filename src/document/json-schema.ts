import { Color } from './color.ts'
import { DocumentSchema, PageSchema } from './document.ts'
import { Shadow } from './elements/base.ts'
import { DEFAULTS, SCHEMAS, type Kind } from './elements/element.ts'
import { Run } from './elements/text.ts'
import { ConicGradient, ImagePaint, LinearGradient, Paint, RadialGradient, Stroke } from './paint.ts'
import { SchemaPublisher, type JsonSchema } from './publish-schema.ts'
import { type Schema } from './schema.ts'

const KINDS: Readonly<Record<Kind, { name: string; description: string }>> = {
  text: {
    name: 'TextElement',
    description: 'Text, as `text` or as `runs` where styles differ. `\\n` ends a paragraph.',
  },
  image: { name: 'ImageElement', description: 'A picture, fitted into its box.' },
  rect: { name: 'RectElement', description: 'A rectangle that fills its box, with round corners if asked.' },
  ellipse: { name: 'EllipseElement', description: 'An ellipse in its box, a sector of one, or a ring.' },
  line: { name: 'LineElement', description: "A line through points, in CSS pixels from the box's top left corner." },
  path: { name: 'PathElement', description: 'SVG path data, its `viewBox` stretched over the box.' },
  group: { name: 'GroupElement', description: "Elements in the group's own space, whose origin is its box's corner." },
}

/** What the published schema names and refers to, rather than writing it out wherever it stands. */
const NAMED: Readonly<Record<string, { readonly schema: unknown; readonly description: string }>> = {
  Document: {
    schema: DocumentSchema,
    description:
      "A design's content. Lengths in CSS pixels (96 to the inch), y downwards, angles in degrees clockwise. At most 2 MiB of JSON.",
  },
  Page: {
    schema: PageSchema,
    description:
      'A page, as large as the design. Elements are painted in order, the first one lowest. `background`: null is transparent, absent is white.',
  },
  Color: { schema: Color, description: '`#rgb`, `#rrggbb` or `#rrggbbaa`.' },
  LinearGradient: { schema: LinearGradient, description: 'Angle as in CSS: 0 upwards, 90 to the right (default 180).' },
  RadialGradient: {
    schema: RadialGradient,
    description: "`center` in fractions of the box; `radius` is a fraction of half the box's diagonal.",
  },
  ConicGradient: { schema: ConicGradient, description: '`angle` from the top, where the first stop lies.' },
  ImagePaint: { schema: ImagePaint, description: 'A picture as paint.' },
  Paint: { schema: Paint, description: 'What fills: a colour, a gradient or a picture.' },
  Stroke: { schema: Stroke, description: '`width` and `dash` in CSS pixels; a dash alternates drawn and left out.' },
  Shadow: { schema: Shadow, description: "In the element's own, rotated space; `blur` as in CSS." },
  TextRun: { schema: Run, description: "A part of a text in a style of its own, which wins over the element's." },
}

/**
 * The document's published JSON Schema, as definitions by name that refer to each other at `prefix` + name:
 * `documentSchemas('#/components/schemas/')` fits into an OpenAPI document. The schemas are those that validate; what
 * no schema tells, such as that ids are unique, stands in their descriptions.
 */
export function documentSchemas(prefix: string): Record<string, JsonSchema> {
  const names = new Map(Object.entries(NAMED).map(([name, { schema }]) => [JSON.stringify(schema), name]))
  const publish = new SchemaPublisher(names, prefix)
  const schemas: Record<string, JsonSchema> = {}
  for (const [name, { schema, description }] of Object.entries(NAMED)) {
    schemas[name] = { description, ...publish.parts(schema as Schema) }
  }
  for (const [kind, { name, description }] of Object.entries(KINDS)) {
    const schema = publish.parts(SCHEMAS[kind as Kind] as Schema)
    schemas[name] = { description, ...schema, properties: withDefaults(schema['properties'], DEFAULTS[kind as Kind]) }
  }
  schemas['Element'] = {
    description:
      "What is painted. Its `id` is unique in the document; its box is in its parent's space, before rotation about its centre.",
    oneOf: Object.values(KINDS).map(({ name }) => ({ $ref: prefix + name })),
  }
  return schemas
}

/** The document's published JSON Schema, whole. */
export const documentJsonSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Platen design document',
  $ref: '#/$defs/Document',
  $defs: documentSchemas('#/$defs/'),
}

/** Told in words: a property with the keyword `default` is taken for one that is always there by some generators of clients. */
function withDefaults(properties: unknown, defaults: Readonly<Record<string, unknown>>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties as Record<string, JsonSchema>).map(([name, property]) => {
      if (!Object.hasOwn(defaults, name)) return [name, property]
      const told = typeof property['description'] === 'string' ? `${property['description']} ` : ''
      return [name, { ...property, description: `${told}Default \`${JSON.stringify(defaults[name])}\`.` }]
    }),
  )
}
