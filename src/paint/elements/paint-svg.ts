import type { Complete } from '../../document/elements/element.ts'
import { findPicture } from '../find-picture.ts'
import type { Scope } from '../scope.ts'
import { placeDrawing } from '../svg/place-drawing.ts'
import { createRecolor } from '../svg/recolor.ts'

export function paintSvg(scope: Scope, element: Complete<'svg'>): void {
  const picture = findPicture(scope, element.src)
  const { width, height, fit, src } = element
  if (!picture || width <= 0 || height <= 0) return
  if (!picture.drawing) {
    const message = `Image "${src}" is not an SVG and was omitted: use an element of type "image"`
    scope.environment.warn({ code: 'image_missing', message })
    return
  }
  placeDrawing(scope, picture.drawing, {
    fit,
    box: { x: 0, y: 0, width, height },
    recolor: createRecolor(element.colors),
  })
}
