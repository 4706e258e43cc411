import type { Complete } from '../../document/elements/element.ts'
import type { Picture } from '../canvas.ts'
import { filterPicture, hasFilters } from '../filter-picture.ts'
import { findPicture } from '../find-picture.ts'
import { drawImage } from '../draw-image.ts'
import { fitPicture, type Placement } from '../fit-picture.ts'
import { contentBounds } from '../ink-bounds.ts'
import { frameOutline } from '../outlines/frame-outline.ts'
import { hasPath } from '../outlines/frame-paths.ts'
import { rectOutline } from '../outlines/rect-outline.ts'
import { paintMasked } from '../paint-masked.ts'
import { hidesEdge, paintShape, paintStroke, visibleStroke } from '../paint-stroke.ts'
import { clampCorners } from '../round-rect.ts'
import type { Scope } from '../scope.ts'
import { softMaskOf } from '../soft-mask.ts'

export function paintImage(scope: Scope, element: Complete<'image'>): void {
  const picture = findPicture(scope, element.src)
  const { width, height, fit, focus } = element
  if (!picture || width <= 0 || height <= 0) return

  const crop = element.crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const region = {
    x: crop.x * picture.width,
    y: crop.y * picture.height,
    width: Math.min(crop.width, 1 - crop.x) * picture.width,
    height: Math.min(crop.height, 1 - crop.y) * picture.height,
  }
  if (region.width <= 0 || region.height <= 0) return
  const placement = fitPicture({ region, fit, focus }, { x: 0, y: 0, width, height })
  const extent = contentBounds(scope, element)
  paintMasked(scope, { frame: element, extent }, (inner) => paintFramed(inner, element, { picture, placement }))
}

interface Placed {
  readonly picture: Picture
  readonly placement: Placement
}

function paintFramed(scope: Scope, element: Complete<'image'>, placed: Placed): void {
  const stroke = visibleStroke(element.stroke)
  if (!stroke) {
    paintPicture(scope, element, { ...placed, inset: 0 })
    return
  }
  const outline = frameOutline(scope.environment.newPath, element)
  // An opaque picture hides the inner half without a seam.
  if (stroke.align === 'outside' && coversFrame(element, placed.picture)) {
    paintStroke(scope, outline, { ...stroke, width: stroke.width * 2 })
    paintPicture(scope, element, { ...placed, inset: 0 })
    return
  }
  paintPicture(scope, element, { ...placed, inset: hidesEdge(stroke) ? stroke.width / 2 : 0 })
  paintShape(scope, outline, { fill: null, stroke })
}

function coversFrame(element: Complete<'image'>, picture: Picture): boolean {
  return picture.isOpaque === true && element.fit !== 'contain' && !softMaskOf(element) && !hasFilters(element.filters)
}

function paintPicture(
  scope: Scope,
  element: Complete<'image'>,
  { picture, placement, inset }: Placed & { inset: number },
): void {
  const { context } = scope
  context.save()
  clipPicture(scope, element, inset)
  mirror(scope, element)
  if (scope.silhouette !== undefined) {
    context.fillStyle = scope.silhouette
    context.fillRect(0, 0, element.width, element.height)
  } else if (hasFilters(element.filters)) filterPicture(scope, { picture, placement, filters: element.filters })
  else drawImage(scope, picture, placement)
  context.restore()
}

/** `inset` ends the picture below its stroke, which follows the path of the mask, or the box. */
function clipPicture({ context, environment }: Scope, element: Complete<'image'>, inset: number): void {
  const box = rectOutline(environment.newPath, element)
  const isMasked = hasPath(element.mask)
  const hasCorners = clampCorners(element, element.cornerRadius).some((corner) => corner > 0)
  if (hasCorners || (inset > 0 && !isMasked)) context.clip((inset > 0 && !isMasked ? box.inset(inset) : box).path)
  if (!isMasked) return
  const outline = frameOutline(environment.newPath, element)
  context.clip((inset > 0 ? outline.inset(inset) : outline).path)
}

function mirror({ context }: Scope, { flipX, flipY, width, height }: Complete<'image'>): void {
  if (!flipX && !flipY) return
  context.translate(flipX ? width : 0, flipY ? height : 0)
  context.scale(flipX ? -1 : 1, flipY ? -1 : 1)
}
