import type { Complete } from '../document/elements/element.ts'
import { STROKE_DEFAULTS, type Stroke } from '../document/paint.ts'

/** Returns at most one stroke: of a text, the one with the most dashes, since its runs are drawn separately. */
export function strokesOf(element: Complete): Stroke[] {
  if (!hasStroke(element)) return []
  const all = [element.stroke, ...(element.type === 'text' ? (element.runs ?? []).map((run) => run.stroke) : [])]
  return all
    .flatMap((stroke) => (stroke && (stroke.width ?? STROKE_DEFAULTS.width) > 0 ? [stroke] : []))
    .toSorted((a, b) => dashPeriodOf(a) - dashPeriodOf(b))
    .slice(0, 1)
}

export function hasStroke(element: Complete): element is Extract<Complete, { stroke: Stroke | null }> {
  return 'stroke' in element
}

export function isDashed({ dash = [] }: Stroke): boolean {
  return dash.some((length) => length > 0)
}

export function dashPeriodOf(stroke: Stroke): number {
  const { dash = [] } = stroke
  if (!isDashed(stroke)) return Infinity
  const sum = dash.reduce((a, b) => a + b, 0)
  return sum / (dash.length / 2)
}

export function longestDashPx({ dash = [] }: Stroke): number {
  return Math.max(...dash)
}
