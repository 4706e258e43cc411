import { Color } from './color.ts'
import { withDefault } from './described.ts'
import { DocumentSchema, PAGE_DEFAULTS, PageSchema } from './document.ts'
import { Shadow, SHADOW_DEFAULTS } from './elements/base.ts'
import { DEFAULTS, SCHEMAS, type Kind } from './elements/element.ts'
import { Crop, Duotone, FILTER_DEFAULTS, Filters, Focus, Mask, Tint, TINT_DEFAULTS } from './elements/image.ts'
import { Point } from './elements/line.ts'
import { FontFamily, Run } from './elements/text.ts'
import { LIMITS } from './limits.ts'
import {
  ConicGradient,
  ImagePaint,
  LinearGradient,
  Paint,
  PAINT_DEFAULTS,
  RadialGradient,
  Source,
  Stop,
  Stroke,
  STROKE_DEFAULTS,
} from './paint.ts'
import { SchemaPublisher, type JsonSchema } from './publish-schema.ts'
import { type Schema } from './schema.ts'

const KINDS: Readonly<Record<Kind, { name: string; description: string }>> = {
  text: {
    name: 'TextElement',
    description:
      'Text, as `text` or as `runs` where styles differ. Lines wrap at the width of the box, less its padding.',
  },
  image: { name: 'ImageElement', description: 'A picture, fitted into its box.' },
  rect: { name: 'RectElement', description: 'A rectangle that fills its box, with round corners if asked.' },
  ellipse: { name: 'EllipseElement', description: 'An ellipse that fills its box, a sector of one, or a ring.' },
  line: {
    name: 'LineElement',
    description: 'A line through points. Its box is what it turns about and what a gradient is laid over.',
  },
  path: { name: 'PathElement', description: 'SVG path data, its `viewBox` stretched over the box.' },
  group: {
    name: 'GroupElement',
    description:
      'Elements that are moved, turned, faded and hidden as one. Its box does not scale them: it is what they turn about and what `clip` cuts at.',
  },
}

/** What the published schema names and refers to, rather than writing it out wherever it stands. */
interface Named {
  readonly schema: unknown
  readonly description: string
  readonly defaults?: Readonly<Record<string, unknown>>
  readonly examples?: readonly string[]
}

const NAMED: Readonly<Record<string, Named>> = {
  Document: {
    schema: DocumentSchema,
    description: `A design's content. Lengths in CSS pixels (96 to the inch), y downwards, angles in degrees clockwise. At most ${LIMITS.documentBytes / 1024 ** 2} MiB of JSON. Properties that are not named here are refused.`,
  },
  Page: { schema: PageSchema, description: 'A page, as large as the design.', defaults: PAGE_DEFAULTS },
  Color: { schema: Color, description: '`#rgb`, `#rrggbb`, or `#rrggbbaa` with its opacity from 00 to ff.' },
  GradientStop: { schema: Stop, description: 'A colour, and where it stands in a gradient.' },
  LinearGradient: {
    schema: LinearGradient,
    description: "Colours along a line through the middle of the box, as long as CSS's `linear-gradient` has it.",
    defaults: PAINT_DEFAULTS.linear,
  },
  RadialGradient: {
    schema: RadialGradient,
    description: 'Colours in circles around a point.',
    defaults: PAINT_DEFAULTS.radial,
  },
  ConicGradient: {
    schema: ConicGradient,
    description: 'Colours around a point, clockwise through a whole turn.',
    defaults: PAINT_DEFAULTS.conic,
  },
  ImagePaint: { schema: ImagePaint, description: 'A picture as paint.', defaults: PAINT_DEFAULTS.image },
  Paint: { schema: Paint, description: 'What fills: a colour, a gradient or a picture.' },
  Stroke: { schema: Stroke, description: 'A line along an outline.', defaults: STROKE_DEFAULTS },
  Shadow: { schema: Shadow, description: 'A shadow of what is drawn.', defaults: SHADOW_DEFAULTS },
  ImageFocus: { schema: Focus, description: 'A point of a picture.' },
  ImageCrop: { schema: Crop, description: 'A part of a picture, in fractions of its width and height.' },
  ImageMask: { schema: Mask, description: 'What is seen of a picture.' },
  ImageTint: { schema: Tint, description: 'A colour laid over a picture.', defaults: TINT_DEFAULTS },
  ImageDuotone: { schema: Duotone, description: 'Two colours in place of all others.' },
  ImageFilters: { schema: Filters, description: 'How a picture is changed.', defaults: FILTER_DEFAULTS },
  LinePoint: { schema: Point, description: 'A point that a line goes through.' },
  TextRun: {
    schema: Run,
    description: 'A part of a text in a style of its own. What it leaves out is as in its element.',
  },
}

/** What a document can name that comes with the service. */
export interface Vocabulary {
  /** What `builtin:` can stand before. */
  readonly pictures: readonly string[]
  /** What `fontFamily` can be. */
  readonly families: readonly string[]
}

/**
 * The document's published JSON Schema, as definitions by name that refer to each other at `prefix` + name:
 * `documentSchemas('#/components/schemas/', …)` fits into an OpenAPI document. The schemas are those that validate; what
 * no schema tells, such as that ids are unique, stands in their descriptions.
 */
export function documentSchemas(prefix: string, vocabulary: Vocabulary): Record<string, JsonSchema> {
  const named = { ...NAMED, ...namedBy(vocabulary) }
  const names = new Map(Object.entries(named).map(([name, { schema }]) => [JSON.stringify(schema), name]))
  const publish = new SchemaPublisher(names, prefix)
  const schemas: Record<string, JsonSchema> = {}
  for (const [name, { schema, description, defaults = {}, examples }] of Object.entries(named)) {
    const published = publish.parts(schema as Schema)
    schemas[name] = { description, ...withDefaultsTold(published, defaults), ...(examples && { examples }) }
  }
  for (const [kind, { name, description }] of Object.entries(KINDS)) {
    const published = publish.parts(SCHEMAS[kind as Kind] as Schema)
    schemas[name] = { description, ...withDefaultsTold(published, DEFAULTS[kind as Kind]) }
  }
  schemas['Element'] = {
    description: 'What is painted. Its box is in the space of the page or of the group around it.',
    oneOf: Object.values(KINDS).map(({ name }) => ({ $ref: prefix + name })),
  }
  return schemas
}

/** The document's published JSON Schema, whole. */
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
      description: `\`asset:\` and the \`_id\` of a picture that you uploaded to \`/api/assets\`, or \`builtin:\` and the name of one that comes with the service: ${pictures.join(', ')}.`,
      examples: pictures.map((name) => `builtin:${name}`),
    },
    FontFamily: {
      schema: FontFamily,
      description: `A family of fonts: ${families.join(', ')}. \`GET /api/fonts\` tells their weights. What a font lacks, such as Arabic, Hebrew, Devanagari, Thai, Japanese or emoji, comes from others by itself.`,
      examples: families,
    },
  }
}

/** Told in words: a property with the keyword `default` is taken for one that is always there by some generators of clients. */
function withDefaultsTold(schema: JsonSchema, defaults: Readonly<Record<string, unknown>>): JsonSchema {
  if (schema['properties'] === undefined) return schema
  const told = Object.entries(schema['properties'] as Record<string, JsonSchema>).map(([name, property]) => {
    if (!Object.hasOwn(defaults, name)) return [name, property] as const
    return [name, { ...property, description: withDefault(String(property['description']), defaults[name]) }] as const
  })
  return { ...schema, properties: Object.fromEntries(told) }
}
