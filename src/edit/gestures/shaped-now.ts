import type { Document } from '../../document/document.ts'
import type { Path } from '../../document/elements/path.ts'
import { apply, type Point } from '../../paint/matrix.ts'
import type { EditorState } from '../editor-state.ts'
import { pageMatrix } from '../geometry/page-matrix.ts'
import { pointWithin } from '../geometry/pull-of.ts'
import { nodeAt, nodeCount, segmentAfter, withNodeAdded } from '../paths/change-nodes.ts'
import { type Contour, contoursOf, MOST_NODES } from '../paths/contour.ts'
import { nearestShare } from '../paths/nearest-on-segment.ts'
import type { Shaped } from '../paths/shaped.ts'
import { dataPoint, ownPoint, withContours } from '../paths/with-contours.ts'
import { placesOf } from '../tree/place.ts'
import { replaceElements } from '../tree/replace-elements.ts'
import type { Surroundings } from './gesture.ts'

/** The path whose points are edited, as it is and as it is drawn. */
export function shapedNow({ detail, document }: EditorState, places: Surroundings['places']): Shaped | undefined {
  if (detail?.kind !== 'node') return undefined
  const path = placesOf(document).get(detail.id)?.element
  const place = places.get(detail.id)
  if (path?.type !== 'path' || place?.element.type !== 'path' || path.locked === true) return undefined
  const contours = contoursOf(path.d)
  if (!contours) return undefined
  const count = nodeCount(contours)
  const index = Math.min(detail.index, count - 1)
  const part = nodeAt(contours, index)?.node[detail.part] ? detail.part : 'at'
  const also = part === 'at' ? (detail.also ?? []).filter((each) => each < count && each !== index) : []
  return { path, contours, index, part, chosen: [...also, index], place, drawn: place.element }
}

/** Edits the points of a path. Undefined if there are too many, or it is locked. */
export function withFirstNode(state: EditorState, { id, d, locked }: Path): EditorState | undefined {
  if (locked === true || !contoursOf(d)) return undefined
  return { ...state, detail: { kind: 'node', id, index: 0, part: 'at' } }
}

/** Where a point of the data is on the page. */
export function nodeOnPage({ place, drawn }: Pick<Shaped, 'place' | 'drawn'>, point: Point): Point {
  return apply(pageMatrix(place), ownPoint(drawn, point))
}

/** Where a point of the page is in the data. */
export function inData({ place, drawn }: Pick<Shaped, 'place' | 'drawn'>, point: Point): Point {
  return dataPoint(drawn, pointWithin(place, point))
}

/** The document with other points of a path. */
export function withShape(document: Document, path: Path, contours: readonly Contour[]): Document {
  const changed = withContours(path, contours)
  return replaceElements(document, (each) => [each.id === path.id ? changed : each])
}

/** The contours with a point on the line that follows another one. Undefined if there are too many. */
export function withNodeOn(shaped: Shaped, index: number, point: Point): Contour[] | undefined {
  const segment = segmentAfter(shaped.contours, index)
  if (!segment || nodeCount(shaped.contours) >= MOST_NODES) return undefined
  return withNodeAdded(shaped.contours, index, nearestShare(segment, inData(shaped, point)))
}
