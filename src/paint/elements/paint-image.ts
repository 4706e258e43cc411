import type { Complete } from '../../document/elements/element.ts'
import { filterPicture, hasFilters } from '../filter-picture.ts'
import { findPicture } from '../find-picture.ts'
import { drawPicture, fitPicture } from '../fit-picture.ts'
import { clampCorners, roundRect } from '../round-rect.ts'
import type { Scope } from '../scope.ts'

export function paintImage(scope: Scope, element: Complete<'image'>): void {
  const picture = findPicture(scope, element.src)
  const { context } = scope
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

  context.save()
  clipToFrame(scope, element)
  mirror(scope, element)
  if (scope.silhouette !== undefined) {
    context.fillStyle = scope.silhouette
    context.fillRect(0, 0, width, height)
  } else if (hasFilters(element.filters)) filterPicture(scope, { picture, placement, filters: element.filters })
  else drawPicture(context, picture, placement)
  context.restore()
}

function clipToFrame(scope: Scope, element: Complete<'image'>): void {
  const { context, environment } = scope
  const { width, height, cornerRadius, mask } = element
  const corners = clampCorners(element, cornerRadius)
  if (corners.some((corner) => corner > 0)) context.clip(roundRect(scope, { x: 0, y: 0, width, height }, corners))
  if (mask === null) return
  const path = environment.newPath()
  if (mask.type === 'ellipse') path.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, Math.PI * 2)
  else path.addPath(environment.newPath(mask.d), { a: width, b: 0, c: 0, d: height, e: 0, f: 0 })
  context.clip(path)
}

function mirror({ context }: Scope, { flipX, flipY, width, height }: Complete<'image'>): void {
  if (!flipX && !flipY) return
  context.translate(flipX ? width : 0, flipY ? height : 0)
  context.scale(flipX ? -1 : 1, flipY ? -1 : 1)
}
