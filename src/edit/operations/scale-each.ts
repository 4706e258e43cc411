import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { bounded, boundedLength } from '../../document/scaled-number.ts'
import { apply } from '../../paint/matrix.ts'
import { movedOnPage } from '../geometry/moved.ts'
import { pageMatrix } from '../geometry/page-matrix.ts'
import type { Box } from '../geometry/resize-box.ts'
import { resized } from '../geometry/resized.ts'
import type { Place } from '../tree/place.ts'
import { replaceEach } from '../tree/replace-elements.ts'

/**
 * Scales elements together, with their letters and lines, as their common box goes from one place on the
 * page to another of the same proportions.
 */
export function scaleEach(
  document: Document,
  places: readonly Place[],
  { from, to }: { from: Box; to: Box },
): Document {
  const scale = from.width > 0 ? to.width / from.width : from.height > 0 ? to.height / from.height : 1
  const scaled = new Map<Element, Element>()
  for (const place of places) {
    const { element } = place
    const [width, height] = [boundedLength(element.width * scale), boundedLength(element.height * scale)]
    const grown = resized(
      element,
      {
        x: bounded(element.x + (element.width - width) / 2),
        y: bounded(element.y + (element.height - height) / 2),
        width,
        height,
      },
      scale,
    )
    const center = apply(pageMatrix(place), { x: element.width / 2, y: element.height / 2 })
    const target = { x: to.x + (center.x - from.x) * scale, y: to.y + (center.y - from.y) * scale }
    const by = { x: target.x - center.x, y: target.y - center.y }
    scaled.set(element, movedOnPage({ ...place, element: grown }, by))
  }
  return replaceEach(document, scaled)
}
