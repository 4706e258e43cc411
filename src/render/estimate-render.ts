import { type Size } from '../document/document.ts'
import { outputSize } from './check-output.ts'
import { type Output } from './render-task.ts'

/** Milliseconds per megapixel to paint and encode one page, measured with the benchmark's post on one core. */
const MS_PER_MEGAPIXEL: Record<Output['format'], number> = { png: 25, jpeg: 25, webp: 130, pdf: 8 }

/** Setup, layout and the round trip to a render process, per page. */
const MS_PER_PAGE = 10

/**
 * Estimates the processor time of a render from what is known before it starts, in milliseconds: pages × pixels.
 * Shadows, blurs and dense text can take many times as long; callers correct the estimate by the time really used.
 */
export function estimateRenderMs(size: Size, output: Output, pageCount: number): number {
  const { width, height } = outputSize(size, output.scale)
  const megapixels = (width * height) / 1e6
  return Math.ceil(pageCount * (MS_PER_PAGE + megapixels * MS_PER_MEGAPIXEL[output.format]))
}
