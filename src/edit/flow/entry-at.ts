import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import type { Bounds } from '../../paint/bounds.ts'
import type { Point } from '../../paint/matrix.ts'
import { boxAmongSiblings } from '../geometry/page-matrix.ts'
import { pointWithin } from '../geometry/pull-of.ts'
import type { Surroundings } from '../gestures/gesture.ts'
import { canMoveTo } from '../layers/move-layers.ts'
import { isContainer } from '../tree/container.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { type Flow, flowIn } from './flow-around.ts'
import { type Entry, slotAt } from './slot-at.ts'

interface Dragged {
  readonly document: Document
  readonly ids: readonly string[]
  /** On the page. */
  readonly box: Bounds
  readonly point: Point
  /** Groups that the elements are not put into, such as those that contain them. */
  readonly except: ReadonlySet<string>
  /** Elements that are in the way of the pointer, such as copies that follow it. */
  readonly following: readonly string[]
  /** Only a group within this layout, and only for elements that are narrower: others are meant to go past it. */
  readonly within?: Flow
}

/**
 * Returns the layout in front at a point that can take what is dragged. What is larger than its group, such
 * as a picture that is moved behind it, does not go into it; nor does anything if the group is covered there.
 */
export function entryAt(dragged: Dragged, around: Surroundings): Entry | undefined {
  const { document, ids, point } = dragged
  const [first = ''] = ids
  const page = around.places.get(first)?.page
  let group: Place | undefined
  // Groups that are drawn have no layouts any more.
  for (const id of layoutsIn(document.pages.flatMap(({ elements }) => elements))) {
    const place = around.places.get(id)
    if (place && place.page === page && takes(place, dragged)) group = place
  }
  if (!group || isCovered(group, dragged, around)) return undefined
  const moving = new Set(ids)
  const flow = flowIn(placesOf(document).get(group.element.id)?.element, moving)
  if (!flow || !canMoveTo(document, moving, { into: flow.group.id })) return undefined
  const others = flow.others.flatMap(({ id }) => around.places.get(id)?.element ?? [])
  if (others.length !== flow.others.length) return undefined
  const { layout } = flow
  const boxes = others.map(boxAmongSiblings)
  return { group, slot: slotAt(pointWithin(group, point), boxes, { layout, size: group.element }) }
}

/** The IDs of groups with layouts, from back to front, each before those in it. */
function layoutsIn(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    if (!isContainer(element)) return []
    const inner = layoutsIn(element.elements)
    return element.type === 'group' && element.layout ? [element.id, ...inner] : inner
  })
}

function takes({ element, ...place }: Place, { box, point, except, ids, within }: Dragged): boolean {
  if (except.has(element.id)) return false
  const chain = [...place.parents, element]
  if (chain.some(({ id, visible, locked }) => ids.includes(id) || visible === false || locked === true)) return false
  if (within && !place.parents.some(({ id }) => id === within.group.id)) return false
  const { x, y } = pointWithin({ ...place, element }, point)
  if (x < 0 || y < 0 || x > element.width || y > element.height) return false
  const [wider, higher] = [box.right - box.left - element.width, box.bottom - box.top - element.height]
  if (!within) return wider <= 0 || higher <= 0
  return within.layout.direction === 'column' ? wider < 0 && higher <= 0 : higher < 0 && wider <= 0
}

function isCovered(
  { element: group }: Place,
  { ids, following, point }: Dragged,
  { places, under }: Surroundings,
): boolean {
  const moving = new Set([...ids, ...following])
  const front = under?.(point).find((each) => ![each.id, ...each.parents].some((id) => moving.has(id)))
  if (!front || front.parents.includes(group.id)) return false
  const order = [...places.keys()]
  return order.indexOf(front.id) > order.indexOf(group.id)
}
