import { complete, type Complete } from '../document/elements/element.ts'
import { longHexColor } from '../document/hex-color.ts'
import type { Paint, Stroke } from '../document/paint.ts'
import { fillOf, strokeOf } from './elements/run-paints.ts'
import { isOpaque } from './opacity.ts'
import type { Scope } from './scope.ts'
import { softMaskOf } from './soft-mask.ts'

/** A font of pictures, whose glyphs have their own colors. */
const COLOR_FONT = /emoji/i

/** Whether `element` can be drawn in one color with paths and text alone, as its sharp shadow. */
export function hasSilhouette(scope: Scope, element: Complete): boolean {
  // What is beneath has other colors.
  if (element.backdropBlur > 0) return false
  switch (element.type) {
    case 'rect':
    case 'ellipse':
    case 'polygon':
    case 'star':
    case 'path':
      return isDrawable(scope, element.fill) && isStrokeDrawable(scope, element.stroke)
    case 'line':
      return isStrokeDrawable(scope, element.stroke)
    case 'image':
      return (
        element.mask === null &&
        element.fit !== 'contain' &&
        isOpaquePicture(scope, element.src) &&
        isStrokeDrawable(scope, element.stroke)
      )
    case 'text':
      return isTextDrawable(scope, element)
    case 'group':
      return !softMaskOf(element) && element.elements.every((child) => isChildDrawable(scope, complete(child)))
    default:
      return false
  }
}

function isChildDrawable(scope: Scope, child: Complete): boolean {
  return !child.visible || (child.blur === 0 && child.shadows.length === 0 && hasSilhouette(scope, child))
}

function isTextDrawable(scope: Scope, element: Complete<'text'>): boolean {
  if ([element, ...(element.runs ?? [])].some(({ background }) => background)) return false
  const runs = scope.layoutOf(element).lines.flatMap((line) => line.runs)
  return runs.every(
    (run) =>
      !COLOR_FONT.test(run.font.family) &&
      !isPicture(fillOf(element, run)) &&
      isStrokeDrawable(scope, strokeOf(element, run)),
  )
}

function isStrokeDrawable(scope: Scope, stroke: Stroke | null): boolean {
  return stroke === null || isDrawable(scope, stroke.paint)
}

function isDrawable(scope: Scope, paint: Paint | null): boolean {
  if (paint === null || typeof paint === 'string') return true
  return paint.type !== 'image' || (paint.fit !== 'contain' && isOpaquePicture(scope, paint.src))
}

function isPicture(paint: Paint): boolean {
  return typeof paint === 'object' && (paint.type === 'image' || paint.type === 'pattern')
}

function isOpaquePicture({ environment }: Scope, src: string): boolean {
  return environment.pictures.get(src)?.isOpaque === true
}

/** Returns `paint` in one color, with its own opacities. */
export function silhouettePaint(color: string, paint: Paint): Paint {
  if (typeof paint === 'string') return withOpacityOf(color, paint)
  if (!('stops' in paint)) return color
  if (isOpaque(paint)) return withOpacityOf(color, '#000000')
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: withOpacityOf(color, stop.color) })) }
}

function withOpacityOf(color: string, other: string): string {
  return `${longHexColor(color).slice(0, 7)}${longHexColor(other).slice(7)}`
}
