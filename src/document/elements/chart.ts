import { Type, type Static } from '#typebox'
import { NUMBER_LOCALES } from '../charts/number-locales.ts'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { Color } from '../paint.ts'
import { baseProperties, Name, Unit } from './base.ts'
import { DEFAULT_FAMILY, FontFamily, FontSize, Weight } from './run-style.ts'

const closed = { additionalProperties: false } as const

/** Larger numbers have no exact sums. */
const Value = Type.Number({ minimum: -1e15, maximum: 1e15 })

export const Series = Type.Object(
  {
    name: optional(Name, 'Name in the legend.'),
    values: described(
      Type.Array(Type.Union([Value, Type.Null()]), { maxItems: LIMITS.chartValues }),
      'One value for each category, in order. Null, like a missing value, is a gap.',
    ),
    color: optional(Color, 'Color of the series. Default: its color in `colors`.'),
  },
  closed,
)
export type Series = Static<typeof Series>

const Affix = Type.String({ maxLength: 20 })

export const NumberFormat = Type.Object(
  {
    style: optional(
      Type.Enum(['decimal', 'percent', 'compact']),
      '`decimal` is 12,500, `percent` multiplies by 100 and adds a percent sign, `compact` shortens to 12.5K.',
    ),
    decimals: optional(
      Type.Integer({ minimum: 0, maximum: 6 }),
      'Decimal places. Default: as many as the values need, in labels of values above 1 at most two.',
    ),
    locale: optional(
      Type.Enum([...NUMBER_LOCALES]),
      'Language of the decimal point, the thousands separator and the units of `compact`.',
    ),
    prefix: optional(Affix, 'Text before the number and after its minus sign, such as `$`.'),
    suffix: optional(Affix, 'Text after the number, such as ` €` or ` km`.'),
  },
  closed,
)
export type NumberFormat = Static<typeof NumberFormat>

export const NUMBER_FORMAT_DEFAULTS = {
  style: 'decimal',
  locale: 'en',
  prefix: '',
  suffix: '',
} as const satisfies NumberFormat

/** `check-chart.ts` checks rules between properties. */
export const Chart = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('chart'),
    kind: described(
      Type.Enum(['bar', 'stacked', 'line', 'area', 'pie', 'donut']),
      '`bar` draws the series side by side, `stacked` on top of each other. `area` stacks several series too, unless a value is negative. `pie` and `donut` draw one series, without negative values.',
    ),
    direction: optional(
      Type.Enum(['vertical', 'horizontal']),
      'Direction of bars. `horizontal` has room for long category names.',
    ),
    categories: optional(
      Type.Array(Type.String({ maxLength: LIMITS.nameCharacters }), { maxItems: LIMITS.chartValues }),
      'Names of the categories, in order.',
    ),
    series: described(Type.Array(Series, { maxItems: LIMITS.chartSeries }), 'Series of values.'),
    colors: optional(
      Type.Array(Color, { minItems: 1, maxItems: LIMITS.chartSeries }),
      'Colors of the series, or of the slices of a pie, repeated if there are more of them.',
    ),
    valueAxis: optional(Type.Boolean(), 'Whether to label the values along the axis.'),
    categoryAxis: optional(
      Type.Boolean(),
      'Whether to write the names of the categories. Names that do not fit are wrapped, tilted or left out.',
    ),
    valueTitle: optional(Name, 'Title of the axis of values, such as its unit. No effect on pies.'),
    categoryTitle: optional(Name, 'Title of the axis of categories. No effect on pies.'),
    gridlines: optional(Type.Boolean(), 'Whether to draw lines at the values of the axis.'),
    valueMin: optional(
      Value,
      'Lowest value of the axis. Default: 0 or below, or for lines far from 0, just below the lowest value.',
    ),
    valueMax: optional(Value, 'Highest value of the axis. Default: just above the highest value.'),
    valueLabels: optional(
      Type.Enum(['none', 'value', 'share']),
      'Labels at the bars, points or slices: the value, or its share of a pie, a stack or a series. Labels that do not fit are left out, but see `outsideLabels`.',
    ),
    outsideLabels: optional(
      Type.Boolean(),
      'Whether labels that do not fit into a slice of a pie are written next to it, at the end of a line. They take space from the pie.',
    ),
    numberFormat: optional(NumberFormat, 'Format of values and of the axis.'),
    legend: optional(
      Type.Enum(['auto', 'top', 'bottom', 'right', 'none']),
      'Position of the legend. `auto` is the top, or for a pie the side with more room; a single series outside of a pie has none.',
    ),
    curve: optional(Unit, 'Smoothness of lines, from 0 (straight) to 1.'),
    markers: optional(
      Type.Boolean(),
      'Whether to mark the points of lines. A point between two gaps is always marked.',
    ),
    lineWidth: optional(Type.Number({ minimum: 0, maximum: 100 }), 'Width of lines in CSS pixels.'),
    gap: optional(
      Type.Number({ minimum: 0, maximum: 0.95 }),
      'Space between the bars of two categories, as a fraction of the space for a category.',
    ),
    cornerRadius: optional(
      Type.Number({ minimum: 0, maximum: 1000 }),
      'Corner radius of bars in CSS pixels, away from the axis.',
    ),
    innerRadius: optional(Unit, 'Radius of the hole of a donut as a fraction of the outer radius.'),
    fontFamily: optional(
      FontFamily,
      `Font family. An unknown family is replaced by ${DEFAULT_FAMILY}, with a warning.`,
    ),
    fontSize: optional(FontSize, 'Font size of all labels in CSS pixels.'),
    fontWeight: optional(Weight, 'Weight of all labels: 400 is regular, 700 is bold.'),
    textColor: optional(Color, 'Color of labels outside of bars and slices.'),
    lineColor: optional(Color, 'Color of gridlines. The axis at 0 is stronger.'),
  },
  closed,
)
export type Chart = Static<typeof Chart>

export const CHART_DEFAULTS = {
  direction: 'vertical',
  categories: [],
  colors: [
    '#4269d0',
    '#efb118',
    '#ff725c',
    '#6cc5b0',
    '#3ca951',
    '#ff8ab7',
    '#a463f2',
    '#97bbf5',
    '#9c6b4e',
    '#9498a0',
    '#1f7a8c',
    '#c2410c',
  ],
  valueAxis: true,
  categoryAxis: true,
  valueTitle: '',
  categoryTitle: '',
  gridlines: true,
  valueLabels: 'none',
  outsideLabels: false,
  numberFormat: {},
  legend: 'auto',
  curve: 0,
  markers: false,
  lineWidth: 3,
  gap: 0.3,
  cornerRadius: 0,
  innerRadius: 0.6,
  fontFamily: DEFAULT_FAMILY,
  fontSize: 14,
  fontWeight: 400,
  textColor: '#475569',
  lineColor: '#e2e8f0',
} as const satisfies Partial<Chart>
