import type { Complete, Element } from '../../document/elements/element.ts'
import type { Box } from '../scope.ts'
import { isOpaque } from '../opacity.ts'
import { labelColorOn, seriesColor } from './chart-colors.ts'
import type { ChartLabels } from './chart-label.ts'
import { labelPlacer } from './place-labels.ts'
import { baselineOf, pathOf, type Plot } from './plot-parts.ts'
import { valueTexts } from './value-texts.ts'

type Chart = Complete<'chart'>

interface ChartBar {
  readonly series: number
  readonly index: number
  readonly value: number
  readonly box: Box
  /** May extend below segments that are drawn later. */
  readonly drawn: Box
  /** Whether it is the end of its stack, which is rounded. */
  readonly isEnd: boolean
}

/** Space between the bars of one category, as a share of a bar. */
const BAR_GAP = 0.08
/** With more bars, labels do not fit anyway, and comparing all of them takes time. */
const MOST_OBSTACLES = 500
const LABEL_GAP_EM = 0.25

export function barParts(chart: Chart, labels: ChartLabels, { plot, bounds }: { plot: Plot; bounds: Box }): Element[] {
  const bars = chart.kind === 'stacked' ? stackedBars(chart, plot) : groupedBars(chart, plot)
  const shapes = chart.series.flatMap((_, index) => {
    // Segments near the axis are drawn last, over those that extend below them.
    const series = chart.kind === 'stacked' ? chart.series.length - 1 - index : index
    const d = bars
      .filter((bar) => bar.series === series && bar.drawn.width > 0 && bar.drawn.height > 0)
      .map((bar) => barPath(bar, chart, plot))
      .join('')
    return d === '' ? [] : [pathOf(`series-${series}`, d, { fill: seriesColor(chart, series), stroke: null })]
  })
  return [...shapes, ...barLabels(chart, labels, { bars, plot, bounds })]
}

function groupedBars(chart: Chart, plot: Plot): ChartBar[] {
  const { series, gap } = chart
  const slot = (plot.spacing * (1 - gap)) / Math.max(1, series.length)
  const thickness = series.length > 1 ? slot * (1 - BAR_GAP) : slot
  const base = plot.valueAt(baselineOf(plot.scale))
  return series.flatMap(({ values }, position) =>
    values.flatMap((value, index): ChartBar[] => {
      const center = plot.centers[index]
      if (value === null || center === undefined) return []
      const start = center + (position - series.length / 2) * slot + (slot - thickness) / 2
      const box = boxBetween(plot, { start, thickness, from: base, to: plot.valueAt(value) })
      return [{ series: position, index, value, box, drawn: box, isEnd: true }]
    }),
  )
}

/** Positive values are stacked away from the axis in one direction, negative ones in the other. */
function stackedBars(chart: Chart, plot: Plot): ChartBar[] {
  const { series, gap } = chart
  const thickness = plot.spacing * (1 - gap)
  // Edges of segments that touch show the background as a hairline, so opaque ones extend to the axis.
  const isOverlapping = series.every((_, index) => isOpaque(seriesColor(chart, index)))
  const base = plot.valueAt(baselineOf(plot.scale))
  return plot.centers.flatMap((center, index) => {
    const place = { start: center - thickness / 2, thickness }
    const ends = { up: 0, down: 0 }
    const stack = series.flatMap(({ values }, position): ChartBar[] => {
      const value = values[index] ?? null
      if (value === null) return []
      const side = value < 0 ? 'down' : 'up'
      const from = plot.valueAt(ends[side])
      ends[side] += value
      const to = plot.valueAt(ends[side])
      const box = boxBetween(plot, { ...place, from, to })
      // One without a size would show at the rounded corners of the others.
      const drawn = isOverlapping && from !== to ? boxBetween(plot, { ...place, from: base, to }) : box
      return [{ series: position, index, value, box, drawn, isEnd: false }]
    })
    const outermost = [stack.findLast(({ value }) => value > 0), stack.findLast(({ value }) => value < 0)]
    return stack.map((bar): ChartBar => ({ ...bar, isEnd: outermost.includes(bar) }))
  })
}

