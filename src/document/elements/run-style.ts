import { Type, type Static } from '#typebox'
import { optional } from '../described.ts'
import { Language } from '../language.ts'
import { LIMITS } from '../limits.ts'
import { Paint, Stroke } from '../paint.ts'
import { Features, FEATURES_DESCRIPTION } from './feature-names.ts'
import { Highlight } from './text-parts.ts'

const closed = { additionalProperties: false } as const

/** The name of a font, in contrast to a reference to a font of the brand. */
export const FamilyName = Type.String({
  pattern: '^(?!brand:)',
  minLength: 1,
  maxLength: LIMITS.nameCharacters,
  noun: 'the name of a font family',
})

export const FontFamily = Type.String({
  minLength: 1,
  maxLength: LIMITS.nameCharacters,
  brand: 'fonts',
  noun: 'a font family name',
})

export const FontSize = Type.Number({ minimum: LIMITS.leastFontSizePx, maximum: LIMITS.fontSizePx })
export const Weight = Type.Integer({ minimum: 100, maximum: 900, multipleOf: 100 })
const Transform = Type.Union([
  Type.Literal('none'),
  Type.Literal('uppercase'),
  Type.Literal('lowercase'),
  Type.Literal('capitalize'),
])

const Variations = Type.Record(
  Type.String({ pattern: '^[ -~]{4}$' }),
  Type.Number({ minimum: -32_768, maximum: 32_767 }),
  {
    maxProperties: 32,
    names: 'an axis tag of four characters, such as "wdth"',
  },
)

/** Also used in place of unknown families. */
export const DEFAULT_FAMILY = 'Inter'

/** Of texts and runs. A run's properties override those of its element. */
export const styleProperties = {
  fontFamily: optional(FontFamily, `Font family. An unknown family is replaced by ${DEFAULT_FAMILY}, with a warning.`),
  fontSize: optional(FontSize, 'Font size in CSS pixels.'),
  fontWeight: optional(
    Weight,
    '400 is regular, 700 is bold. A weight missing from the family is replaced by the nearest one, with a warning.',
  ),
  fontStyle: optional(
    Type.Union([Type.Literal('normal'), Type.Literal('italic')]),
    'A family without italics is slanted.',
  ),
  fill: optional(Paint, 'Fill of the letters. A gradient or image covers the box of the text, not each letter.'),
  stroke: optional(Type.Union([Stroke, Type.Null()]), 'Stroke along the outlines of the letters. Null is no stroke.'),
  letterSpacing: optional(
    Type.Number({ minimum: -1, maximum: 10 }),
    'Letter spacing in em: 0.1 adds a tenth of the font size after each letter. Ignored for connected scripts such as Arabic.',
  ),
  underline: optional(
    Type.Boolean(),
    'Whether to underline the text, in its fill and at the position the font defines.',
  ),
  strikethrough: optional(
    Type.Boolean(),
    'Whether to strike the text through, in its fill and at the position the font defines.',
  ),
  textTransform: optional(
    Transform,
    'Letter case for rendering; the stored text is unchanged. `capitalize` affects the first letter of each word.',
  ),
  fontFeatures: optional(Features, FEATURES_DESCRIPTION),
  language: optional(
    Language,
    'Language as a BCP 47 tag, for example `ja`, `ko`, `zh-Hans` or `zh-TW`. Selects the fallback font for Chinese, Japanese and Korean, the letter forms of the language, and its rules for `textTransform`. Default: that of the document.',
  ),
  fontVariations: optional(
    Variations,
    'Axes of a variable font by four-character tag, for example `{ "wdth": 85, "opsz": 24 }`. Values outside the range of the font become the nearest one. `wght` overrides `fontWeight`.',
  ),
  baselineShift: optional(
    Type.Number({ minimum: -10, maximum: 10 }),
    'Upward shift in em: 0.3 for a superscript. Does not affect the line height.',
  ),
  background: optional(
    Type.Union([Highlight, Type.Null()]),
    'Highlight behind each line of the text, or of the run, as wide as the text. Null is no highlight.',
  ),
}

export const TextStyle = Type.Object(styleProperties, closed)
export type TextStyle = Static<typeof TextStyle>

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
  fontVariations: {},
  baselineShift: 0,
  background: null,
} as const satisfies TextStyle
