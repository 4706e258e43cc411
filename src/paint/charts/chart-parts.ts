import type { Complete, Element } from '../../document/elements/element.ts'
import type { LayoutText } from '../../text/layout-cache.ts'
import type { Box } from '../scope.ts'
import { axisTitles, withoutTitles } from './axis-titles.ts'
import { barParts } from './bars.ts'
import { chartLabels } from './chart-label.ts'
import { isPie, layOutLegend } from './legend.ts'
import { lineParts } from './lines.ts'
import { pieParts } from './pie.ts'
import { layOutPlot } from './plot.ts'
import type { Plot } from './plot-parts.ts'

type Chart = Complete<'chart'>

/** Returns the elements that a chart consists of, in its own space. */
export function chartParts(chart: Chart, layoutText: LayoutText): Element[] {
  const { width, height } = chart
  if (width <= 0 || height <= 0) return []
  const labels = chartLabels(chart, layoutText)
  const box = { x: 0, y: 0, width, height }
  const { parts, rest } = layOutLegend(chart, labels, box)
  if (isPie(chart)) return [...pieParts(chart, labels, rest), ...parts]
  const inner = withoutTitles(chart, labels, rest)
  const plot = layOutPlot(chart, labels, inner)
  const isBars = chart.kind === 'bar' || chart.kind === 'stacked'
  const bounds = labelBounds(plot, inner)
  const marks = isBars ? barParts(chart, labels, { plot, bounds }) : lineParts(chart, labels, { plot, bounds })
  return [...plot.axes, ...axisTitles(chart, labels, { box: rest, plot }), ...marks, ...parts]
}

/** Labels stay between the legend and the names of categories, and to the right of the axis. */
function labelBounds({ left, bottom }: Plot, { x, y, width }: Box): Box {
  return { x: left, y, width: x + width - left, height: bottom - y }
}
