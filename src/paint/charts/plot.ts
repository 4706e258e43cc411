import type { Complete, Element } from '../../document/elements/element.ts'
import type { Box } from '../scope.ts'
import { AXIS_GAP_EM, type CategoryStyle, categoryStyle, labelsBelow, tiltedOverhang } from './category-labels.ts'
import type { ChartLabels } from './chart-label.ts'
import { type FormatNumber, numberFormatter } from './format-number.ts'
import { categoryCount, isStacked, valueScale, type ValueScale } from './value-scale.ts'

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

/** Space for each tick in em, along and across its text. */
const TICK_ROW_EM = 3.2
const TICK_GAP_EM = 1.8
const MOST_TICKS = 6
/** Lines are as thick as they are in a chart with the usual font size. */
const FONT_PX_PER_LINE_PX = 16
/** The most that tilted names push the plot to the right, as a share of the chart. */
const MOST_INDENT = 0.12
/** The most that category names take of the chart. */
const MOST_NAMES = 0.35

export function layOutPlot(chart: Chart, labels: ChartLabels, box: Box): Plot {
  return isHorizontalChart(chart) ? horizontalPlot(chart, labels, box) : verticalPlot(chart, labels, box)
}

export function isHorizontalChart({ kind, direction }: Chart): boolean {
  return direction === 'horizontal' && (kind === 'bar' || kind === 'stacked')
}

function verticalPlot(chart: Chart, labels: ChartLabels, box: Box): Plot {
  const { fontSize, lineHeightPx } = labels
  const scale = valueScale(chart, tickCountOf(box.height, fontSize * TICK_ROW_EM))
  const format = tickFormat(chart, scale)
  const axisWidth = chart.valueAxis ? widestTick(labels, scale, format) + fontSize * AXIS_GAP_EM : 0
  const count = categoryCount(chart)
  const names = chart.categoryAxis ? chart.categories.slice(0, count) : []
  const isContinuous = chart.kind === 'line' || chart.kind === 'area'
  const maxHeight = box.height * MOST_NAMES
  const bandsFrom = (left: number): Bands => bandsOf(chart, labels, { left, width: box.x + box.width - left })
  const styleIn = ({ slot }: Bands): CategoryStyle =>
    categoryStyle(labels, { names, spacing: slot, isContinuous, maxHeight })
  const draft = bandsFrom(box.x + axisWidth)
  // The first of tilted names reaches to the left of its category.
  const missing =
    tiltedOverhang(labels, { name: names[0] ?? '', style: styleIn(draft) }) - (draft.centers[0] ?? 0) + box.x
  const left = box.x + axisWidth + Math.min(Math.max(0, missing), box.width * MOST_INDENT)
  const bands = bandsFrom(left)
  const { centers, spacing, width } = bands
  const style = styleIn(bands)
  const below = style.heightPx === 0 ? 0 : style.heightPx + fontSize * AXIS_GAP_EM
  // The label of the highest tick and labels above bars reach over the plot.
  const above = chart.valueLabels === 'none' ? (chart.valueAxis ? lineHeightPx / 2 : 0) : lineHeightPx * 1.2
  // As does that of the lowest one below, if no names are there.
  const under = hasLabelsBelow(chart) ? lineHeightPx : below === 0 && chart.valueAxis ? lineHeightPx / 2 : 0
  const plotBox = { x: left, y: box.y + above, width, height: Math.max(0, box.height - above - under - below) }
  const valueAt = (value: number): number => plotBox.y + plotBox.height * (1 - scale.at(value))
  const axes = [
    ...gridlines(chart, scale, { from: plotBox.x, to: plotBox.x + plotBox.width, valueAt, isHorizontal: false }),
    ...(chart.valueAxis
      ? scale.ticks.map((tick) =>
          labels.label(
            format(tick),
            {
              x: box.x,
              y: valueAt(tick) - lineHeightPx / 2,
              width: axisWidth - fontSize * AXIS_GAP_EM,
              height: lineHeightPx,
            },
            { align: 'right' },
          ),
        )
      : []),
    ...labelsBelow(labels, {
      names,
      style,
      centers,
      top: plotBox.y + plotBox.height + under + fontSize * AXIS_GAP_EM,
      bounds: box,
    }),
  ]
  return {
    box: plotBox,
    bottom: plotBox.y + plotBox.height + under,
    left,
    isHorizontal: false,
    scale,
    centers,
    spacing,
    valueAt,
    axes,
  }
}

interface Bands {
  /** The middle of each category. */
  readonly centers: readonly number[]
  /** Space for the name of each category. */
  readonly slot: number
  /** Space for the marks of each category. */
  readonly spacing: number
  readonly width: number
}

/** A single bar is not as wide as the plot. */
const MOST_SPACING = 0.5

