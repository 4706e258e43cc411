import type { Pixels } from '../../assets/encode-webp.ts'
import { animationOf } from '../../formats/animation.ts'
import { FORMATS } from '../../formats/formats.ts'
import type { PreparedPage } from '../prepare-pages.ts'
import { drawPage } from '../render-page.ts'
import type { AnimationOutput, RenderedFile } from '../render-task.ts'
import { releaseCanvas } from '../skia.ts'
import { pixelsOf } from '../encode.ts'
import { GifWriter } from './gif-writer.ts'
import { mattePixels } from './matte-pixels.ts'
import { pageFrames } from './page-frames.ts'
import { WebpWriter } from './webp-writer.ts'

/** Draws pages one by one into one file. Memory holds the pixels of a few, however many there are. */
export async function renderAnimation(
  pages: AsyncIterable<PreparedPage>,
  output: AnimationOutput,
): Promise<RenderedFile> {
  const animation = animationOf(output)
  const { mediaType, extensions } = FORMATS[output.format]
  const writer =
    output.format === 'gif' ? new GifWriter(animation.loop) : new WebpWriter(animation.loop, output.quality)
  let size = { width: 0, height: 0 }
  for await (const frame of pageFrames(drawnPages(pages, output), animation)) {
    const { pixels } = frame
    size = { width: pixels.width, height: pixels.height }
    await writer.add(
      output.format === 'gif'
        ? { ...frame, pixels: mattePixels(pixels, output.matte ?? FORMATS.gif.options.matte.default) }
        : frame,
    )
  }
  return { page: null, bytes: await writer.finish(), ...size, contentType: mediaType, extension: extensions[0] }
}

async function* drawnPages(pages: AsyncIterable<PreparedPage>, output: AnimationOutput): AsyncGenerator<Pixels> {
  for await (const { page, resources } of pages) {
    const canvas = drawPage(page, output, resources)
    try {
      yield pixelsOf(canvas)
    } finally {
      releaseCanvas(canvas)
    }
  }
}
