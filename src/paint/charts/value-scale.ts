import { nice, ticks } from 'd3-array'
import type { Complete } from '../../document/elements/element.ts'

type Chart = Complete<'chart'>

export interface ValueScale {
  readonly min: number
  readonly max: number
  readonly ticks: readonly number[]
  /** From 0 at `min` to 1 at `max`. Values beyond them are moved to the edge. */
  at(value: number): number
}

/** Lines whose lowest value is above this share of the highest need not start at 0. */
const FAR_FROM_ZERO = 0.5

/** Creates a scale with about `tickCount` round ticks. Bars and areas include 0, since their size shows the value. */
export function valueScale(chart: Chart, tickCount: number): ValueScale {
  const values = extentsOf(chart)
  let [low, high] = [Math.min(...values), Math.max(...values)]
  if (values.length === 0) [low, high] = [0, 0]
  const isFar =
    chart.kind === 'line' &&
    low * high > 0 &&
    Math.min(Math.abs(low), Math.abs(high)) > FAR_FROM_ZERO * Math.max(Math.abs(low), Math.abs(high))
  if (!isFar || low === high) [low, high] = [Math.min(0, low), Math.max(0, high)]
  // Without values other than 0, labels of round values would be invented.
  const isEmpty = low === 0 && high === 0 && chart.valueMin === undefined && chart.valueMax === undefined
  // The axis also has a length if it ends below all values, or begins above them.
  if (chart.valueMin !== undefined && high <= chart.valueMin) high = chart.valueMin + stepFrom(chart.valueMin)
  if (chart.valueMax !== undefined && low >= chart.valueMax) low = chart.valueMax - stepFrom(chart.valueMax)
  if (low === high) high = low + 1
  const [niceLow, niceHigh] = nice(chart.valueMin ?? low, chart.valueMax ?? high, tickCount)
  const min = chart.valueMin ?? niceLow
  const max = chart.valueMax ?? niceHigh
  return {
    min,
    max,
    ticks: isEmpty ? [0] : ticks(min, max, tickCount),
    at: (value) => Math.min(1, Math.max(0, (value - min) / (max - min))),
  }
}

function stepFrom(value: number): number {
  return value === 0 ? 1 : Math.abs(value) / 10
}

/** Returns all values, or the ends of all stacks. */
function extentsOf(chart: Chart): number[] {
  if (!isStacked(chart)) return chart.series.flatMap(({ values }) => values.filter((value) => value !== null))
  return Array.from({ length: categoryCount(chart) }, (_, index) => {
    const values = chart.series.map((series) => series.values[index] ?? 0)
    const sum = (sign: 1 | -1): number => values.reduce((total, value) => total + (value * sign > 0 ? value : 0), 0)
    return [sum(1), sum(-1)]
  }).flat()
}

/** Areas below and above the axis would cover each other, so those with negative values are not stacked. */
export function isStacked({ kind, series }: Chart): boolean {
  if (kind !== 'area') return kind === 'stacked'
  return series.length > 1 && series.every(({ values }) => values.every((value) => (value ?? 0) >= 0))
}

export function categoryCount({ categories, series }: Chart): number {
  return Math.max(categories.length, ...series.map(({ values }) => values.length))
}
