import type { Complete, Element } from '../../document/elements/element.ts'
import type { Box } from '../scope.ts'
import { AXIS_GAP_EM } from './category-labels.ts'
import type { ChartLabels } from './chart-label.ts'
import { isHorizontalChart } from './plot.ts'
import type { Plot } from './plot-parts.ts'

type Chart = Complete<'chart'>

const LEAST_WEIGHT = 600

/** Returns the box without the space for the titles of both axes. */
export function withoutTitles(chart: Chart, { fontSize, lineHeightPx }: ChartLabels, box: Box): Box {
  const { left, bottom } = titlesOf(chart)
  const room = lineHeightPx + fontSize * AXIS_GAP_EM
  const [before, below] = [left === '' ? 0 : room, bottom === '' ? 0 : room]
  return { ...box, x: box.x + before, width: Math.max(0, box.width - before), height: Math.max(0, box.height - below) }
}

/** Returns the titles: to the left of the plot and below it, at the edges of `box`, in the middle of their axis. */
export function axisTitles(chart: Chart, labels: ChartLabels, { box, plot }: { box: Box; plot: Plot }): Element[] {
  const { left, bottom } = titlesOf(chart)
  const { lineHeightPx: height } = labels
  const style = { align: 'center', fontWeight: titleWeight(chart) } as const
  const parts: Element[] = []
  if (left !== '') {
    const width = plot.box.height
    const middle = { x: box.x + height / 2, y: plot.box.y + width / 2 }
    const place = { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
    parts.push(labels.label(left, place, { ...style, rotation: -90 }))
  }
  if (bottom !== '') {
    const place = { x: plot.box.x, y: box.y + box.height - height, width: plot.box.width, height }
    parts.push(labels.label(bottom, place, style))
  }
  return parts
}

export function titleWeight({ fontWeight }: Pick<Chart, 'fontWeight'>): number {
  return Math.max(LEAST_WEIGHT, fontWeight)
}

function titlesOf(chart: Chart): { left: string; bottom: string } {
  const { valueTitle, categoryTitle } = chart
  return isHorizontalChart(chart)
    ? { left: categoryTitle, bottom: valueTitle }
    : { left: valueTitle, bottom: categoryTitle }
}
