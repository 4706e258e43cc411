import { type Size } from '../document/document.ts'
import { FORMATS } from '../formats/formats.ts'
import { outputSize } from './check-output.ts'
import { type Output } from './render-task.ts'

/** Setup, layout and the round trip to a render process, per page. */
const MS_PER_PAGE = 10

/**
 * Estimates the processor time of a render from what is known before it starts, in milliseconds: pages × pixels.
 * Shadows, blurs and dense text can take many times as long; callers correct the estimate by the time really used.
 */
export function estimateRenderMs(size: Size, output: Output, pageCount: number): number {
  const { width, height } = outputSize(size, output.scale)
  const megapixels = (width * height) / 1e6
  return Math.ceil(pageCount * (MS_PER_PAGE + megapixels * FORMATS[output.format].msPerMegapixel))
}
