import type { Complete, Element } from '../../document/elements/element.ts'
import type { Box } from '../scope.ts'
import type { ChartLabels } from './chart-label.ts'
import { type FormatNumber, numberFormatter } from './format-number.ts'
import { isStacked, type ValueScale } from './value-scale.ts'

type Chart = Complete<'chart'>

/** The area within the axes, and where categories and values are in it. */
export interface Plot {
  readonly box: Box
  /** The bottom and the left of labels in the plot. */
  readonly bottom: number
  readonly left: number
  readonly isHorizontal: boolean
  readonly scale: ValueScale
  /** The middle of each category, along the axis of categories. */
  readonly centers: readonly number[]
  readonly spacing: number
  /** Along the axis of values, in the element's space. */
  valueAt(value: number): number
  readonly axes: readonly Element[]
}

export const MOST_TICKS = 6
/** Lines are as thick as they are in a chart with the usual font size. */
const FONT_PX_PER_LINE_PX = 16
/** The most that category names take of the chart. */
export const MOST_NAMES = 0.35
/** A single bar is not as wide as the plot. */
export const MOST_SPACING = 0.5

/** Whether there are labels at the ends of negative bars, or below the valleys of lines. */
export function hasLabelsBelow(chart: Chart): boolean {
  const { kind, valueLabels, series } = chart
  if (valueLabels === 'none' || isStacked(chart)) return false
  return kind !== 'bar' || series.some(({ values }) => values.some((value) => (value ?? 0) < 0))
}

export function tickCountOf(lengthPx: number, tickPx: number): number {
  return Math.max(2, Math.min(MOST_TICKS, Math.floor(lengthPx / tickPx)))
}

/** Ticks are round, so they need no more decimal places than they have. */
export function tickFormat({ numberFormat }: Chart, { ticks }: ValueScale): FormatNumber {
  const { decimals: _decimals, ...format } = numberFormat
  return numberFormatter(format, ticks)
}

export function widestTick(labels: ChartLabels, { ticks }: ValueScale, format: FormatNumber): number {
  return Math.max(0, ...ticks.map((tick) => labels.widthOf(format(tick)))) + 1
}

interface GridOptions {
  /** Ends of the lines. */
  readonly from: number
  readonly to: number
  readonly valueAt: (value: number) => number
  readonly isHorizontal: boolean
}

/** The line at 0, or at the end of the axis without 0, is stronger. */
export function gridlines(
  chart: Chart,
  scale: ValueScale,
  { from, to, valueAt, isHorizontal }: GridOptions,
): Element[] {
  const baseline = baselineOf(scale)
  const lines = chart.gridlines ? scale.ticks.filter((tick) => tick !== baseline) : []
  const width = Math.max(1, Math.round(chart.fontSize / FONT_PX_PER_LINE_PX))
  const draw = (id: string, values: readonly number[], color: string): Element[] => {
    if (values.length === 0 || to <= from) return []
    const d = values
      .map((value) => {
        const at = crisp(valueAt(value), width)
        return isHorizontal ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`
      })
      .join('')
    return [pathOf(id, d, { fill: null, stroke: { paint: color, width } })]
  }
  return [...draw('grid', lines, chart.lineColor), ...draw('axis', [baseline], chart.textColor)]
}

export function baselineOf({ min, max }: ValueScale): number {
  return Math.min(Math.max(0, min), max)
}

/** Moves the edges of a line to whole pixels, which keeps it sharp at a scale of 1. */
function crisp(position: number, width: number): number {
  const half = (width % 2) / 2
  return Math.round(position - half) + half
}

export function pathOf(
  id: string,
  d: string,
  style: Pick<Extract<Element, { type: 'path' }>, 'fill' | 'stroke'>,
): Element {
  return { id, type: 'path', x: 0, y: 0, width: 1, height: 1, d, ...style }
}
