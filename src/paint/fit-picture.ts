import type { Context, Picture } from './canvas.ts'
import type { Box } from './scope.ts'

export type Fit = 'cover' | 'contain' | 'fill'

export interface Placement {
  readonly source: Box
  readonly target: Box
}

export interface Framing {
  /** The part of the picture to use, in its own pixels. */
  readonly region: Box
  readonly fit: Fit
  /** The point of the region, 0–1, to keep visible when cropping and to align when there is room. */
  readonly focus: { readonly x: number; readonly y: number }
}

/** Places a picture in `box`, as CSS object-fit and object-position do. */
export function fitPicture({ region, fit, focus }: Framing, box: Box): Placement {
  if (fit === 'fill') return { source: region, target: box }
  const [scaleX, scaleY] = [box.width / region.width, box.height / region.height]
  if (fit === 'contain') {
    const scale = Math.min(scaleX, scaleY)
    return { source: region, target: place(region.width * scale, region.height * scale) }
  }
  const scale = Math.max(scaleX, scaleY)
  // Clamped because of rounding errors: WebKit draws nothing if the source begins beyond the picture's edge.
  const width = Math.min(region.width, box.width / scale)
  const height = Math.min(region.height, box.height / scale)
  return {
    source: {
      x: region.x + (region.width - width) * focus.x,
      y: region.y + (region.height - height) * focus.y,
      width,
      height,
    },
    target: box,
  }

  function place(width: number, height: number): Box {
    return { x: box.x + (box.width - width) * focus.x, y: box.y + (box.height - height) * focus.y, width, height }
  }
}

export function drawPicture(context: Context, { image }: Picture, { source, target }: Placement): void {
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image,
    source.x,
    source.y,
    source.width,
    source.height,
    target.x,
    target.y,
    target.width,
    target.height,
  )
}
