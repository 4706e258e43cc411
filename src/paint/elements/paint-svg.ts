import type { Complete } from '../../document/elements/element.ts'
import { findPicture } from '../find-picture.ts'
import type { Scope } from '../scope.ts'
import { placeDrawing } from '../svg/place-drawing.ts'
import { createRecolor, unusedColors } from '../svg/recolor.ts'
import type { SvgDrawing } from '../svg/svg-drawing.ts'

export function paintSvg(scope: Scope, element: Complete<'svg'>): void {
  const picture = findPicture(scope, element.src)
  const { width, height, fit, src } = element
  if (!picture || width <= 0 || height <= 0) return
  if (!picture.drawing) {
    const message = `Image "${src}" is not an SVG and was omitted: use an element of type "image"`
    scope.environment.warn({ code: 'image_missing', message })
    return
  }
  warnOfUnusedColors(scope, element, picture.drawing)
  placeDrawing(scope, picture.drawing, {
    fit,
    box: { x: 0, y: 0, width, height },
    recolor: createRecolor(element.colors),
  })
}

const MAX_LISTED_COLORS = 20

function warnOfUnusedColors(
  { environment }: Scope,
  { colors, src }: Complete<'svg'>,
  { colors: own }: Pick<SvgDrawing, 'colors'>,
): void {
  const unused = unusedColors(colors, own)
  if (unused.length === 0) return
  const available = own.length === 0 ? 'which has no colors' : `which has ${listColors(own)}`
  const message = `"colors" replaces ${listColors(unused)}, but no such color is in "${src}", ${available}`
  environment.warn({ code: 'color_unused', message })
}

function listColors(colors: readonly string[]): string {
  const listed = colors.slice(0, MAX_LISTED_COLORS).map((color) => `"${color}"`)
  const more = colors.length - listed.length
  return more > 0 ? `${listed.join(', ')} and ${more} more` : listed.join(', ')
}
