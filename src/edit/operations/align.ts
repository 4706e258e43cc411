import type { Document, Size } from '../../document/document.ts'
import type { Bounds } from '../../paint/bounds.ts'
import { boundsOfAll, boxOnPage } from '../geometry/page-matrix.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { moveEach } from './move.ts'
import { outermost } from './outermost.ts'

export const EDGES = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Edge = (typeof EDGES)[number]

/** Aligns the boxes of elements with an edge of all of them together, or of the page. A single one needs the page. */
export function align(
  document: Document,
  { ids, edge, to, size }: { ids: ReadonlySet<string>; edge: Edge; to: 'selection' | 'page'; size: Size },
): Document {
  const places = outermost(placesOf(document), ids)
  const boxes = new Map(places.map((place) => [place, boxOnPage(place)]))
  const page: Bounds = { left: 0, top: 0, right: size.width, bottom: size.height }
  const target = to === 'page' || places.length === 1 ? page : boundsOfAll([...boxes.values()])
  return moveEach(document, new Map(Array.from(boxes, ([place, box]) => [place, distanceToEdge(box, target, edge)])))
}

/** How far a box is from being aligned with another one. */
export function distanceToEdge(box: Bounds, target: Bounds, edge: Edge): { x: number; y: number } {
  switch (edge) {
    case 'left':
      return { x: target.left - box.left, y: 0 }
    case 'center':
      return { x: (target.left + target.right - box.left - box.right) / 2, y: 0 }
    case 'right':
      return { x: target.right - box.right, y: 0 }
    case 'top':
      return { x: 0, y: target.top - box.top }
    case 'middle':
      return { x: 0, y: (target.top + target.bottom - box.top - box.bottom) / 2 }
    case 'bottom':
      return { x: 0, y: target.bottom - box.bottom }
  }
}

/** Spreads elements so that the gaps between their boxes are equal. The outer two stay, unless a `gap` is given. */
export function distribute(
  document: Document,
  { ids, axis, gap }: { ids: ReadonlySet<string>; axis: 'x' | 'y'; gap?: number | undefined },
): Document {
  const [start, end] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const placed = outermost(placesOf(document), ids)
    .map((place) => ({ place, box: boxOnPage(place) }))
    .toSorted((a, b) => a.box[start] + a.box[end] - b.box[start] - b.box[end])
  const [first, last] = [placed[0], placed.at(-1)]
  if (!first || !last || placed.length < (gap === undefined ? 3 : 2)) return document
  const extents = placed.reduce((sum, { box }) => sum + box[end] - box[start], 0)
  const equalGap = gap ?? (last.box[end] - first.box[start] - extents) / (placed.length - 1)
  const moves = new Map<Place, { x: number; y: number }>()
  let next = first.box[start]
  for (const { place, box } of placed) {
    const by = next - box[start]
    moves.set(place, axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by })
    next += box[end] - box[start] + equalGap
  }
  return moveEach(document, moves)
}
