import type { Size } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { LIMITS } from '../../document/limits.ts'
import { withProperties } from '../tree/with-properties.ts'
import type { MakeElement } from './item.ts'

/** A picture that can be added. */
export interface Picture {
  /** `asset:` and an ID, `builtin:` and a name, or an https URL. */
  readonly src: string
  readonly name: string
  /** In pixels; undefined if it is not known. Only the ratio matters. */
  readonly size: Size | undefined
  /** Whether it is an SVG file, which is drawn as vectors. */
  readonly isVector: boolean
}

/** Of the sides of the page. */
const LARGEST = 0.6

/** Makes an element in the proportions of the picture, as large as a good part of the page. */
export function pictureElement({ src, name, size = { width: 4, height: 3 }, isVector }: Picture): MakeElement {
  return ({ page, nextId }) => {
    const fits = Math.min((page.width * LARGEST) / size.width, (page.height * LARGEST) / size.height)
    const box = {
      ...{ x: 0, y: 0 },
      width: Math.max(1, Math.round(size.width * fits)),
      height: Math.max(1, Math.round(size.height * fits)),
    }
    const named = { id: nextId('picture'), name: name.slice(0, LIMITS.nameCharacters), ...box, src }
    return isVector ? { type: 'svg', ...named } : { type: 'image', ...named }
  }
}

/** Whether another picture can take the place of what an element shows. */
export function showsPicture(element: Element): element is Extract<Element, { type: 'image' | 'svg' }> {
  return element.type === 'image' || element.type === 'svg'
}

/**
 * Returns an element of the same box that shows another picture: what belongs to the picture before,
 * such as its crop, is gone; frame, effects and slot stay.
 */
export function withPicture(element: Element, { src, isVector }: Picture): Element {
  if (element.type === 'image') {
    return withProperties(element, { src, crop: undefined, focus: undefined, alt: undefined })
  }
  if (element.type !== 'svg') return element
  if (isVector) return withProperties(element, { src, colors: undefined, alt: undefined })
  const { type: _type, colors: _colors, alt: _alt, fit: _fit, ...kept } = element
  return { ...kept, type: 'image', src }
}
