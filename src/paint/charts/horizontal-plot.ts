import type { Complete } from '../../document/elements/element.ts'
import type { Box } from '../scope.ts'
import { AXIS_GAP_EM } from './category-labels.ts'
import type { ChartLabels } from './chart-label.ts'
import {
  gridlines,
  hasLabelsBelow,
  MOST_NAMES,
  MOST_SPACING,
  MOST_TICKS,
  type Plot,
  tickCountOf,
  tickFormat,
  widestTick,
} from './plot-parts.ts'
import { categoryCount, valueScale } from './value-scale.ts'

type Chart = Complete<'chart'>

/** Space between ticks in em, along their text. */
const TICK_GAP_EM = 1.8

/** Categories from top to bottom, values to the right. */
export function horizontalPlot(chart: Chart, labels: ChartLabels, box: Box): Plot {
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
