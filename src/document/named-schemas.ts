import { Brand } from './brand.ts'
import { Color } from './paint.ts'
import { DocumentSchema, FontSource, Guides, PAGE_DEFAULTS, PageSchema } from './document.ts'
import { Shadow, SHADOW_DEFAULTS } from './elements/base.ts'
import { NUMBER_FORMAT_DEFAULTS, NumberFormat, Series } from './elements/chart.ts'
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
import { Run } from './elements/text.ts'
import { LIMITS } from './limits.ts'
import {
  ConicGradient,
  ImagePaint,
  LinearGradient,
  Paint,
  PAINT_DEFAULTS,
  PatternPaint,
  RadialGradient,
  Stop,
  Stroke,
  STROKE_DEFAULTS,
} from './paint.ts'
import { SlotDescription } from './slot-description.ts'

export interface Named {
  readonly schema: unknown
  readonly description: string
  readonly defaults?: Readonly<Record<string, unknown>>
  readonly examples?: readonly string[]
}

/** The schemas that published ones refer to by name, besides those of elements. */
export const NAMED: Readonly<Record<string, Named>> = {
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
