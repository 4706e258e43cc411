import type { Size } from '../../document/document.ts'
import { type Bounds, intersect, isEmpty } from '../../paint/bounds.ts'
import type { TextLayout } from '../../text/text-layout.ts'
import { boundsOfAll, boxOnPage, cornersOf, pageMatrix } from '../geometry/page-matrix.ts'
import type { Place } from '../tree/place.ts'
import type { CheckCode, Finding } from './finding.ts'

interface Surroundings {
  readonly size: Size
  /** The top, right, bottom and left side of the safe area. */
  readonly safe: readonly [number, number, number, number]
  /** Of a text, whose letters count instead of its box. */
  readonly layout?: TextLayout
}

/** Rounding, and letters that lean over their advance. */
const TOLERANCE_PX = 1

/** Reports what is cut at the edge of the page, or is outside of its safe area. */
export function checkPosition(place: Place, { size: { width, height }, safe, layout }: Surroundings): Finding[] {
  const bounds = (layout && inkOnPage(place, layout)) ?? boxOnPage(place)
  const page = { left: 0, top: 0, right: width, bottom: height }
  const [top, right, bottom, left] = safe
  const area = { left, top, right: width - right, bottom: height - bottom }
  const found = (code: CheckCode, message: string, within: Bounds): Finding[] => [
    // The position of an element of a group is not one on the page.
    {
      code,
      message,
      elementId: place.element.id,
      ...(place.parents.length === 0 && { by: distanceInto(bounds, within) }),
    },
  ]
  if (isEmpty(intersect(bounds, page)))
    return found('outside_page', 'This is outside of the page, so exports don’t show it.', area)
  if (isBeyond(bounds, page)) return found('outside_page', 'This is cut off at the edge of the page.', area)
  return isBeyond(bounds, area) ? found('outside_safe_area', 'This reaches beyond the safe area.', area) : []
}

function isBeyond(bounds: Bounds, area: Bounds): boolean {
  return (
    bounds.left < area.left - TOLERANCE_PX ||
    bounds.top < area.top - TOLERANCE_PX ||
    bounds.right > area.right + TOLERANCE_PX ||
    bounds.bottom > area.bottom + TOLERANCE_PX
  )
}

/** How far bounds must move to be within an area; those that are larger begin where it begins. */
function distanceInto(bounds: Bounds, area: Bounds): { x: number; y: number } {
  return {
    x: along([bounds.left, bounds.right], [area.left, area.right]),
    y: along([bounds.top, bounds.bottom], [area.top, area.bottom]),
  }
}

function along([from, to]: readonly [number, number], [start, end]: readonly [number, number]): number {
  return from < start || to - from > end - start ? start - from : Math.min(0, end - to)
}

/** Undefined for text on a path or in vertical lines, whose letters are in its box. */
function inkOnPage(place: Place, { lines }: TextLayout): Bounds | undefined {
  const boxes = lines.flatMap(({ runs, baselinePx }) =>
    runs.map(({ turn, x, width, ascentPx, descentPx }) =>
      turn ? undefined : { left: x, right: x + width, top: baselinePx - ascentPx, bottom: baselinePx + descentPx },
    ),
  )
  const known = boxes.filter((box) => box !== undefined)
  if (known.length < boxes.length || known.length === 0) return undefined
  const { left, top, right, bottom } = boundsOfAll(known)
  const matrix = pageMatrix(place)
  const moved = {
    ...matrix,
    e: matrix.a * left + matrix.c * top + matrix.e,
    f: matrix.b * left + matrix.d * top + matrix.f,
  }
  const corners = cornersOf(moved, { width: right - left, height: bottom - top })
  return boundsOfAll(corners.map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y })))
}
