import type { Element, ElementOf } from '../../document/elements/element.ts'

/** Mirrors an element around the center of its own box, before its rotation. */
export function mirrored(element: Element, axis: 'x' | 'y'): Element {
  const flip = axis === 'x' ? 'flipX' : 'flipY'
  const flipped: Element = { ...element, [flip]: element[flip] !== true }
  return flipped.type === 'image' ? withMirroredCorners(flipped, axis) : flipped
}

/** The flip of an image mirrors its picture within its frame, so the corners of the frame are mirrored here. */
function withMirroredCorners(image: ElementOf<'image'>, axis: 'x' | 'y'): ElementOf<'image'> {
  const { cornerRadius } = image
  if (typeof cornerRadius !== 'object') return image
  const [topLeft, topRight, bottomRight, bottomLeft] = cornerRadius
  return {
    ...image,
    cornerRadius:
      axis === 'x' ? [topRight, topLeft, bottomLeft, bottomRight] : [bottomLeft, bottomRight, topRight, topLeft],
  }
}
