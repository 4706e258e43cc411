import type { Complete, Element } from '../../document/elements/element.ts'
import type { LayoutText } from '../../text/layout-cache.ts'
import { barParts } from './bars.ts'
import { chartLabels } from './chart-label.ts'
import { isPie, layOutLegend } from './legend.ts'
import { lineParts } from './lines.ts'
import { pieParts } from './pie.ts'
import { layOutPlot } from './plot.ts'

/** Returns the elements that a chart consists of, in its own space. */
export function chartParts(chart: Complete<'chart'>, layoutText: LayoutText): Element[] {
  const { width, height } = chart
  if (width <= 0 || height <= 0) return []
  const labels = chartLabels(chart, layoutText)
  const box = { x: 0, y: 0, width, height }
  const { parts, rest } = layOutLegend(chart, labels, box)
  if (isPie(chart)) return [...pieParts(chart, labels, rest), ...parts]
  const plot = layOutPlot(chart, labels, rest)
  const isBars = chart.kind === 'bar' || chart.kind === 'stacked'
  // Labels stay between the legend and the names of the categories.
  const bounds = { ...rest, height: plot.bottom - rest.y }
  const marks = isBars ? barParts(chart, labels, { plot, bounds }) : lineParts(chart, labels, { plot, bounds })
  return [...plot.axes, ...marks, ...parts]
}
