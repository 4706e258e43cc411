import { type Bounds, isEmpty } from '../../../../paint/bounds.ts'
import type { Context, Layer, Path } from '../../../../paint/canvas.ts'
import type { Picture } from './stage-picture.ts'

/** A canvas to paint on, in the browser or elsewhere. Setting its size clears it. */
export interface StageSurface {
  width: number
  height: number
}

/** Makes a surface as large as the part of the screen that a picture is for. */
export function fitSurface(surface: StageSurface, { viewport, ratio }: Pick<Picture, 'viewport' | 'ratio'>): void {
  const [width, height] = [
    Math.max(1, Math.round(viewport.width * ratio)),
    Math.max(1, Math.round(viewport.height * ratio)),
  ]
  if (surface.width !== width) surface.width = width
  if (surface.height !== height) surface.height = height
}

/** In device pixels, as everything here. */
export function surfaceBounds({ width, height }: StageSurface): Bounds {
  return { left: 0, top: 0, right: width, bottom: height }
}

/** Limits a context to an area, for which it takes an empty path. */
export function clipTo(context: Context, { left, top, right, bottom }: Bounds, area: Path): void {
  context.setTransform(1, 0, 0, 1, 0, 0)
  area.rect(left, top, right - left, bottom - top)
  context.clip(area)
}

/** Makes an area transparent. */
export function clear(context: Context, { left, top, right, bottom }: Bounds): void {
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(left, top, right - left, bottom - top)
}

/** Draws an area of a layer at its own place. */
export function copyPart(context: Context, { image }: Layer, area: Bounds): void {
  if (isEmpty(area)) return
  const { left, top, right, bottom } = area
  context.setTransform(1, 0, 0, 1, 0, 0)
  const [width, height] = [right - left, bottom - top]
  context.drawImage(image, left, top, width, height, left, top, width, height)
}
