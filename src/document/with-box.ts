import type { Size } from './document.ts'
import type { Element } from './elements/element.ts'
import { scaleElement } from './scale-element.ts'

interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** Stretches lines and paths with the box. */
export function withBox(element: Element, box: Box): Element {
  const isStretched = element.width !== box.width || element.height !== box.height
  const hasOwnShape = element.type === 'line' || element.type === 'path'
  return isStretched && hasOwnShape ? scaleElement(element, { scale: 1, box }) : { ...element, ...box }
}
