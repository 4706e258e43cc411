import type { Complete, Element } from '../../document/elements/element.ts'
import type { Box } from '../scope.ts'
import { labelColorOn, paletteColor } from './chart-colors.ts'
import type { ChartLabels } from './chart-label.ts'
import { type Circle, type OutsideLabel, outsideLabels, radiusWithLabels } from './outside-labels.ts'
import { valueTexts } from './value-texts.ts'

type Chart = Complete<'chart'>

/** Space between slices at the edge, in pixels, and at most as a share of the slice. */
const SLICE_GAP_PX = 2
const MOST_GAP = 0.25
/** The middle of labels in a pie, as a share of the radius. */
const LABEL_RADIUS = 0.66
const TOP = -90

/** Pies with labels around them are at least this share of the largest, or else have none. */
const LEAST_PIE = 0.3

export function pieParts(chart: Chart, labels: ChartLabels, area: Box): Element[] {
  const largest = Math.min(area.width, area.height) / 2
  if (largest <= 0) return []
  const whole = pieOf(chart, labels, { area, radius: largest })
  if (!chart.outsideLabels || whole.unlabeled.length === 0) return whole.parts
  const texts = whole.unlabeled.map(({ text }) => text)
  const radius = Math.min(largest, radiusWithLabels(area, labels, texts))
  if (radius < largest * LEAST_PIE) return whole.parts
  const { parts, unlabeled, circle } = pieOf(chart, labels, { area, radius })
  return [...parts, ...outsideLabels(chart, labels, { area, circle, wanted: unlabeled })]
}

interface Pie {
  readonly parts: Element[]
  readonly circle: Circle
  /** Labels that do not fit into their slices. */
  readonly unlabeled: readonly OutsideLabel[]
}

function pieOf(chart: Chart, labels: ChartLabels, { area, radius }: { area: Box; radius: number }): Pie {
  const values = (chart.series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0))
  const total = values.reduce((sum, value) => sum + value, 0)
  const center = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  const circle = { center, radius }
  const box = { x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2 }
  const innerRadius = chart.kind === 'donut' ? chart.innerRadius : 0
  const ellipse = { id: 'slice', type: 'ellipse', ...box, innerRadius } as const
  if (total === 0) return { parts: [{ ...ellipse, fill: chart.lineColor }], circle, unlabeled: [] }
  const isSingle = values.filter((value) => value > 0).length === 1
  const gapDegrees = isSingle ? 0 : ((SLICE_GAP_PX / radius) * 180) / Math.PI
  const textOf = valueTexts(chart)
  const unlabeled: OutsideLabel[] = []
  let angle = TOP
  const parts = values.flatMap((value, index): Element[] => {
    const sweep = (value / total) * 360
    const start = angle
    angle += sweep
    if (value === 0) return []
    const inset = Math.min(gapDegrees, sweep * MOST_GAP) / 2
    const fill = paletteColor(chart.colors, index)
    const slice: Element = { ...ellipse, fill, startAngle: start + inset, endAngle: start + sweep - inset }
    if (chart.valueLabels === 'none') return [slice]
    const [text, middle] = [textOf(0, index), start + sweep / 2]
    const label = sliceLabel(text, labels, { box, innerRadius, middle, sweep, fill })
    if (!label) unlabeled.push({ text, value, middle: (middle * Math.PI) / 180 })
    return label ? [slice, label] : [slice]
  })
  return { parts, circle, unlabeled }
}

interface Slice {
  readonly box: Box
  readonly innerRadius: number
  /** In degrees. */
  readonly middle: number
  readonly sweep: number
  readonly fill: string
}

/** Returns undefined if the label does not fit into its slice. */
function sliceLabel(
  text: string,
  labels: ChartLabels,
  { box, innerRadius, middle, sweep, fill }: Slice,
): Element | undefined {
  const radius = box.width / 2
  const distance = radius * (innerRadius > 0 ? (1 + innerRadius) / 2 : sweep === 360 ? 0 : LABEL_RADIUS)
  const size = { width: labels.widthOf(text) + 1, height: labels.lineHeightPx }
  const radians = (middle * Math.PI) / 180
  const center = { x: box.x + radius + distance * Math.cos(radians), y: box.y + radius + distance * Math.sin(radians) }
  const slice = { radius, inner: radius * innerRadius, radians, half: (sweep * Math.PI) / 360 }
  const corners = [-1, 1].flatMap((x) =>
    [-0.7, 0.7].map((y) => ({
      x: center.x + (x * size.width) / 2 - box.x - radius,
      y: center.y + (y * size.height) / 2 - box.y - radius,
    })),
  )
  if (!corners.every((corner) => isWithin(corner, slice))) return undefined
  const place = { x: center.x - size.width / 2, y: center.y - size.height / 2, ...size }
  return labels.label(text, place, { align: 'center', color: labelColorOn(fill) })
}

function isWithin(
  { x, y }: { x: number; y: number },
  { radius, inner, radians, half }: { radius: number; inner: number; radians: number; half: number },
): boolean {
  const distance = Math.hypot(x, y)
  if (distance > radius || distance < inner) return false
  const turn = Math.abs(Math.atan2(y, x) - radians) % (2 * Math.PI)
  return Math.min(turn, 2 * Math.PI - turn) <= half
}
