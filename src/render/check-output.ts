import type { Size } from '../document/document.ts'
import { Failure } from '../failure.ts'
import { bleedPx } from '../formats/bleed.ts'
import { MAX_PIXELS } from '../formats/format.ts'
import { type Animation, animationOf, frameCount, isAnimated } from '../formats/animation.ts'
import { FORMATS } from '../formats/formats.ts'
import { MAX_SIDE_PX } from './canvas-limits.ts'
import { LARGEST_SLIDE_PX, LEAST_SLIDE_PX, slideScale } from './pptx/slide-scale.ts'
import { MARK_MARGIN_PX, PT_PER_PX } from './pdf/page-frame.ts'
import type { Output } from './render-task.ts'

/** Returns the size in whole device pixels. The drawing is scaled exactly, so rounding down crops the last pixel. */
export function outputSize({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** @throws `export_too_large` */
export function checkOutput(size: Size, output: Output, pageCount: number): void {
  if (output.format === 'pdf') {
    checkPdf(size, output)
    return
  }
  if (output.format === 'pptx') {
    checkSlide(size, output.scale)
    return
  }
  const { width, height } = outputSize(size, output.scale)
  const limit = Math.min(FORMATS[output.format].maxSide, MAX_SIDE_PX)
  const requested = `${size.width} × ${size.height} px at a scale of ${output.scale} is ${width} × ${height} px`
  if (width > limit || height > limit) {
    throw new Failure('export_too_large', {
      reason: `a ${FORMATS[output.format].label} can have at most ${limit} px per side; ${requested}`,
    })
  }
  if (width * height > MAX_PIXELS) {
    throw new Failure('export_too_large', {
      reason: `an image can have at most ${MAX_PIXELS / 1e6} megapixels; ${requested}`,
    })
  }
  if (isAnimated(output)) checkFrames({ width, height }, animationOf(output), pageCount)
}

/** The time of an animation depends on the pixels of all its frames. */
function checkFrames({ width, height }: Size, animation: Animation, pageCount: number): void {
  const frames = frameCount(animation, pageCount)
  const megapixels = (frames * width * height) / 1e6
  if (megapixels * 1e6 <= MAX_PIXELS) return
  const fading = animation.transition === 'fade' ? ', which fade,' : ''
  const advice = animation.transition === 'fade' ? ', a smaller scale or no transition' : ' or a smaller scale'
  throw new Failure('export_too_large', {
    reason:
      `an animation can have at most ${MAX_PIXELS / 1e6} megapixels across all frames; ${pageCount} pages${fading} ` +
      `are ${frames} frames of ${width} × ${height} px, ${Math.ceil(megapixels)} megapixels. Use fewer pages${advice}`,
  })
}

/** A page that is enlarged to the least width or height of a slide may become too long. */
function checkSlide({ width, height }: Size, scale: number): void {
  const largest = Math.max(width, height) * slideScale({ width, height }, scale)
  if (largest <= LARGEST_SLIDE_PX) return
  const reason = `a slide can have at most ${LARGEST_SLIDE_PX} px per side, which are 56 inches, and at least ${LEAST_SLIDE_PX} px; this one would be ${Math.ceil(largest)} px`
  throw new Failure('export_too_large', { reason: `${reason}. Choose a smaller scale` })
}

function checkPdf(size: Size, { scale, bleed, cropMarks }: Extract<Output, { format: 'pdf' }>): void {
  const margin = 2 * bleedPx(bleed) + (cropMarks ? 2 * MARK_MARGIN_PX : 0)
  const toPt = (side: number): number => (side + margin) * scale * PT_PER_PX
  const [width, height] = [toPt(size.width), toPt(size.height)]
  if (Math.max(width, height) <= FORMATS.pdf.maxSide) return
  const requested = `${Math.ceil(width)} × ${Math.ceil(height)} pt`
  throw new Failure('export_too_large', {
    reason: `a PDF page can have at most ${FORMATS.pdf.maxSide} pt per side; this one would be ${requested}`,
  })
}
