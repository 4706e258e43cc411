import type { Size } from '../../document/document.ts'
import type { Bounds } from '../../paint/bounds.ts'
import { boundsOfAll, boxOnPage } from '../geometry/page-matrix.ts'
import { parentOf, type Place } from '../tree/place.ts'
import { elementName } from './element-name.ts'

/** A page as it is drawn, and what is selected on it. */
export interface SelectionOnPage {
  readonly places: ReadonlyMap<string, Place>
  readonly selection: readonly string[]
  readonly size: Size
}

const SAME_PX = 0.05
const MOST_NAMES = 2

/**
 * Returns with what the selection has come to be aligned, by an edge or a center: `the middle of the
 * page`, names of its siblings. At most two.
 */
export function newAlignments(before: SelectionOnPage, after: SelectionOnPage): string[] {
  const [from, to] = [boxOf(before), boxOf(after)]
  if (!from || !to) return []
  const isNew = (other: Bounds): boolean =>
    (['x', 'y'] as const).some((axis) => isAligned(to, other, axis) && !isAligned(from, other, axis))
  const others = [...siblingsOf(after)].filter((place) => isNew(boxOnPage(place)))
  return [...pageAlignments(from, to, after.size), ...others.map(({ element }) => elementName(element))].slice(
    0,
    MOST_NAMES,
  )
}

function pageAlignments(from: Bounds, to: Bounds, { width, height }: Size): string[] {
  const isMiddle = ({ left, right, top, bottom }: Bounds): readonly [boolean, boolean] => [
    isSame((left + right) / 2, width / 2),
    isSame((top + bottom) / 2, height / 2),
  ]
  const [was, is] = [isMiddle(from), isMiddle(to)]
  if (is.some((middle, axis) => middle && !was[axis])) return ['the middle of the page']
  const atEdge = ({ left, right, top, bottom }: Bounds): readonly boolean[] => [
    isSame(left, 0),
    isSame(right, width),
    isSame(top, 0),
    isSame(bottom, height),
  ]
  const wasAt = atEdge(from)
  return atEdge(to).some((edge, side) => edge && !wasAt[side]) ? ['the edge of the page'] : []
}

function boxOf({ places, selection }: SelectionOnPage): Bounds | undefined {
  const boxes = selection.flatMap((id) => places.get(id) ?? []).map(boxOnPage)
  return boxes.length === 0 ? undefined : boundsOfAll(boxes)
}

function* siblingsOf({ places, selection }: SelectionOnPage): Iterable<Place> {
  const chosen = new Set(selection)
  const [first] = selection
  const parent = first === undefined ? undefined : places.get(first)
  for (const place of places.values()) {
    const isSibling = parent !== undefined && parentOf(place)?.id === parentOf(parent)?.id
    if (isSibling && !chosen.has(place.element.id) && place.element.visible !== false) yield place
  }
}

function isAligned(a: Bounds, b: Bounds, axis: 'x' | 'y'): boolean {
  const [own, other] = [linesOf(a, axis), linesOf(b, axis)]
  return own.some((line) => other.some((each) => isSame(line, each)))
}

function linesOf({ left, right, top, bottom }: Bounds, axis: 'x' | 'y'): readonly number[] {
  return axis === 'x' ? [left, (left + right) / 2, right] : [top, (top + bottom) / 2, bottom]
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_PX
}
