import type { Complete } from '../../document/elements/element.ts'
import type { Box } from '../scope.ts'
import { AXIS_GAP_EM, type CategoryStyle, categoryStyle, labelsBelow, tiltedOverhang } from './category-labels.ts'
import type { ChartLabels } from './chart-label.ts'
import {
  gridlines,
  hasLabelsBelow,
  MOST_NAMES,
  MOST_SPACING,
  type Plot,
  tickCountOf,
  tickFormat,
  widestTick,
} from './plot-parts.ts'
import { categoryCount, valueScale } from './value-scale.ts'

type Chart = Complete<'chart'>

/** Space for each tick in em, across its text. */
const TICK_ROW_EM = 3.2
/** The most that tilted names push the plot to the right, as a share of the chart. */
const MOST_INDENT = 0.12

/** Categories from left to right, values upward. */
export function verticalPlot(chart: Chart, labels: ChartLabels, box: Box): Plot {
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
