import { complete, type Element } from '../../document/elements/element.ts'
import { scaleElement } from '../../document/scale-element.ts'
import { bounded, boundedLength } from '../../document/scaled-number.ts'
import { isContainer } from '../tree/container.ts'
import type { Box } from './resize-box.ts'

/**
 * Gives an element another box, and stretches what is in it: the points of lines, the boxes of a group's
 * elements. `scale` is the factor for lengths that are not boxes, such as font sizes and strokes.
 */
export function resized(element: Element, box: Box, scale = 1): Element {
  const scaled = withBoxOfText(scaleElement(element, { scale, box }))
  if (!isContainer(scaled) || !isContainer(element)) return scaled
  const [x, y] = [factor(box.width, element.width), factor(box.height, element.height)]
  return { ...scaled, elements: element.elements.map((child) => resized(child, boxWithin(child, x, y), scale)) }
}

function factor(to: number, from: number): number {
  return from === 0 ? 1 : to / from
}

/** A turned box cannot become a parallelogram: its sides take the factor that is nearest to their direction. */
function boxWithin(element: Element, x: number, y: number): Box {
  const { rotation } = complete(element)
  const isUpright = Math.abs(Math.sin((rotation * Math.PI) / 180)) > Math.SQRT1_2
  const [across, down] = isUpright ? [y, x] : [x, y]
  const [width, height] = [element.width * across, element.height * down]
  return {
    x: bounded((element.x + element.width / 2) * x - width / 2),
    y: bounded((element.y + element.height / 2) * y - height / 2),
    width: boundedLength(width),
    height: boundedLength(height),
  }
}

/** A text whose box is as wide as its lines wraps at the width that it is given. */
function withBoxOfText(element: Element): Element {
  return element.type === 'text' && element.fit === 'hug' ? { ...element, fit: 'grow' } : element
}
