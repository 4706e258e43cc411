import { type Size } from '../document/document.ts'
import { Failure } from '../failure.ts'
import { MAX_SIDE_PX } from './canvas-limits.ts'
import { MARK_MARGIN_PX, PT_PER_PX } from './pdf/page-frame.ts'
import { type Output } from './render-task.ts'

/** The format itself holds no more. */
const WEBP_SIDE_PX = 16_383

/** A PNG of these takes some 400 MB to draw and as much to encode. */
const MAX_PIXELS = 100_000_000

/** A PDF page is measured in points, and readers refuse more than 14,400 of them. */
const PDF_SIDE_PT = 14_400

/**
 * The size of a page of `size` at `scale`, in whole device pixels: each side rounded to the nearest, a half upwards, and
 * never less than 1. The drawing is scaled by `scale` itself, so that a side that was rounded down loses a part of its last pixel.
 */
export function outputSize({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Refuses an output with a page that cannot be rendered.
 *
 * @throws {Failure} `export_too_large`, saying the limit and what was asked
 */
export function checkOutput(size: Size, output: Output): void {
  if (output.format === 'pdf') {
    checkPdf(size, output)
    return
  }
  const { width, height } = outputSize(size, output.scale)
  const limit = output.format === 'webp' ? WEBP_SIDE_PX : MAX_SIDE_PX
  const asked = `${size.width} × ${size.height} px at a scale of ${output.scale} is ${width} × ${height} px`
  if (width > limit || height > limit) {
    throw new Failure('export_too_large', { reason: `a ${output.format} may be at most ${limit} px a side; ${asked}` })
  }
  if (width * height > MAX_PIXELS) {
    throw new Failure('export_too_large', {
      reason: `an image may have at most ${MAX_PIXELS / 1e6} megapixels; ${asked}`,
    })
  }
}

function checkPdf(size: Size, { scale, bleed, cropMarks }: Extract<Output, { format: 'pdf' }>): void {
  const margin = 2 * bleed + (cropMarks ? 2 * MARK_MARGIN_PX : 0)
  const [width, height] = [size.width, size.height].map((side) => (side + margin) * scale * PT_PER_PX) as [
    number,
    number,
  ]
  if (Math.max(width, height) <= PDF_SIDE_PT) return
  const asked = `${Math.ceil(width)} × ${Math.ceil(height)} pt`
  throw new Failure('export_too_large', {
    reason: `a PDF's page may be at most ${PDF_SIDE_PT} pt a side; this one would be ${asked}`,
  })
}
