import { Type, type Static } from '#typebox'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { Color } from '../paint.ts'
import { baseProperties, Name } from './base.ts'
import { FontFamily, FontSize, STYLE_DEFAULTS, Weight } from './run-style.ts'

const closed = { additionalProperties: false } as const

const Length = Type.Number({ minimum: 0, maximum: LIMITS.pageSidePx })
const Padding = Type.Union([Length, Type.Tuple([Length, Length, Length, Length])])
const Align = Type.Enum(['start', 'center', 'end', 'left', 'right'])
const VerticalAlign = Type.Enum(['top', 'middle', 'bottom'])

/** A cell's style overrides that of its column, which overrides that of the header or the table. */
const styleProperties = {
  fontFamily: optional(FontFamily, 'Font family.'),
  fontSize: optional(FontSize, 'Font size in CSS pixels.'),
  fontWeight: optional(Weight, 'Weight: 400 is regular, 700 is bold.'),
  fontStyle: optional(Type.Enum(['normal', 'italic']), 'A family without italics is slanted.'),
  fill: optional(Color, 'Text color.'),
  underline: optional(Type.Boolean(), 'Whether to underline the text.'),
  strikethrough: optional(Type.Boolean(), 'Whether to strike the text through.'),
  align: optional(
    Align,
    'Horizontal alignment. `start` is left in left-to-right texts and right in right-to-left texts; `left` and `right` are the same in both.',
  ),
  verticalAlign: optional(VerticalAlign, 'Vertical alignment within the row.'),
  background: optional(Type.Union([Color, Type.Null()]), 'Color of the cell. Null shows the row.'),
}

export const CellStyle = Type.Object(styleProperties, closed)
export type CellStyle = Static<typeof CellStyle>

const Span = Type.Integer({ minimum: 1, maximum: LIMITS.tableRows })
const CellText = Type.String({ maxLength: LIMITS.textCharacters })

export const Cell = Type.Object(
  {
    text: described(CellText, 'Text of the cell. `{{name}}` is a placeholder, as in texts.'),
    colSpan: optional(Span, 'Number of columns that the cell covers. The row has no cells for the others.'),
    rowSpan: optional(Span, 'Number of rows that the cell covers. The rows below have no cells for it.'),
    ...styleProperties,
  },
  closed,
)
export type Cell = Static<typeof Cell>

/** A plain value is the text of a cell. */
export const CellValue = Type.Union([CellText, Type.Number({ minimum: -1e15, maximum: 1e15 }), Type.Null(), Cell])
export type CellValue = Static<typeof CellValue>

export const Column = Type.Object(
  {
    key: optional(Name, 'Key of the column in rows of `data` that are objects.'),
    title: optional(CellText, 'Text in the header. A table has a header if any column has a title.'),
    width: optional(
      Type.Union([Length, Type.Literal('auto')]),
      'Width in CSS pixels, or `auto` for the width of the longest text. Default: a share of the rest.',
    ),
    share: optional(
      Type.Number({ minimum: 0.01, maximum: 1000 }),
      'Share of the width that other columns leave, for a column without `width`: 2 is twice as wide as 1.',
    ),
    ...styleProperties,
  },
  closed,
)
export type Column = Static<typeof Column>

export const TableLine = Type.Object(
  {
    color: described(Color, 'Color of the line.'),
    width: optional(Type.Number({ minimum: 0, maximum: 100 }), 'Width in CSS pixels.'),
  },
  closed,
)
export type TableLine = Static<typeof TableLine>

export const TABLE_LINE_DEFAULTS = { width: 1 } as const

const Line = Type.Union([TableLine, Type.Null()])

export const TableBorder = Type.Object(
  {
    outer: optional(Line, 'Line around the table. Default: none.'),
    horizontal: optional(Line, 'Lines between rows. Default: none.'),
    vertical: optional(Line, 'Lines between columns. Default: none.'),
    header: optional(Line, 'Line below the header. Default: as `horizontal`.'),
  },
  closed,
)
export type TableBorder = Static<typeof TableBorder>

export const Table = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('table'),
    columns: described(
      Type.Array(Column, { maxItems: LIMITS.tableColumns }),
      'Columns from left to right, or as `direction` says.',
    ),
    rows: optional(
      Type.Array(Type.Array(CellValue, { maxItems: LIMITS.tableColumns }), { maxItems: LIMITS.tableRows }),
      'Rows of cells. A cell is a text, a number, null, or an object with a text and its style.',
    ),
    ...styleProperties,
    headerStyle: optional(CellStyle, 'Style of the header.'),
    stripe: optional(Type.Union([Color, Type.Null()]), 'Background of every second row. Null is none.'),
    border: optional(TableBorder, 'Lines of the table.'),
    padding: optional(
      Padding,
      'Space around the text of cells in CSS pixels: one value, or `[top, right, bottom, left]`.',
    ),
    lineHeight: optional(
      Type.Number({ minimum: 0.1, maximum: 10 }),
      'Distance between lines of a cell as a multiple of the font size.',
    ),
    rowHeight: optional(Length, 'Minimum height of rows in CSS pixels; rows grow with their text. Default: one line.'),
    direction: optional(
      Type.Enum(['ltr', 'rtl']),
      'Direction of the columns: `rtl` begins with the first column at the right, and `start` in cells is the right.',
    ),
    overflow: optional(
      Type.Enum(['visible', 'cut', 'pages']),
      'Rows that the box has no room for: `visible` draws them below it, and `cut` leaves them out, both with a warning. `pages` continues the table, with its header, on copies of the page that are added after it; a row that is taller than the box is cut, with a warning.',
    ),
  },
  closed,
)
export type Table = Static<typeof Table>

export const TABLE_DEFAULTS = {
  rows: [],
  fontFamily: STYLE_DEFAULTS.fontFamily,
  fontSize: STYLE_DEFAULTS.fontSize,
  fontWeight: STYLE_DEFAULTS.fontWeight,
  fontStyle: STYLE_DEFAULTS.fontStyle,
  fill: STYLE_DEFAULTS.fill,
  underline: false,
  strikethrough: false,
  align: 'start',
  verticalAlign: 'middle',
  background: null,
  headerStyle: { fontWeight: 600 },
  stripe: null,
  border: { horizontal: { color: '#d8dee6' } },
  padding: [8, 12, 8, 12],
  lineHeight: 1.3,
  direction: 'ltr',
  overflow: 'visible',
} as const satisfies Partial<Table>
