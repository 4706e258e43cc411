import type { Size } from '../document/document.ts'
import { animationOf, frameCount, isAnimated } from '../formats/animation.ts'
import { FORMATS } from '../formats/formats.ts'
import { outputSize } from './check-output.ts'
import type { Output } from './render-task.ts'

const MS_PER_PAGE = 10

/** Effects and dense text can take many times as long, so callers correct the estimate by the time used. */
export function estimateRenderMs(size: Size, output: Output, pageCount: number): number {
  const { width, height } = outputSize(size, output.scale)
  const megapixels = (width * height) / 1e6
  const pictures = isAnimated(output) ? frameCount(animationOf(output), pageCount) : pageCount
  return Math.ceil(pageCount * MS_PER_PAGE + pictures * megapixels * FORMATS[output.format].msPerMegapixel)
}
