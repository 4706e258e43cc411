import type { Element } from '../../document/elements/element.ts'
import type { Gradient } from '../colors/gradient.ts'

/** The paints that can be edited on the stage, by their paths in an element. */
export const PAINT_NAMES = ['fill', 'stroke.paint'] as const
export type PaintName = (typeof PAINT_NAMES)[number]

/** Returns a paint of an element if it is a gradient. */
export function gradientOf(element: Element, name: PaintName): Gradient | undefined {
  const paint = name === 'fill' ? fillOf(element) : strokeOf(element)?.paint
  return typeof paint === 'object' && paint !== null && 'stops' in paint ? paint : undefined
}

/** The gradients of an element, the fill first. */
export function gradientNames(element: Element): PaintName[] {
  return PAINT_NAMES.filter((name) => gradientOf(element, name) !== undefined)
}

/** Replaces a gradient by another one. Returns the element itself if it has no such gradient. */
export function withGradient(element: Element, name: PaintName, gradient: Gradient): Element {
  const before = gradientOf(element, name)
  if (!before || before === gradient) return element
  if (name === 'fill') return { ...element, fill: gradient } as Element
  return { ...element, stroke: { ...strokeOf(element), paint: gradient } } as Element
}

function fillOf(element: Element) {
  return 'fill' in element ? element.fill : undefined
}

function strokeOf(element: Element) {
  return 'stroke' in element ? element.stroke : undefined
}
