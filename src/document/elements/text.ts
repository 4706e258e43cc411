import { Type, type Static } from 'typebox'
import { LIMITS } from '../limits.ts'
import { Paint, Stroke } from '../paint.ts'
import { baseProperties } from './base.ts'

const closed = { additionalProperties: false } as const

/** How characters look. A run's own style wins over its element's. */
const styleProperties = {
  fontFamily: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.nameCharacters })),
  /** In CSS pixels. */
  fontSize: Type.Optional(Type.Number({ minimum: LIMITS.leastFontSizePx, maximum: LIMITS.fontSizePx })),
  fontWeight: Type.Optional(Type.Integer({ minimum: 100, maximum: 900, multipleOf: 100 })),
  fontStyle: Type.Optional(Type.Union([Type.Literal('normal'), Type.Literal('italic')])),
  fill: Type.Optional(Paint),
  stroke: Type.Optional(Type.Union([Stroke, Type.Null()])),
  /** In em: 0.1 spaces letters by a tenth of the font's size. */
  letterSpacing: Type.Optional(Type.Number({ minimum: -1, maximum: 10 })),
  underline: Type.Optional(Type.Boolean()),
  strikethrough: Type.Optional(Type.Boolean()),
  textTransform: Type.Optional(
    Type.Union([
      Type.Literal('none'),
      Type.Literal('uppercase'),
      Type.Literal('lowercase'),
      Type.Literal('capitalize'),
    ]),
  ),
  /** OpenType features by tag: `{ "smcp": true, "liga": false }`. */
  fontFeatures: Type.Optional(
    Type.Record(Type.String({ pattern: '^[ -~]{4}$' }), Type.Boolean(), { maxProperties: 32 }),
  ),
  /** In em, upwards. */
  baselineShift: Type.Optional(Type.Number({ minimum: -10, maximum: 10 })),
}

export const TextStyle = Type.Object(styleProperties, closed)
export type TextStyle = Static<typeof TextStyle>

export const Run = Type.Object({ text: Type.String({ maxLength: LIMITS.textCharacters }), ...styleProperties }, closed)
export type Run = Static<typeof Run>

const Padding = Type.Number({ minimum: 0, maximum: LIMITS.pageSidePx })

/** Has `text`, or `runs` where styles differ, never both; `check-limits.ts` holds that. */
export const Text = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('text'),
    text: Type.Optional(Type.String({ maxLength: LIMITS.textCharacters })),
    runs: Type.Optional(Type.Array(Run, { maxItems: LIMITS.runs })),
    ...styleProperties,
    align: Type.Optional(
      Type.Union([Type.Literal('start'), Type.Literal('center'), Type.Literal('end'), Type.Literal('justify')]),
    ),
    verticalAlign: Type.Optional(Type.Union([Type.Literal('top'), Type.Literal('middle'), Type.Literal('bottom')])),
    /** A multiple of the font's size. */
    lineHeight: Type.Optional(Type.Number({ minimum: 0.1, maximum: 10 })),
    /** In CSS pixels, between paragraphs. */
    paragraphSpacing: Type.Optional(Type.Number({ minimum: 0, maximum: LIMITS.pageSidePx })),
    list: Type.Optional(Type.Union([Type.Literal('none'), Type.Literal('bullet'), Type.Literal('number')])),
    direction: Type.Optional(Type.Union([Type.Literal('auto'), Type.Literal('ltr'), Type.Literal('rtl')])),
    /** One for all sides, or four: top, right, bottom, left. In CSS pixels. */
    padding: Type.Optional(Type.Union([Padding, Type.Tuple([Padding, Padding, Padding, Padding])])),
    fit: Type.Optional(Type.Union([Type.Literal('fixed'), Type.Literal('grow'), Type.Literal('shrink')])),
    minFontSize: Type.Optional(Type.Number({ minimum: LIMITS.leastFontSizePx, maximum: LIMITS.fontSizePx })),
    maxLines: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    overflow: Type.Optional(Type.Union([Type.Literal('visible'), Type.Literal('ellipsis')])),
  },
  closed,
)
export type Text = Static<typeof Text>

export const STYLE_DEFAULTS = {
  fontFamily: 'Inter',
  fontSize: 16,
  fontWeight: 400,
  fontStyle: 'normal',
  fill: '#000000',
  stroke: null,
  letterSpacing: 0,
  underline: false,
  strikethrough: false,
  textTransform: 'none',
  fontFeatures: {},
  baselineShift: 0,
} as const satisfies TextStyle

export const TEXT_DEFAULTS = {
  ...STYLE_DEFAULTS,
  align: 'start',
  verticalAlign: 'top',
  lineHeight: 1.2,
  paragraphSpacing: 0,
  list: 'none',
  direction: 'auto',
  padding: 0,
  fit: 'fixed',
  minFontSize: 1,
  overflow: 'visible',
} as const satisfies Partial<Text>
