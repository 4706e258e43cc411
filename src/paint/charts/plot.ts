import type { Complete } from '../../document/elements/element.ts'
import type { Box } from '../scope.ts'
import type { ChartLabels } from './chart-label.ts'
import { horizontalPlot } from './horizontal-plot.ts'
import type { Plot } from './plot-parts.ts'
import { verticalPlot } from './vertical-plot.ts'

type Chart = Complete<'chart'>

export function layOutPlot(chart: Chart, labels: ChartLabels, box: Box): Plot {
  return isHorizontalChart(chart) ? horizontalPlot(chart, labels, box) : verticalPlot(chart, labels, box)
}

export function isHorizontalChart({ kind, direction }: Chart): boolean {
  return direction === 'horizontal' && (kind === 'bar' || kind === 'stacked')
}
