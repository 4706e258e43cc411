import type { Element } from '../elements/element.ts'
import type { Size } from '../document.ts'
import { AXES, type Axis, lengthOf, type Span } from './axis.ts'
import { type AxisMap, axisMap } from './axis-map.ts'
import { placed, type Target } from './placed-item.ts'
import type { Plan } from './plan.ts'
import { type Region, regionOf } from './region.ts'
import { isShared } from './shared-item.ts'

/** Where a region goes, and at which scale. */
export interface Frame extends Pick<Target, 'scale' | 'to' | 'edges' | 'bleed'> {
  /** Whether columns are read from right to left. */
  readonly isReversed: boolean
  /** The largest scale of its parts: what has a column of its own, such as a title, can be larger than the rest. */
  readonly mostOfPart: number
}

/** Returns the elements of a region in their new places, by ID. */
export function arrangeRegion(region: Region, plan: Plan, frame: Frame): Map<string, Element> {
  const { division } = plan
  if (!division) {
    const own = {
      ...frame,
      scale: isPart(frame) ? Math.max(frame.scale, Math.min(plan.scale, frame.mostOfPart)) : frame.scale,
    }
    return placeAll(region, region.items, { frame: own, maps: mapsOf(region, own) })
  }
  const shared = region.items.filter((item) => isShared(item, region))
  const { axis } = division
  const parts = frame.isReversed && axis === 'x' ? division.parts.toReversed() : division.parts
  const placedShared = placeAll(region, shared, {
    frame,
    maps: { x: edgeMap(region, 'x', frame), y: edgeMap(region, 'y', frame) },
  })
  let at = frame.to[axis].start
  const placedParts = parts.map((part, index) => {
    const span = { start: at, end: at + part.length }
    at = span.end
    const isInner = { start: index > 0, end: index < parts.length - 1 }
    return arrangeRegion(part.region, part.plan, within(frame, axis, { span, isInner }))
  })
  return new Map([placedShared, ...placedParts].flatMap((placed) => [...placed]))
}

/** Sides between two parts are no edges of the page. */
function within(
  frame: Frame,
  axis: Axis,
  { span, isInner }: { span: Span; isInner: { readonly start: boolean; readonly end: boolean } },
): Frame {
  const { start, end } = frame.edges[axis]
  return {
    ...frame,
    to: { ...frame.to, [axis]: span },
    edges: { ...frame.edges, [axis]: { start: start && !isInner.start, end: end && !isInner.end } },
  }
}

export function mapsOf(
  { items, size }: Region,
  { scale, to, edges }: Pick<Frame, 'scale' | 'to' | 'edges'>,
): Record<Axis, AxisMap> {
  const isColumn = isPart({ edges })
  const [x, y] = AXES.map((axis) =>
    axisMap(items, axis, { scale, length: lengthOf(size, axis), to: to[axis], isColumn }),
  )
  if (!x || !y) throw new TypeError('there are two axes')
  return { x, y }
}

function isPart({ edges }: Pick<Frame, 'edges'>): boolean {
  return AXES.some((axis) => !edges[axis].start || !edges[axis].end)
}

/** Maps what all parts share. What is near an edge keeps its distance from the edge. */
function edgeMap({ size }: Region, axis: Axis, { scale, to }: Frame): AxisMap {
  const length = lengthOf(size, axis)
  const near = length / 4
  const { start, end } = to[axis]
  const [inner, outer] = [start + near * scale, end - near * scale]
  return (at) => {
    if (at <= near) return start + at * scale
    if (at >= length - near) return end - (length - at) * scale
    return inner + ((at - near) / (length - 2 * near)) * (outer - inner)
  }
}

type Maps = Pick<Target, 'maps'> & { readonly frame: Frame }

function placeAll({ size }: Region, items: Region['items'], { frame, maps }: Maps): Map<string, Element> {
  const target: Target = {
    ...frame,
    from: size,
    maps,
    arrange: (elements, from, to) => arrangeGroup(elements, { from, to, frame }),
  }
  return new Map(items.map((item) => [item.element.id, placed(item, target)]))
}

/** In the space of the group, which ends at no edge of the page. */
function arrangeGroup(
  elements: readonly Element[],
  { from, to, frame }: { from: Size; to: Size; frame: Frame },
): Element[] {
  const region = regionOf(elements, from)
  const spans = { x: { start: 0, end: to.width }, y: { start: 0, end: to.height } }
  const inner: Frame = { ...frame, to: spans, edges: ALL_EDGES }
  const arranged = arrangeRegion(region, { scale: frame.scale, worth: frame.scale }, inner)
  return elements.map((element) => arranged.get(element.id) ?? element)
}

export const ALL_EDGES = { x: { start: true, end: true }, y: { start: true, end: true } } as const
