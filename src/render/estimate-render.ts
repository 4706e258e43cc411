import { type Size } from '../document/document.ts'
import { FORMATS } from '../formats/formats.ts'
import { outputSize } from './check-output.ts'
import { type Output } from './render-task.ts'

/** Setup, layout and the round trip to a render process. */
const MS_PER_PAGE = 10

/**
 * Estimates CPU time from pages × pixels. Effects and dense text can take many times as long, so
 * callers correct it by the time used.
 */
export function estimateRenderMs(size: Size, output: Output, pageCount: number): number {
  const { width, height } = outputSize(size, output.scale)
  const megapixels = (width * height) / 1e6
  return Math.ceil(pageCount * (MS_PER_PAGE + megapixels * FORMATS[output.format].msPerMegapixel))
}