interface Span {
  /** Along the axis of categories. */
  readonly start: number
  readonly thickness: number
  /** Along the axis of values. */
  readonly from: number
  readonly to: number
}

function boxBetween({ isHorizontal }: Plot, { start, thickness, from, to }: Span): Box {
  const [low, length] = [Math.min(from, to), Math.abs(to - from)]
  return isHorizontal
    ? { x: low, y: start, width: length, height: thickness }
    : { x: start, y: low, width: thickness, height: length }
}

/** Rounds the two corners away from the axis. */
function barPath({ drawn, value, isEnd }: ChartBar, { cornerRadius }: Chart, { isHorizontal }: Plot): string {
  const { x, y, width, height } = drawn
  const [length, thickness] = isHorizontal ? [width, height] : [height, width]
  const radius = isEnd ? Math.min(cornerRadius, length, thickness / 2) : 0
  if (radius <= 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const [right, bottom] = [x + width, y + height]
  const turn = (clockwise: 0 | 1, toX: number, toY: number): string =>
    `A${radius} ${radius} 0 0 ${clockwise} ${toX} ${toY}`
  if (isHorizontal && value >= 0) {
    return `M${x} ${y}H${right - radius}${turn(1, right, y + radius)}V${bottom - radius}${turn(1, right - radius, bottom)}H${x}z`
  }
  if (isHorizontal) {
    return `M${right} ${y}H${x + radius}${turn(0, x, y + radius)}V${bottom - radius}${turn(0, x + radius, bottom)}H${right}z`
  }
  if (value >= 0) {
    return `M${x} ${bottom}V${y + radius}${turn(1, x + radius, y)}H${right - radius}${turn(1, right, y + radius)}V${bottom}z`
  }
  return `M${x} ${y}V${bottom - radius}${turn(0, x + radius, bottom)}H${right - radius}${turn(0, right, bottom - radius)}V${y}z`
}

interface Drawn {
  readonly bars: readonly ChartBar[]
  readonly plot: Plot
  /** Labels must lie within it. */
  readonly bounds: Box
}

/** Labels of stacks are within their segments, others beyond the end of the bar. */
function barLabels(chart: Chart, labels: ChartLabels, { bars, plot, bounds }: Drawn): Element[] {
  if (chart.valueLabels === 'none') return []
  const textOf = valueTexts(chart)
  const isPlaced = labelPlacer(
    bounds,
    chart.kind === 'stacked' || bars.length > MOST_OBSTACLES ? [] : bars.map(({ box }) => box),
  )
  return bars.flatMap((bar) => {
    const text = textOf(bar.series, bar.index)
    const size = { width: labels.widthOf(text) + 1, height: labels.lineHeightPx }
    if (chart.kind !== 'stacked') {
      const box = beyondEnd(bar, size, { gap: labels.fontSize * LABEL_GAP_EM, isHorizontal: plot.isHorizontal })
      return isPlaced(box) ? [labels.label(text, box, { align: 'center' })] : []
    }
    const { x, y, width, height } = bar.box
    if (size.width > width || size.height > height) return []
    const box = { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, ...size }
    const color = labelColorOn(seriesColor(chart, bar.series))
    return isPlaced(box) ? [labels.label(text, box, { align: 'center', color })] : []
  })
}

function beyondEnd(
  { box, value }: ChartBar,
  { width, height }: { width: number; height: number },
  { gap, isHorizontal }: { gap: number; isHorizontal: boolean },
): Box {
  if (isHorizontal) {
    const x = value < 0 ? box.x - gap - width : box.x + box.width + gap
    return { x, y: box.y + (box.height - height) / 2, width, height }
  }
  // The line of a label is higher than its digits.
  const y = value < 0 ? box.y + box.height : box.y - height
  return { x: box.x + (box.width - width) / 2, y, width, height }
}
