import { Type, type Static } from '#typebox'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { baseProperties, Length, Name, Slot } from './base.ts'
import { TextPath } from './text-path.ts'
import { Padding, Sides, TabStop } from './text-parts.ts'
import { FontSize, STYLE_DEFAULTS, styleProperties } from './run-style.ts'

const closed = { additionalProperties: false } as const

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
      'Text content. `\\n` starts a new paragraph, U+2028 a new line. `{{name}}` and `{{name|default}}` are placeholders filled from `data`. Without `data` the default is drawn; a placeholder without a default is drawn as written, with a warning. `{{|page}}` is drawn as the number of the page, and `{{|pages}}` as the number of pages.',
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
