import type { Point } from '../../paint/matrix.ts'
import { apply, IDENTITY, invert } from '../../paint/matrix.ts'
import { commit, type EditorState } from '../editor-state.ts'
import type { Surroundings } from '../gestures/gesture.ts'
import { boxAmongSiblings, pageMatrix } from '../geometry/page-matrix.ts'
import type { Place } from '../tree/place.ts'
import type { Flow } from './flow-around.ts'
import { reorderFlow } from './reorder-flow.ts'
import { slotAt } from './slot-at.ts'

interface Step {
  /** A distance on the page: by more than a pixel to the start or the end. */
  readonly by: Point
  readonly context: Surroundings & { readonly at: number }
}

/** Moves elements by an arrow past their neighbor in a layout, or to the next of its lines. */
export function steppedInFlow(state: EditorState, flow: Flow, { by, context: { places, at } }: Step): EditorState {
  const group = places.get(flow.group.id)
  if (!group) return state
  const index = indexAfter(flow, { group, by, places })
  const document = reorderFlow(state.document, flow, index)
  const key = `reorder:${flow.chosen.map(({ id }) => id).join()}`
  return commit(state, { document, label: 'Reorder', key, at })
}

function indexAfter(
  { layout, chosen, others, index }: Flow,
  { group, by, places }: { group: Place; by: Point; places: Surroundings['places'] },
): number {
  const { a, b, c, d } = pageMatrix(group)
  const own = apply(invert({ a, b, c, d, e: 0, f: 0 }) ?? IDENTITY, by)
  const isRow = layout.direction === 'row'
  const along = isRow ? (layout.isReversed ? -own.x : own.x) : own.y
  const across = isRow ? own.y : own.x
  if (Math.abs(along) >= Math.abs(across)) {
    const step = Math.hypot(by.x, by.y) > 1 ? others.length : 1
    return Math.min(others.length, Math.max(0, index + step * Math.sign(along)))
  }
  const [first] = chosen
  const place = first && places.get(first.id)
  if (!layout.wrap || !place) return index
  const { left, top, right, bottom } = boxAmongSiblings(place.element)
  const beyond = layout.gap.across + 1
  const point = isRow
    ? { x: (left + right) / 2, y: across > 0 ? bottom + beyond : top - beyond }
    : { x: across > 0 ? right + beyond : left - beyond, y: (top + bottom) / 2 }
  const boxes = others.flatMap(({ id }) => places.get(id)?.element ?? []).map(boxAmongSiblings)
  return boxes.length === others.length ? slotAt(point, boxes, { layout, size: group.element }).index : index
}
