import { Type, type Static } from '#typebox'
import { described, optional } from '../described.ts'
import { Language } from '../language.ts'
import { LIMITS } from '../limits.ts'
import { Paint, Stroke } from '../paint.ts'
import { baseProperties, Length, Name, Slot } from './base.ts'
import { Features, FEATURES_DESCRIPTION } from './feature-names.ts'
import { TextPath } from './text-path.ts'
import { Highlight, Padding, Sides, TabStop } from './text-parts.ts'

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

/** A run's properties override those of its element. */
const styleProperties = {
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

export const Run = Type.Object(
  {
    text: described(
      Type.String({ maxLength: LIMITS.textCharacters }),
      'Text of the run, as in the `text` of an element.',
    ),
    slot: optional(
      Slot,
      'Slot name: the key in `data` whose string replaces the text of this run, in the style of the run. If it is the `slot` of the element, a string fills this run, and the other runs remain.',
    ),
    ...styleProperties,
  },
  closed,
)
export type Run = Static<typeof Run>

/** `check-limits.ts` requires either `text` or `runs`. */
export const Text = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('text'),
    text: optional(
      Type.String({ maxLength: LIMITS.textCharacters }),
      'Text content. `\\n` starts a new paragraph, U+2028 a new line. `{{name}}` and `{{name|default}}` are placeholders filled from `data`. Without `data` the default is drawn; a placeholder without a default is drawn as written, with a warning.',
    ),
    runs: optional(
      Type.Array(Run, { maxItems: LIMITS.runs }),
      `Text with several styles, instead of \`text\`. At most ${LIMITS.textCharacters} characters in total.`,
    ),
    ...styleProperties,
    align: optional(
      Type.Enum(['start', 'center', 'end', 'justify', 'left', 'right']),
      'Horizontal alignment. `start` is left in left-to-right paragraphs and right in right-to-left paragraphs; `left` and `right` are the same in both. `justify` does not stretch the last line of a paragraph.',
    ),
    verticalAlign: optional(
      Type.Union([Type.Literal('top'), Type.Literal('middle'), Type.Literal('bottom')]),
      'Vertical alignment of the text in the box. No effect if `fit` is `grow` or `hug`.',
    ),
    lineHeight: optional(
      Type.Number({ minimum: 0.1, maximum: 10 }),
      'Distance between baselines as a multiple of the font size: 1.2 at 50 pixels is 60 pixels.',
    ),
    paragraphSpacing: optional(
      Type.Number({ minimum: 0, maximum: LIMITS.pageSidePx }),
      'Space between paragraphs in CSS pixels, in addition to the line height.',
    ),
    list: optional(
      Type.Union([Type.Literal('none'), Type.Literal('bullet'), Type.Literal('number')]),
      'Adds bullets or numbers (1., 2., 3.) to non-empty paragraphs and indents them.',
    ),
    direction: optional(
      Type.Union([Type.Literal('auto'), Type.Literal('ltr'), Type.Literal('rtl')]),
      'Text direction. `auto` uses the direction of the first letter of each paragraph.',
    ),
    padding: optional(
      Sides,
      'Space between the box and the text in CSS pixels: one value for all sides, or `[top, right, bottom, left]`.',
    ),
    fit: optional(
      Type.Union([
        Type.Literal('fixed'),
        Type.Literal('grow'),
        Type.Literal('hug'),
        Type.Literal('shrink'),
        Type.Literal('fill'),
      ]),
      'How text adapts to the box. `fixed` keeps the font size; overflowing text produces a warning. `grow` replaces `height` with the height of the text; other elements move only in a `layout`. `hug` also replaces `width` with the width of the longest line, between `minWidth` and `maxWidth`; the edge at which the text is aligned stays. `shrink` scales all font sizes down until the text fits the box and `maxLines` without breaking words, with a warning below half the size and 8 pixels. `fill` scales them up as well, between `minFontSize` and `maxFontSize`.',
    ),
    minWidth: optional(Length, 'Minimum width of the box for `hug`, in CSS pixels.'),
    maxWidth: optional(
      Length,
      'Maximum width of the box for `hug`, in CSS pixels, at which lines wrap. Default: no limit.',
    ),
    minFontSize: optional(
      FontSize,
      'Minimum font size for `shrink` and `fill`, in CSS pixels: that of the smallest run.',
    ),
    maxFontSize: optional(
      FontSize,
      'Maximum font size for `shrink` and `fill`, in CSS pixels: that of the largest run.',
    ),
    fitGroup: optional(
      Name,
      'Group of texts on a page with `fit` `shrink` or `fill` that have one font size: the smallest that any of them needs. Texts in a group must have the same name here.',
    ),
    maxLines: optional(
      Type.Integer({ minimum: 1, maximum: 10_000 }),
      'Maximum number of lines. Further lines are omitted, with a warning unless `overflow` is `ellipsis`. Default: no limit.',
    ),
    overflow: optional(
      Type.Union([Type.Literal('visible'), Type.Literal('ellipsis')]),
      '`visible` draws overflowing text outside the box. `ellipsis` omits lines that do not fit and ends the last one with “…”.',
    ),
    columns: optional(
      Type.Integer({ minimum: 1, maximum: 20 }),
      'Number of columns of equal width. Lines fill one column after the other to the height of the box. With `fit` `grow`, all columns have about the same height.',
    ),
    columnGap: optional(Padding, 'Space between columns in CSS pixels.'),
    dropCap: optional(
      Type.Integer({ minimum: 0, maximum: 20 }),
      'Number of lines over which the first letter extends. 0 and 1 are no drop cap.',
    ),
    tabs: optional(
      Type.Array(TabStop, { maxItems: 32 }),
      'Tab stops, in order of their positions. A tab character moves to the next one. Without tab stops, or after the last one, it is as wide as four spaces. Lines with tabs are not justified.',
    ),
    hyphens: optional(
      Type.Union([Type.Literal('none'), Type.Literal('auto')]),
      '`auto` hyphenates words at line ends by the rules of `language`; without rules, words stay whole, with a warning. `none` breaks words only at soft hyphens (U+00AD).',
    ),
    path: optional(
      Type.Union([TextPath, Type.Null()]),
      'Path or circle along which the text runs. Each paragraph is one line, and `fit` `shrink` and `fill` fit the lines to its length. Letters beyond its end are omitted, with a warning. Columns, drop caps and tab stops have no effect. Null is straight lines.',
    ),
    writingMode: optional(
      Type.Union([Type.Literal('horizontal'), Type.Literal('vertical')]),
      '`vertical` sets lines from top to bottom, the first one at the right, as in Japanese and Chinese. Han characters, kana and Hangul are upright, with vertical forms of punctuation; one or two digits share a square, and other text is turned by 90°. `align` is then vertical, and `verticalAlign` begins at the right. Ignored with `path`.',
    ),
    hangingPunctuation: optional(
      Type.Boolean(),
      'Whether quotation marks, hyphens, periods and commas at the edges of lines are outside the edge, so that letters are aligned.',
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
  fontVariations: {},
  baselineShift: 0,
  background: null,
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
  minWidth: 0,
  minFontSize: LIMITS.leastFontSizePx,
  maxFontSize: LIMITS.fontSizePx,
  overflow: 'visible',
  columns: 1,
  columnGap: 24,
  dropCap: 0,
  tabs: [],
  hyphens: 'none',
  path: null,
  writingMode: 'horizontal',
  hangingPunctuation: false,
} as const satisfies Partial<Text>
