import { Type, type Static } from 'typebox'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { Paint, Stroke } from '../paint.ts'
import { baseProperties } from './base.ts'

const closed = { additionalProperties: false } as const

/** What a text's `fontFamily` says; `GET /api/fonts` lists what it can be. */
export const FontFamily = Type.String({
  minLength: 1,
  maxLength: LIMITS.nameCharacters,
  noun: 'the name of a font family',
})

const FontSize = Type.Number({ minimum: LIMITS.leastFontSizePx, maximum: LIMITS.fontSizePx })
const Weight = Type.Integer({ minimum: 100, maximum: 900, multipleOf: 100 })
const Transform = Type.Union([
  Type.Literal('none'),
  Type.Literal('uppercase'),
  Type.Literal('lowercase'),
  Type.Literal('capitalize'),
])
const Features = Type.Record(Type.String({ pattern: '^[ -~]{4}$' }), Type.Boolean(), { maxProperties: 32 })

/** Also what stands in for a family that is not there. */
export const DEFAULT_FAMILY = 'Inter'

/** How characters look. A run's own style wins over its element's. */
const styleProperties = {
  fontFamily: optional(
    FontFamily,
    `One of those that the schema FontFamily names; any other is drawn in ${DEFAULT_FAMILY}, with a warning.`,
  ),
  fontSize: optional(FontSize, 'CSS pixels.'),
  fontWeight: optional(
    Weight,
    '400 is regular, 700 bold. One that the family lacks is drawn with the nearest, with a warning.',
  ),
  fontStyle: optional(
    Type.Union([Type.Literal('normal'), Type.Literal('italic')]),
    'A family without italics is slanted.',
  ),
  fill: optional(Paint, 'A gradient or a picture is laid over the box of the whole text, not over each letter.'),
  stroke: optional(Type.Union([Stroke, Type.Null()]), 'Along the outlines of the letters. Null is none.'),
  letterSpacing: optional(
    Type.Number({ minimum: -1, maximum: 10 }),
    'In em: 0.1 adds a tenth of the font size after each letter. Scripts whose letters hang together, such as Arabic, are not spaced.',
  ),
  underline: optional(Type.Boolean(), 'A line in the colour of the text, placed as the font says.'),
  strikethrough: optional(Type.Boolean(), 'A line in the colour of the text, placed as the font says.'),
  textTransform: optional(
    Transform,
    'How the text is drawn; it stays as it is written. capitalize: the first letter of each word.',
  ),
  fontFeatures: optional(
    Features,
    'OpenType features by their tags of four characters: `{ "smcp": true, "liga": false }`.',
  ),
  baselineShift: optional(
    Type.Number({ minimum: -10, maximum: 10 }),
    'In em, upwards: 0.3 for a superscript. The line does not get higher by it.',
  ),
}

export const TextStyle = Type.Object(styleProperties, closed)
export type TextStyle = Static<typeof TextStyle>

export const Run = Type.Object(
  {
    text: described(Type.String({ maxLength: LIMITS.textCharacters }), 'What it says, as in the `text` of an element.'),
    ...styleProperties,
  },
  closed,
)
export type Run = Static<typeof Run>

const Padding = Type.Number({ minimum: 0, maximum: LIMITS.pageSidePx })

/** Has `text`, or `runs` where styles differ, never both; `check-limits.ts` holds that. */
export const Text = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('text'),
    text: optional(
      Type.String({ maxLength: LIMITS.textCharacters }),
      'What it says. `\\n` ends a paragraph, U+2028 a line; `{{name}}` and `{{name|default}}` are filled from `data`; without any data the default is drawn, and `{{name}}` as it is written, with a warning.',
    ),
    runs: optional(
      Type.Array(Run, { maxItems: LIMITS.runs }),
      `In place of \`text\`, where styles differ: never both. At most ${LIMITS.textCharacters} characters together.`,
    ),
    ...styleProperties,
    align: optional(
      Type.Union([Type.Literal('start'), Type.Literal('center'), Type.Literal('end'), Type.Literal('justify')]),
      'start is left in a paragraph that runs from left to right, and right in one that runs from right to left. justify leaves the last line of a paragraph as it is.',
    ),
    verticalAlign: optional(
      Type.Union([Type.Literal('top'), Type.Literal('middle'), Type.Literal('bottom')]),
      'Of all lines in the box. Without effect where `fit` is grow.',
    ),
    lineHeight: optional(
      Type.Number({ minimum: 0.1, maximum: 10 }),
      'From baseline to baseline, as a multiple of the font size: 1.2 of 50 pixels is 60.',
    ),
    paragraphSpacing: optional(
      Type.Number({ minimum: 0, maximum: LIMITS.pageSidePx }),
      'CSS pixels between paragraphs, on top of the height of the line.',
    ),
    list: optional(
      Type.Union([Type.Literal('none'), Type.Literal('bullet'), Type.Literal('number')]),
      'Each paragraph that is not empty gets a bullet, or 1., 2., 3., and is indented.',
    ),
    direction: optional(
      Type.Union([Type.Literal('auto'), Type.Literal('ltr'), Type.Literal('rtl')]),
      'In which direction paragraphs run: auto takes that of the first letter of each.',
    ),
    padding: optional(
      Type.Union([Padding, Type.Tuple([Padding, Padding, Padding, Padding])]),
      'CSS pixels between the box and the text: one for all sides, or `[top, right, bottom, left]`.',
    ),
    fit: optional(
      Type.Union([Type.Literal('fixed'), Type.Literal('grow'), Type.Literal('shrink')]),
      'fixed: in its size, even beyond the box, with a warning. grow: `height` is that of the text, whatever it says; nothing else moves. shrink: all font sizes get smaller by one factor until the text fits the box and `maxLines`, no word broken, with a warning below half the size and 8 pixels.',
    ),
    minFontSize: optional(FontSize, 'CSS pixels: shrink makes no text smaller than this.'),
    maxLines: optional(
      Type.Integer({ minimum: 1, maximum: 10_000 }),
      'More lines are left out, with a warning unless `overflow` is ellipsis. Default all.',
    ),
    overflow: optional(
      Type.Union([Type.Literal('visible'), Type.Literal('ellipsis')]),
      'visible: what does not fit is drawn beyond the box. ellipsis: lines that do not fit are left out, and the last one ends in …',
    ),
  },
  closed,
)
export type Text = Static<typeof Text>

export const STYLE_DEFAULTS = {
  fontFamily: DEFAULT_FAMILY,
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