function bandsOf(
  chart: Chart,
  { fontSize }: ChartLabels,
  { left, width: given }: { left: number; width: number },
): Bands {
  const width = Math.max(0, given)
  const count = categoryCount(chart)
  const indexes = Array.from({ length: count }, (_, index) => index)
  if (chart.kind === 'line' || chart.kind === 'area') {
    const inset = chart.kind === 'line' ? Math.min(fontSize * 0.8, width / 8) : 0
    const slot = (width - 2 * inset) / Math.max(1, count - 1)
    const centers = indexes.map((index) => (count === 1 ? left + width / 2 : left + inset + index * slot))
    return { centers, slot, spacing: slot, width }
  }
  const slot = width / Math.max(1, count)
  const centers = indexes.map((index) => left + (index + 0.5) * slot)
  return { centers, slot, spacing: Math.min(slot, width * MOST_SPACING), width }
}

function horizontalPlot(chart: Chart, labels: ChartLabels, box: Box): Plot {
  const { fontSize, lineHeightPx } = labels
  const count = categoryCount(chart)
  const names = chart.categoryAxis ? chart.categories.slice(0, count) : []
  const widest = Math.max(0, ...names.map((name) => labels.widthOf(name))) + 1
  const nameWidth = names.length === 0 ? 0 : Math.min(widest, box.width * MOST_NAMES)
  const namesRight = box.x + nameWidth + (nameWidth > 0 ? fontSize * AXIS_GAP_EM : 0)
  const below = chart.valueAxis ? lineHeightPx + fontSize * AXIS_GAP_EM : 0
  const height = Math.max(0, box.height - below)
  const slot = height / Math.max(1, count)
  const spacing = Math.min(slot, height * MOST_SPACING)
  const draft = valueScale(chart, MOST_TICKS)
  const tickWidth = widestTick(labels, draft, tickFormat(chart, draft))
  // Labels at the ends of bars reach over the plot.
  const left = namesRight + (hasLabelsBelow(chart) ? tickWidth + fontSize * AXIS_GAP_EM : 0)
  const roomRight = chart.valueLabels === 'none' ? tickWidth / 2 : tickWidth + fontSize
  const width = Math.max(0, box.x + box.width - left - roomRight)
  const scale = valueScale(chart, tickCountOf(width, tickWidth + fontSize * TICK_GAP_EM))
  const format = tickFormat(chart, scale)
  const plotBox = { x: left, y: box.y, width, height }
  const valueAt = (value: number): number => plotBox.x + plotBox.width * scale.at(value)
  const centers = Array.from({ length: count }, (_, index) => box.y + (index + 0.5) * slot)
  const step = Math.max(1, Math.ceil(lineHeightPx / Math.max(1, slot)))
  const axes = [
    ...gridlines(chart, scale, { from: plotBox.y, to: plotBox.y + plotBox.height, valueAt, isHorizontal: true }),
    ...(chart.valueAxis
      ? scale.ticks.map((tick) => {
          const tickLabel = format(tick)
          const tickLabelWidth = labels.widthOf(tickLabel) + 1
          return labels.label(
            tickLabel,
            {
              x: valueAt(tick) - tickLabelWidth / 2,
              y: plotBox.y + plotBox.height + fontSize * AXIS_GAP_EM,
              width: tickLabelWidth,
              height: lineHeightPx,
            },
            { align: 'center' },
          )
        })
      : []),
    ...names.flatMap((name, index) => {
      const center = centers[index]
      if (name === '' || center === undefined || index % step !== 0) return []
      const lines = Math.max(
        1,
        Math.min(labels.wrap(name, nameWidth).lineCount, Math.floor((slot * step) / lineHeightPx), 3),
      )
      const nameHeight = lines * lineHeightPx
      return [
        labels.label(
          name,
          { x: box.x, y: center - nameHeight / 2, width: nameWidth, height: nameHeight },
          { align: 'right', maxLines: lines },
        ),
      ]
    }),
  ]
  return {
    box: plotBox,
    bottom: plotBox.y + plotBox.height,
    left: namesRight,
    isHorizontal: true,
    scale,
    centers,
    spacing,
    valueAt,
    axes,
  }
}

/** Whether there are labels at the ends of negative bars, or below the valleys of lines. */
function hasLabelsBelow(chart: Chart): boolean {
  const { kind, valueLabels, series } = chart
  if (valueLabels === 'none' || isStacked(chart)) return false
  return kind !== 'bar' || series.some(({ values }) => values.some((value) => (value ?? 0) < 0))
}

function tickCountOf(lengthPx: number, tickPx: number): number {
  return Math.max(2, Math.min(MOST_TICKS, Math.floor(lengthPx / tickPx)))
}

/** Ticks are round, so they need no more decimal places than they have. */
function tickFormat({ numberFormat }: Chart, { ticks }: ValueScale): FormatNumber {
  const { decimals: _decimals, ...format } = numberFormat
  return numberFormatter(format, ticks)
}

function widestTick(labels: ChartLabels, { ticks }: ValueScale, format: FormatNumber): number {
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
function gridlines(chart: Chart, scale: ValueScale, { from, to, valueAt, isHorizontal }: GridOptions): Element[] {
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
