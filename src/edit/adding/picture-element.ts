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
const LARGEST_OWN = 0.8

/** `large` is a good part of the page; `own` the size of the picture, unless the page is too small for it. */
export type PictureSize = 'large' | 'own'

/** Returns the size in which a picture is added. */
export function addedSize(size: Size = { width: 400, height: 300 }, page: Size, chosen: PictureSize): Size {
  const share = chosen === 'own' ? LARGEST_OWN : LARGEST
  const fits = Math.min((page.width * share) / size.width, (page.height * share) / size.height)
  const scale = chosen === 'own' ? Math.min(1, fits) : fits
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
}

/** Makes an element in the proportions of the picture. */
export function pictureElement({ src, name, size, isVector }: Picture, chosen: PictureSize = 'large'): MakeElement {
  return ({ page, nextId }) => {
    const box = { x: 0, y: 0, ...addedSize(size, page, chosen) }
    const named = {
      id: nextId('picture'),
      ...(name !== '' && { name: name.slice(0, LIMITS.nameCharacters) }),
      ...box,
      src,
    }
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
