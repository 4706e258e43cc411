import { shadedNow } from '../gestures/shading.ts'
import { selectedLine } from '../gestures/bending.ts'
import { nodeOnPage, shapedNow } from '../gestures/shaped-now.ts'
import { pageMatrix } from '../geometry/page-matrix.ts'
import { isSmooth, nodeAt, nodeCount } from '../paths/change-nodes.ts'
import { apply, type Point } from '../../paint/matrix.ts'
import type { Moment } from './moment.ts'
import { rounded } from './describe-element.ts'

/** What happened to the part, if it was added or deleted. */
const STEPS: Readonly<Record<string, string>> = {
  'Add stop': 'Stop added',
  'Delete stop': 'Stop deleted',
  'Add point': 'Point added',
  'Delete point': 'Point deleted',
  'Delete points': 'Points deleted',
  'Align points': 'Points aligned',
  'Distribute points': 'Points distributed',
}

/** Returns which stop, point or control point is edited, if that or its place has changed. */
export function partWords(before: Moment, after: Moment): string[] {
  const now = describedPart(after)
  if (now === undefined || now === describedPart(before)) return []
  const entry = after.state.history.done.at(-1)
  const step = entry === before.state.history.done.at(-1) ? undefined : STEPS[entry?.label ?? '']
  return step === undefined ? [now] : [step, now]
}

function describedPart(moment: Moment): string | undefined {
  switch (moment.state.detail?.kind) {
    case 'stop':
      return describedStop(moment)
    case 'point':
      return describedPoint(moment, moment.state.detail.index)
    case 'node':
      return describedNode(moment)
    case 'crop':
    case 'data':
    case undefined:
      return undefined
  }
}

function describedStop({ state, places }: Moment): string | undefined {
  const shaded = shadedNow(state, places)
  const stop = shaded?.gradient.stops[shaded.index]
  if (!shaded || !stop) return undefined
  const paint = shaded.paint === 'fill' ? '' : ' of the stroke'
  return `Stop ${shaded.index + 1} of ${shaded.gradient.stops.length}${paint}, ${rounded(stop.offset * 100)} percent, ${stop.color}`
}

function describedPoint({ state }: Moment, index: number): string | undefined {
  const found = selectedLine(state)
  const point = found?.line.points[index]
  if (!found || !point) return undefined
  return `Point ${index + 1} of ${found.line.points.length}, ${placed(apply(pageMatrix(found.place), point))}`
}

function describedNode({ state, places }: Moment): string | undefined {
  const shaped = shapedNow(state, places)
  const node = shaped && nodeAt(shaped.contours, shaped.index)?.node
  const at = node?.[shaped?.part ?? 'at']
  if (!shaped || !node || !at) return undefined
  const number = `${shaped.index + 1} of ${nodeCount(shaped.contours)}`
  const place = placed(nodeOnPage(shaped, at))
  if (shaped.part !== 'at') return `Handle ${shaped.part === 'in' ? 'before' : 'after'} point ${number}, ${place}`
  const point = `Point ${number}, ${isSmooth(node) ? 'smooth' : 'corner'}, ${place}`
  return shaped.chosen.length > 1 ? `${shaped.chosen.length} points selected. ${point}` : point
}

function placed({ x, y }: Point): string {
  return `at x ${rounded(x)}, y ${rounded(y)}`
}
