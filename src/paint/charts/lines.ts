import type { Complete, Element } from '../../document/elements/element.ts'
import type { Point } from '../line-caps.ts'
import type { Box } from '../scope.ts'
import { splineThrough } from '../spline.ts'
import { seriesColor } from './chart-colors.ts'
import type { ChartLabels } from './chart-label.ts'
import { type ChartLine, MARKER_WIDTHS, type ValuePoint } from './chart-line.ts'
import { lineLabels } from './line-labels.ts'
import { baselineOf, pathOf, type Plot } from './plot-parts.ts'
import { isStacked } from './value-scale.ts'

type Chart = Complete<'chart'>

/** Opacity of the area below a single line, as two hexadecimal digits. */
const AREA_ALPHA = '40'

export function lineParts(chart: Chart, labels: ChartLabels, { plot, bounds }: { plot: Plot; bounds: Box }): Element[] {
  const lines = isStacked(chart) ? stackedLines(chart, plot) : plainLines(chart, plot)
  const areas = chart.kind === 'area' ? lines.toReversed().flatMap((line) => areaOf(line, chart, plot)) : []
  const strokes = isStacked(chart) ? [] : lines.flatMap((line) => strokesOf(line, chart))
  return [...areas, ...strokes, ...lineLabels(chart, labels, { lines, plot, bounds })]
}

function plainLines({ series }: Chart, plot: Plot): ChartLine[] {
  return series.map(({ values }, position) => {
    const stretches: ValuePoint[][] = [[]]
    for (const [index, x] of plot.centers.entries()) {
      const value = values[index] ?? null
      if (value === null) stretches.push([])
      else stretches.at(-1)?.push({ x, y: plot.valueAt(value), index })
    }
    return { series: position, stretches: stretches.filter(({ length }) => length > 0), below: undefined }
  })
}

/** Gaps count as 0, since they would tear holes into all areas above. */
function stackedLines({ series }: Chart, plot: Plot): ChartLine[] {
  const sums = plot.centers.map(() => 0)
  let below: readonly Point[] | undefined
  return series.map(({ values }, position) => {
    const points = plot.centers.map((x, index): ValuePoint => {
      sums[index] = (sums[index] ?? 0) + (values[index] ?? 0)
      return { x, y: plot.valueAt(sums[index] ?? 0), index }
    })
    const line: ChartLine = { series: position, stretches: [points], below }
    below = points
    return line
  })
}

function areaOf({ series, stretches }: ChartLine, chart: Chart, plot: Plot): Element[] {
  const base = plot.valueAt(baselineOf(plot.scale))
  const d = stretches
    .flatMap((points) => {
      const [first, last] = [points[0], points.at(-1)]
      return first && last && points.length > 1 ? [`${curveThrough(points, chart.curve)}V${base}H${first.x}z`] : []
    })
    .join('')
  if (d === '') return []
  // Stacked areas extend to the axis below those drawn later, so that no hairline separates them.
  const color = seriesColor(chart, series)
  return [pathOf(`area-${series}`, d, { fill: isStacked(chart) ? color : translucent(color), stroke: null })]
}

function translucent(color: string): string {
  if (color.length === 9) return color
  const digits = color.length === 4 ? Array.from(color.slice(1), (digit) => digit + digit).join('') : color.slice(1)
  return `#${digits}${AREA_ALPHA}`
}

function strokesOf({ series, stretches }: ChartLine, chart: Chart): Element[] {
  const { lineWidth, markers, curve } = chart
  const paint = seriesColor(chart, series)
  const d = stretches.flatMap((points) => (points.length > 1 ? [curveThrough(points, curve)] : [])).join('')
  const line =
    d === '' || lineWidth === 0
      ? []
      : [pathOf(`line-${series}`, d, { fill: null, stroke: { paint, width: lineWidth, cap: 'round', join: 'round' } })]
  const marked = stretches.flatMap((points) => (markers || points.length === 1 ? points : []))
  const radius = (Math.max(lineWidth, 1) * MARKER_WIDTHS) / 2
  const dots = marked
    .map(
      ({ x, y }) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`,
    )
    .join('')
  return dots === '' ? line : [...line, pathOf(`markers-${series}`, dots, { fill: paint, stroke: null })]
}

function curveThrough(points: readonly Point[], curve: number): string {
  const [first] = points
  if (!first) return ''
  const segments = splineThrough(points, curve).map(({ handle1, handle2, to }) =>
    curve === 0 ? `L${to.x} ${to.y}` : `C${handle1.x} ${handle1.y} ${handle2.x} ${handle2.y} ${to.x} ${to.y}`,
  )
  return `M${first.x} ${first.y}${segments.join('')}`
}
