import type { Complete, Element } from '../../document/elements/element.ts'
import type { Point } from '../line-caps.ts'
import type { Box } from '../scope.ts'
import { labelColorOn, seriesColor } from './chart-colors.ts'
import type { ChartLabels } from './chart-label.ts'
import { crossesBox } from './cross-box.ts'
import { type ChartLine, MARKER_WIDTHS, type ValuePoint } from './chart-line.ts'
import { labelPlacer } from './place-labels.ts'
import type { Plot } from './plot-parts.ts'
import { isStacked } from './value-scale.ts'
import { valueTexts } from './value-texts.ts'

type Chart = Complete<'chart'>

interface Drawn {
  readonly lines: readonly ChartLine[]
  readonly plot: Plot
  /** Labels must lie within it. */
  readonly bounds: Box
}

/** With more points, labels do not fit anyway, and comparing all of them takes time. */
const MOST_POINTS = 2_000

/** Of points, in widths of a label, if labels are at their sides. With less, labels of neighbors would be mixed up. */
const LEAST_SPACING = 0.6

/** Labels are next to their point, or within the band of a stacked area, where no line crosses them. */
export function lineLabels(chart: Chart, labels: ChartLabels, { lines, plot, bounds }: Drawn): Element[] {
  if (chart.valueLabels === 'none') return []
  const points = lines.flatMap(({ series, stretches, below }) =>
    stretches.flatMap((stretch) => stretch.map((point, at) => ({ series, point, stretch, at, below }))),
  )
  if (points.length > MOST_POINTS) return []
  const textOf = valueTexts(chart)
  const isPlaced = labelPlacer(bounds)
  const isFree = (box: Box): boolean => !lines.some((line) => isCrossed(line, box, plot)) && isPlaced(box)
  const gap = chart.lineWidth * (chart.markers ? MARKER_WIDTHS / 2 : 0.5) + labels.fontSize * 0.1
  return points.flatMap(({ series, point, stretch, at, below }) => {
    const text = textOf(series, point.index)
    const size = { width: labels.widthOf(text) + 1, height: labels.lineHeightPx }
    const left = Math.min(Math.max(point.x - size.width / 2, bounds.x), bounds.x + bounds.width - size.width)
    if (isStacked(chart)) {
      const bottom = below?.[point.index]?.y ?? plot.valueAt(0)
      const box = { x: left, y: (point.y + bottom - size.height) / 2, ...size }
      const color = labelColorOn(seriesColor(chart, series))
      return bottom - point.y >= size.height && isFree(box) ? [labels.label(text, box, { align: 'center', color })] : []
    }
    const box = placesAround(point, { size, left, gap, isPeak: isPeak(stretch, at) })
      .filter(({ x }) => x === left || plot.spacing > size.width * LEAST_SPACING)
      .find(isFree)
    return box ? [labels.label(text, box, { align: 'center' })] : []
  })
}

/** Labels of peaks are above, those of valleys below. */
function isPeak(stretch: readonly ValuePoint[], at: number): boolean {
  const y = stretch[at]?.y ?? 0
  return y <= ((stretch[at - 1]?.y ?? y) + (stretch[at + 1]?.y ?? y)) / 2
}

interface Around {
  readonly size: { readonly width: number; readonly height: number }
  /** Of a label in the middle. */
  readonly left: number
  readonly gap: number
  readonly isPeak: boolean
}

/** A label in the middle may lie on a steep line, one at its side does not. */
function placesAround({ x, y }: Point, { size, left, gap, isPeak }: Around): Box[] {
  const above = y - gap - size.height
  const tops = isPeak ? [above, y + gap] : [y + gap, above]
  return tops.flatMap((top) => [left, x - size.width - gap, x + gap].map((start) => ({ x: start, y: top, ...size })))
}

/** The share of a label's line above and below its digits. */
const LEADING = 0.15

/** Whether a line is drawn through the text in `box`. */
function isCrossed({ stretches }: ChartLine, { x, y, width, height }: Box, { spacing, centers }: Plot): boolean {
  const text = { x, y: y + height * LEADING, width, height: height * (1 - 2 * LEADING) }
  const first = Math.floor((x - (centers[0] ?? 0)) / Math.max(spacing, 1e-9)) - 1
  const last = Math.ceil((x + width - (centers[0] ?? 0)) / Math.max(spacing, 1e-9)) + 1
  return stretches.some((stretch) =>
    stretch.some((point, index) => {
      const next = stretch[index + 1]
      return next !== undefined && point.index >= first && point.index <= last && crossesBox(point, next, text)
    }),
  )
}
