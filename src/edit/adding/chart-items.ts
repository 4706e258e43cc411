import type { Chart } from '../../document/elements/chart.ts'
import { fontSizeOn, type Item, lengthOn, widthOn } from './item.ts'
import { strokeWidthOn } from './line-items.ts'

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4']
const TWO_SERIES = [
  { name: 'This year', values: [42, 55, 61, 78] },
  { name: 'Last year', values: [35, 41, 52, 58] },
]
const ONE_SERIES = [{ name: 'Share', values: [45, 30, 15, 10] }]
const SHARES = ['North', 'South', 'East', 'West']

type ChartForm = Pick<Chart, 'kind'> & Partial<Chart>

export const CHART_ITEMS: readonly Item[] = [
  chart('bar-chart', 'Bar chart', { kind: 'bar' }),
  chart('horizontal-bar-chart', 'Horizontal bar chart', { kind: 'bar', direction: 'horizontal' }),
  chart('stacked-chart', 'Stacked bar chart', { kind: 'stacked' }),
  chart('line-chart', 'Line chart', { kind: 'line', markers: true }),
  chart('area-chart', 'Area chart', { kind: 'area' }),
  chart('pie-chart', 'Pie chart', { kind: 'pie', categories: SHARES, series: ONE_SERIES }),
  chart('donut-chart', 'Donut chart', { kind: 'donut', categories: SHARES, series: ONE_SERIES }),
]

function chart(name: string, label: string, form: ChartForm): Item {
  return {
    name,
    label,
    make: ({ page, look, nextId }) => ({
      id: nextId(name),
      type: 'chart',
      name: label,
      ...{ x: 0, y: 0, width: widthOn(page, 0.55), height: lengthOn(page, 0.38) },
      categories: QUARTERS,
      series: TWO_SERIES,
      colors: [...look.series],
      fontFamily: look.bodyFont,
      fontSize: fontSizeOn(page, 1 / 60),
      textColor: look.ink,
      lineColor: look.faint,
      lineWidth: strokeWidthOn({ page }),
      ...form,
    }),
  }
}
