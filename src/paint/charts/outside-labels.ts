import type { Complete, Element } from '../../document/elements/element.ts'
import type { Point } from '../line-caps.ts'
import type { Box } from '../scope.ts'
import type { ChartLabels } from './chart-label.ts'
import { pathOf } from './plot-parts.ts'

type Chart = Complete<'chart'>

export interface OutsideLabel {
  readonly text: string
  readonly value: number
  /** In radians, clockwise from the right. */
  readonly middle: number
}

export interface Circle {
  readonly center: Point
  readonly radius: number
}

/** Distance of labels from the pie, and of the line from its label. */
const DISTANCE_EM = 1
const TEXT_GAP_EM = 0.3
const FONT_PX_PER_LINE_PX = 16

/** Returns the radius of a pie in `area` that leaves space for labels around it. */
export function radiusWithLabels(area: Box, labels: ChartLabels, texts: readonly string[]): number {
  const { fontSize, lineHeightPx } = labels
  const widest = Math.max(0, ...texts.map((text) => labels.widthOf(text))) + 1
  const around = fontSize * (DISTANCE_EM + TEXT_GAP_EM)
  return Math.max(0, Math.min(area.width / 2 - widest - around, area.height / 2 - lineHeightPx))
}

/**
 * Writes labels on both sides of a pie, from top to bottom, each with a line to its slice. Leaves out those of the
 * smallest slices if they have no space.
 */
export function outsideLabels(
  chart: Chart,
  labels: ChartLabels,
  { area, circle, wanted }: { area: Box; circle: Circle; wanted: readonly OutsideLabel[] },
): Element[] {
  const sides = [1, -1] as const
  return sides.flatMap((side) => {
    const onSide = wanted.filter(({ middle }) => (Math.cos(middle) >= 0 ? 1 : -1) === side)
    return placedFromTop(onSide, { area, circle, heightPx: labels.lineHeightPx }).flatMap(({ label, y }, index) =>
      labelWithLine(chart, labels, { label, y, side, circle, id: `leader-${side}-${index}` }),
    )
  })
}

interface PlacedLabel {
  readonly label: OutsideLabel
  /** The middle of its line. */
  readonly y: number
}

/** Keeps labels at the height of their slices, or as near as those above and below leave space. */
function placedFromTop(
  wanted: readonly OutsideLabel[],
  { area, circle, heightPx }: { area: Box; circle: Circle; heightPx: number },
): PlacedLabel[] {
  const room = Math.max(0, Math.floor(area.height / heightPx))
  const shown = wanted
    .toSorted((a, b) => b.value - a.value)
    .slice(0, room)
    .toSorted((a, b) => Math.sin(a.middle) - Math.sin(b.middle))
  const [top, bottom] = [area.y + heightPx / 2, area.y + area.height - heightPx / 2]
  let lowest = top
  const ys = shown.map(({ middle }) => {
    const y = Math.max(lowest, circle.center.y + (circle.radius + heightPx / 2) * Math.sin(middle))
    lowest = y + heightPx
    return y
  })
  let highest = bottom
  for (let index = ys.length - 1; index >= 0; index -= 1) {
    ys[index] = Math.min(highest, ys[index] ?? highest)
    highest = (ys[index] ?? highest) - heightPx
  }
  return shown.map((label, index) => ({ label, y: ys[index] ?? top }))
}

interface LabelPlace extends PlacedLabel {
  readonly side: 1 | -1
  readonly circle: Circle
  readonly id: string
}

function labelWithLine(
  { textColor }: Chart,
  labels: ChartLabels,
  { label: { text, middle }, y, side, circle, id }: LabelPlace,
): Element[] {
  const { fontSize, lineHeightPx: height } = labels
  const { center, radius } = circle
  const outer = radius + fontSize * DISTANCE_EM
  // Next to the pie at the height of the text, of which the line nearest to the middle counts.
  const nearest = Math.max(0, Math.abs(y - center.y) - height / 2)
  const chord = Math.sqrt(Math.max(0, outer ** 2 - nearest ** 2))
  const x = center.x + side * Math.max(chord, outer * Math.abs(Math.cos(middle)))
  const width = labels.widthOf(text) + 1
  const gap = fontSize * TEXT_GAP_EM
  const start = side === 1 ? x + gap : x - gap - width
  const on = (distance: number): string =>
    `${center.x + distance * Math.cos(middle)} ${center.y + distance * Math.sin(middle)}`
  const d = `M${on(radius)}L${on(radius + (fontSize * DISTANCE_EM) / 2)}L${x} ${y}`
  const stroke = {
    paint: textColor,
    width: Math.max(1, Math.round(fontSize / FONT_PX_PER_LINE_PX)),
    join: 'round' as const,
  }
  return [
    pathOf(id, d, { fill: null, stroke }),
    labels.label(text, { x: start, y: y - height / 2, width, height }, { align: side === 1 ? 'left' : 'right' }),
  ]
}
