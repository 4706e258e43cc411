import { Failure } from '../failure.ts'
import { isAnimated } from '../formats/animation.ts'
import { ANIMATION_BYTES_PER_PIXEL } from '../formats/animation-options.ts'
import { FORMATS } from '../formats/formats.ts'
import { chosenPages } from './chosen-pages.ts'
import type { PlannedPicture } from './open-pictures.ts'
import { effectPixels } from './pdf/effect-budget.ts'
import { PRINTED_PIXELS_PER_PX } from './pdf/page-frame.ts'
import type { Drawing } from './render-task.ts'
import { SVG_PIXELS_PER_PX } from './svg/render-svg.ts'

const BYTES_PER_PIXEL = 4
const MIB = 1024 * 1024

/** Resident memory before drawing: Node, Skia and the fonts. */
const IDLE_MB = 180

/** The painter's largest layer for effects among vectors. */
const VECTOR_LAYER_PX = 16_000_000

/** Pixels of such a layer per pixel of the output. */
const VECTOR_DENSITIES: { readonly [format: string]: number } = { pdf: PRINTED_PIXELS_PER_PX, svg: SVG_PIXELS_PER_PX }

/** Estimates pixels only. Pages are drawn one by one, but a PDF retains all effects. @throws `page_not_found` */
export function renderMemoryMb({ document, size, output }: Drawing): number {
  const vectorDensity = VECTOR_DENSITIES[output.format]
  const density = output.scale * (vectorDensity ?? 1)
  const pagePx = Math.ceil(size.width * density) * Math.ceil(size.height * density)
  const pixels = vectorDensity === undefined ? pagePx : Math.min(pagePx, VECTOR_LAYER_PX)
  const pages = chosenPages(document, output).map((chosen) => chosen.page)
  const retainedPx = output.format === 'pdf' ? effectPixels(pages, density) : 0
  const bytesPerPixel = isAnimated(output) ? ANIMATION_BYTES_PER_PIXEL : FORMATS[output.format].bytesPerPixel
  return Math.ceil((pixels * bytesPerPixel + retainedPx * BYTES_PER_PIXEL) / MIB)
}

export function pictureMemoryMb(planned: readonly PlannedPicture[]): number {
  const pixels = planned.reduce((sum, picture) => sum + picture.pixels, 0)
  return Math.ceil((pixels * BYTES_PER_PIXEL) / MIB)
}

/** @throws `output_too_large` */
export function checkMemory(estimatedMb: number, limitMb: number): void {
  const allowedMb = limitMb - IDLE_MB
  if (estimatedMb <= allowedMb) return
  const reason = `rendering needs about ${estimatedMb} MiB for pixels and images; the limit is ${allowedMb} MiB`
  throw new Failure('output_too_large', { reason })
}
