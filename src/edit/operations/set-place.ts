import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { boundedLength } from '../../document/scaled-number.ts'
import { resized } from '../geometry/resized.ts'
import { replaceElements } from '../tree/replace-elements.ts'

interface PlaceChange {
  readonly side: 'x' | 'y' | 'width' | 'height'
  /** From what it is to what it becomes, in CSS pixels. */
  readonly to: (before: number) => number
  /** Whether the other side of the box changes with it. */
  readonly keepsRatio: boolean
}

/**
 * Sets a side of boxes. `drawn` are the elements as they are drawn, with the sizes that texts and
 * layouts give them. What is in a box is stretched with it. Locked elements stay.
 */
export function setPlace(document: Document, drawn: ReadonlyMap<string, Element>, change: PlaceChange): Document {
  return replaceElements(document, (element) => {
    const shown = drawn.get(element.id)
    return [shown && element.locked !== true ? placed(element, shown, change) : element]
  })
}

function placed(element: Element, shown: Element, { side, to, keepsRatio }: PlaceChange): Element {
  const value = to(shown[side])
  if (side === 'x' || side === 'y') return element[side] === value ? element : { ...element, [side]: value }
  if (shown[side] === value) return element
  const other = side === 'width' ? 'height' : 'width'
  const factor = keepsRatio && shown[side] > 0 ? value / shown[side] : 1
  const { x, y } = element
  return resized(element, {
    x,
    y,
    width: shown.width,
    height: shown.height,
    [side]: value,
    [other]: boundedLength(shown[other] * factor),
  })
}
