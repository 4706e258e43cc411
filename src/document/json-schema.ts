import { Brand } from './brand.ts'
import { Color } from './paint.ts'
import { withDefault } from './described.ts'
import { DocumentSchema, FontSource, Guides, PAGE_DEFAULTS, PageSchema } from './document.ts'
import { Shadow, SHADOW_DEFAULTS } from './elements/base.ts'
import { NUMBER_FORMAT_DEFAULTS, NumberFormat, Series } from './elements/chart.ts'
import { DEFAULTS, SCHEMAS, type Kind } from './elements/element.ts'
import { Crop, Duotone, FILTER_DEFAULTS, Filters, Focus, Tint, TINT_DEFAULTS } from './elements/image.ts'
import { Layout, LAYOUT_DEFAULTS } from './elements/layout.ts'
import { Point } from './elements/line.ts'
import { AlphaMask, EllipseMask, GradientMask, Mask, MASK_DEFAULTS, PathMask } from './elements/mask.ts'
import { SvgColors } from './elements/svg.ts'
import {
  Cell,
  CellStyle,
  CellValue,
  Column,
  TABLE_LINE_DEFAULTS,
  TableBorder,
  TableLine,
} from './elements/table-element.ts'
import { Highlight, HIGHLIGHT_DEFAULTS, TAB_DEFAULTS, TabStop } from './elements/text-parts.ts'
import { TextCurve, TEXT_PATH_DEFAULTS, TextCircle, TextPath } from './elements/text-path.ts'
import { FontFamily, Run } from './elements/text.ts'
import { LIMITS } from './limits.ts'
import {
  ConicGradient,
  ImagePaint,
  LinearGradient,
  Paint,
  PAINT_DEFAULTS,
  PatternPaint,
  RadialGradient,
  Source,
  Stop,
  Stroke,
  STROKE_DEFAULTS,
} from './paint.ts'
import { SlotDescription } from './slot-description.ts'
import { SchemaPublisher, type JsonSchema } from './publish-schema.ts'
import type { Schema } from './schema.ts'

const KINDS: Readonly<Record<Kind, { name: string; description: string }>> = {
  text: {
    name: 'TextElement',
    description:
      'A text, as `text`, or as `runs` with several styles. Lines wrap at the width of the box minus its padding.',
  },
  image: { name: 'ImageElement', description: 'An image, fitted to its box.' },
  rect: { name: 'RectElement', description: 'A rectangle that fills its box, optionally with rounded corners.' },
  ellipse: { name: 'EllipseElement', description: 'An ellipse that fills its box, a sector, or a ring.' },
  polygon: {
    name: 'PolygonElement',
    description:
      'A polygon whose corners are on the ellipse that fills its box, the first one at the top. In a square box it is regular.',
  },
  star: {
    name: 'StarElement',
    description:
      'A star whose points are on the ellipse that fills its box, the first one at the top. In a square box it is regular.',
  },
  line: {
    name: 'LineElement',
    description: 'A line through points. Its box defines the center of rotation and the extent of gradients.',
  },
  path: { name: 'PathElement', description: 'An SVG path. Its `viewBox` is stretched to the box.' },
  svg: {
    name: 'SvgElement',
    description: 'An SVG file, drawn as vectors, with colors that can be replaced.',
  },
  code: {
    name: 'CodeElement',
    description: 'A QR code, barcode or another code for scanners. Drawn as vectors in a PDF.',
  },
  chart: {
    name: 'ChartElement',
    description: 'A chart. Drawn as vectors in a PDF, with selectable text.',
  },
  table: {
    name: 'TableElement',
    description: 'A table, whose rows grow with their text or continue on further pages.',
  },
  group: {
    name: 'GroupElement',
    description:
      'Elements that are moved, rotated, faded and hidden together. The box does not scale them: it defines the center of rotation and the area for `clip`. A `layout` places the elements, and lets the box grow with them.',
  },
  repeat: {
    name: 'RepeatElement',
    description: 'Elements that are drawn once for each entry of a list in `data`, for example the dishes of a menu.',
  },
}

interface Named {
  readonly schema: unknown
  readonly description: string
  readonly defaults?: Readonly<Record<string, unknown>>
  readonly examples?: readonly string[]
}

