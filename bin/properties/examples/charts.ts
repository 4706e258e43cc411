import { AMBER, NAVY, RED, SKY, TEAL } from './colors.ts'
import { type ElementJson, type Examples, values, vary } from './example.ts'

const online = { name: 'Online', values: [18, 24, 31] }
const shops = { name: 'Shops', values: [22, 16, 26] }
const quarters = ['Q1', 'Q2', 'Q3']

const bars: ElementJson = {
  ...{ type: 'chart', x: 6, y: 6, width: 138, height: 86, kind: 'bar', fontSize: 9, lineWidth: 2, legend: 'none' },
  ...{ categories: quarters, series: [online, shops], colors: [TEAL, AMBER, RED, NAVY] },
}
/** Without labels, for properties of their shapes. */
const plain: ElementJson = { ...bars, valueAxis: false, categoryAxis: false, gridlines: false }
const single: ElementJson = { ...bars, series: [online] }
const line: ElementJson = { ...plain, kind: 'line', series: [{ values: [12, 30, 8, 26, 20] }], categories: [] }
const donut: ElementJson = { ...plain, kind: 'donut', series: [online] }

function formatted(numberFormat: ElementJson, amounts: readonly number[]): ElementJson {
  const series = [{ values: amounts }]
  const labels = { valueAxis: false, gridlines: false, valueLabels: 'value', fontSize: 10 }
  return { ...single, ...labels, categories: ['Q1', 'Q2'], series, numberFormat }
}

const thousands = [12500, 18000]
const CHART = vary('chart', bars, {
  valueAxis: [true, false],
  categoryAxis: [true, false],
  gridlines: [true, false],
  valueTitle: ['', 'Orders'],
  categoryTitle: ['', 'Quarter'],
  legend: ['auto', 'top', 'bottom', 'right', 'none'],
  fontFamily: ['Inter', 'Oswald', 'Playfair Display'],
  fontSize: [7, 9, 13],
  fontWeight: [400, 800],
  textColor: ['#475569', RED],
  lineColor: ['#e2e8f0', SKY, RED],
})

export const CHARTS: Examples = {
  ...CHART,
  'chart.kind': values(['bar', 'stacked', 'line', 'area', 'pie', 'donut'], (kind: string) => {
    const series = kind === 'pie' || kind === 'donut' ? [online] : [online, shops]
    return { ...bars, kind, series }
  }),
  ...vary('chart', plain, {
    colors: [
      [TEAL, AMBER],
      [NAVY, RED],
    ],
    gap: [0, 0.3, 0.7],
    cornerRadius: [0, 4, 12],
  }),
  'chart.direction': values(['vertical', 'horizontal'], (direction) => ({ ...bars, direction })),
  'chart.categories': values([quarters, ['Ghent', 'Riga', 'Cork']], (categories) => ({ ...single, categories })),
  'chart.series': values([[online], [online, shops]], (series) => ({ ...bars, series })),
  ...vary('chart', single, {
    valueMin: [0, -20],
    valueMax: [35, 60],
    numberFormat: [{}, { prefix: '$', suffix: 'k' }],
  }),
  'chart.valueLabels': values(['none', 'value', 'share'], (valueLabels) => ({
    ...{ ...donut, kind: 'pie', valueLabels, fontSize: 10 },
  })),
  'chart.outsideLabels': values([false, true], (outsideLabels) => ({
    ...{ ...donut, kind: 'pie', valueLabels: 'share', fontSize: 8, outsideLabels },
    series: [{ values: [60, 25, 6, 4, 3, 2] }],
  })),
  ...vary('chart', line, { curve: [0, 0.5, 1], markers: [false, true], lineWidth: [1, 3, 8] }),
  'chart.innerRadius': values([0.3, 0.6, 0.85], (innerRadius) => ({ ...donut, innerRadius })),
  'ChartSeries.name': values(['Online', 'Web shop'], (name) => ({
    ...{ ...bars, legend: 'top', series: [{ ...online, name }, shops] },
  })),
  'ChartSeries.values': values(
    [
      [18, 24, 31],
      [31, 12, 20],
      [18, null, 31],
    ],
    (all) => ({ ...single, series: [{ values: all }] }),
  ),
  'ChartSeries.color': values([TEAL, RED], (color) => ({ ...plain, series: [{ ...online, color }, shops] })),
  'ChartNumberFormat.style': values(['decimal', 'percent', 'compact'], (style: string) => {
    return formatted({ style }, style === 'percent' ? [0.25, 0.4] : thousands)
  }),
  'ChartNumberFormat.decimals': values([0, 1, 2], (decimals) => formatted({ decimals }, [12.25, 18.5])),
  'ChartNumberFormat.locale': values(['en', 'de', 'fr'], (locale) => formatted({ locale }, [12500.5, 18000.25])),
  'ChartNumberFormat.prefix': values(['', '$', '≈ '], (prefix) => formatted({ prefix }, thousands)),
  'ChartNumberFormat.suffix': values(['', ' €', ' km'], (suffix) => formatted({ suffix }, thousands)),
}
