import type { Size } from '../document/document.ts'
import type { PaintImage, Picture } from '../paint/canvas.ts'
import type { EncodeCode } from '../paint/codes/encode-code.ts'
import type { PaintEnvironment } from '../paint/environment.ts'
import type { LayoutText } from '../text/layout-cache.ts'
import type { Warning } from '../text/warning.ts'
import type { ImageFiles } from './image-files.ts'
import { TILE_MARGIN_PX } from './pdf/overlap-tiles.ts'
import { createLayer, createVectorLayer, newPath } from './skia.ts'

export interface RenderResources {
  /** Page size in CSS pixels. */
  readonly size: Size
  readonly layoutText: LayoutText
  /** Milliseconds that `layoutText` has taken. */
  readonly layoutTime: () => number
  readonly pictures: ReadonlyMap<string, Picture>
  readonly encodeCode?: EncodeCode | undefined
  readonly files: ImageFiles
  readonly warn: (warning: Warning) => void
}

/** `pageNumber` is 1-based and appears in warnings. */
export function rasterEnvironment(
  resources: RenderResources,
  pageNumber: number,
  outputScale: number,
): PaintEnvironment {
  return { ...common(resources, pageNumber), target: 'raster', outputScale }
}

/** `density` is the resolution of effects that become images, in pixels per point. */
export function vectorEnvironment(
  resources: RenderResources,
  pageNumber: number,
  { bleed, density, outputScale }: { bleed: number; density: number; outputScale: number },
): PaintEnvironment {
  return {
    ...common(resources, pageNumber),
    target: 'vector',
    bleed,
    outputScale,
    vectorDensity: density,
    tileMarginPx: TILE_MARGIN_PX,
    createVectorLayer,
  }
}

function common(resources: RenderResources, page: number): Omit<PaintEnvironment, 'target'> {
  const { size, layoutText, pictures, encodeCode, warn } = resources
  return { size, layoutText, pictures, encodeCode, createLayer, newPath, warn: (warning) => warn({ page, ...warning }) }
}

/** Returns the files of images that are drawn as they are. */
export function originalFiles({ pictures, files }: RenderResources): Map<PaintImage, Uint8Array> {
  const originals = new Map<PaintImage, Uint8Array>()
  for (const [src, picture] of pictures) {
    const file = files.get(src)
    // Only asked for its pixels, a drawing is rasterized.
    if (!picture.drawing && !picture.original && file) originals.set(picture.image, file)
  }
  return originals
}