const NAMED: Readonly<Record<string, Named>> = {
  Document: {
    schema: DocumentSchema,
    description: `The content of a design. Lengths are in CSS pixels (96 per inch), y points down, angles are in degrees clockwise. At most ${LIMITS.documentBytes / 1024 ** 2} MiB of JSON. Unknown properties are rejected.`,
  },
  Page: { schema: PageSchema, description: 'A page. Its size is the size of the design.', defaults: PAGE_DEFAULTS },
  DocumentBrand: { schema: Brand, description: 'Colors and fonts by name.' },
  DocumentGuides: { schema: Guides, description: 'Positions of guides.' },
  DocumentSlot: {
    schema: SlotDescription,
    description: 'A description of a slot, for people who fill it. Its name must be that of a slot or placeholder.',
    defaults: { required: false },
  },
  DocumentFont: { schema: FontSource, description: 'A file of an uploaded font.' },
  Color: {
    schema: Color,
    description:
      'A color as `#rgb`, `#rrggbb`, or `#rrggbbaa` with opacity from 00 to ff; or `brand:` and the name of a color of the `brand` of the document.',
  },
  GradientStop: { schema: Stop, description: 'A color at a position in a gradient.' },
  LinearGradient: {
    schema: LinearGradient,
    description: 'A gradient along a line through the center of the box, with the length of CSS `linear-gradient`.',
    defaults: PAINT_DEFAULTS.linear,
  },
  RadialGradient: {
    schema: RadialGradient,
    description: 'A gradient in circles around a point.',
    defaults: PAINT_DEFAULTS.radial,
  },
  ConicGradient: {
    schema: ConicGradient,
    description: 'A gradient that sweeps clockwise around a point.',
    defaults: PAINT_DEFAULTS.conic,
  },
  ImagePaint: { schema: ImagePaint, description: 'An image used as paint.', defaults: PAINT_DEFAULTS.image },
  PatternPaint: {
    schema: PatternPaint,
    description: 'An image repeated as tiles, from the top left corner of the box.',
    defaults: PAINT_DEFAULTS.pattern,
  },
  Paint: { schema: Paint, description: 'A color, gradient, image or tiled image.' },
  Stroke: { schema: Stroke, description: 'A line along an outline.', defaults: STROKE_DEFAULTS },
  Shadow: { schema: Shadow, description: 'A shadow of the drawn shape.', defaults: SHADOW_DEFAULTS },
  ImageFocus: { schema: Focus, description: 'A point in an image.' },
  ImageCrop: { schema: Crop, description: 'A part of an image, in fractions of its width and height.' },
  Mask: {
    schema: Mask,
    description: 'What remains visible of an image or group: a shape, or the opacity of a gradient or image.',
  },
  EllipseMask: { schema: EllipseMask, description: 'A mask that shows the ellipse that fills the box.' },
  PathMask: { schema: PathMask, description: 'A mask that shows the inside of an SVG path.' },
  GradientMask: { schema: GradientMask, description: 'A mask that fades along a gradient.' },
  AlphaMask: {
    schema: AlphaMask,
    description: 'A mask that shows what an image covers, as far as it is opaque.',
    defaults: MASK_DEFAULTS,
  },
  ImageTint: { schema: Tint, description: 'A color overlay.', defaults: TINT_DEFAULTS },
  ImageDuotone: { schema: Duotone, description: 'Two colors that replace all others.' },
  SvgColors: {
    schema: SvgColors,
    description:
      'Replacements of the colors of an SVG file: an object whose keys are colors of the file, and whose values replace them.',
  },
  ImageFilters: { schema: Filters, description: 'Image filters.', defaults: FILTER_DEFAULTS },
  LinePoint: { schema: Point, description: 'A point of a line.' },
  ChartSeries: { schema: Series, description: 'A series of values in a chart.' },
  ChartNumberFormat: {
    schema: NumberFormat,
    description: 'How numbers are written.',
    defaults: NUMBER_FORMAT_DEFAULTS,
  },
  GroupLayout: {
    schema: Layout,
    description: 'How the elements of a group or the entries of a repeat are placed.',
    defaults: LAYOUT_DEFAULTS,
  },
  TableColumn: {
    schema: Column,
    description: 'A column of a table, with the style of its cells.',
    defaults: { share: 1 },
  },
  TableCellValue: {
    schema: CellValue,
    description: 'The content of a cell: a text, a number, null for an empty cell, or a text with its own style.',
  },
  TableCell: { schema: Cell, description: 'A cell of a table with its own style.' },
  TableCellStyle: { schema: CellStyle, description: 'A style of cells.' },
  TableLine: { schema: TableLine, description: 'A line of a table.', defaults: TABLE_LINE_DEFAULTS },
  TableBorder: { schema: TableBorder, description: 'The lines of a table.' },
  TextHighlight: {
    schema: Highlight,
    description: 'An area behind the lines of a text or run.',
    defaults: HIGHLIGHT_DEFAULTS,
  },
  TabStop: { schema: TabStop, description: 'A position at which text after a tab is set.', defaults: TAB_DEFAULTS },
  TextPath: { schema: TextPath, description: 'A line along which a text runs.' },
  TextCircle: {
    schema: TextCircle,
    description: 'A text along the largest circle in its box.',
    defaults: TEXT_PATH_DEFAULTS,
  },
  TextCurve: {
    schema: TextCurve,
    description: 'A text along an SVG path.',
    defaults: TEXT_PATH_DEFAULTS,
  },
  TextRun: {
    schema: Run,
    description: 'A part of a text with its own style. Omitted properties default to those of its element.',
  },
}

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
  for (const [kind, { name, description }] of Object.entries(KINDS)) {
    const published = publisher.publish(SCHEMAS[kind as Kind] as Schema)
    schemas[name] = { description, ...withDescribedDefaults(published, DEFAULTS[kind as Kind]) }
  }
  schemas['Element'] = {
    description: 'What is painted. Its box is in the space of the page or of the group around it.',
    oneOf: Object.values(KINDS).map(({ name }) => ({ $ref: prefix + name })),
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
