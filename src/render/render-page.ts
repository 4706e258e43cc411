import type { Canvas } from '@napi-rs/canvas'
import { FORMATS } from '../formats/formats.ts'
import { pageScope, paintBackground, paintPage } from '../paint/paint-page.ts'
import { outputSize } from './check-output.ts'
import type { ChosenPage } from './chosen-pages.ts'
import { encode } from './encode.ts'
import { rasterEnvironment, type RenderResources } from './render-resources.ts'
import type { AnimationOutput, RasterOutput, RenderedFile } from './render-task.ts'
import { asContext, openCanvas, releaseCanvas } from './skia.ts'

const WHITE = '#ffffff'

export async function renderPage(
  { page, number }: ChosenPage,
  output: RasterOutput,
  resources: RenderResources,
): Promise<RenderedFile> {
  const startMs = performance.now()
  const canvas = drawPage({ page, number }, output, resources)
  try {
    const { width, height } = canvas
    const paintedMs = performance.now()
    const encoded = await encode(canvas, output)
    const times = {
      layoutMs: resources.layoutTime(),
      paintMs: paintedMs - startMs,
      encodeMs: performance.now() - paintedMs,
    }
    return { page: number, ...encoded, width, height, times }
  } finally {
    releaseCanvas(canvas)
  }
}

/** Paints a page on a canvas, to be freed with `releaseCanvas`. */
export function drawPage(
  { page, number }: ChosenPage,
  output: RasterOutput | AnimationOutput,
  resources: RenderResources,
): Canvas {
  const { width, height } = outputSize(resources.size, output.scale)
  const { canvas, context: skiaContext } = openCanvas(width, height)
  try {
    const context = asContext(skiaContext)
    const environment = rasterEnvironment(resources, number, output.scale)
    context.scale(output.scale, output.scale)
    // Encoders of formats without transparency would paint transparent pixels black.
    if (!FORMATS[output.format].hasAlpha) paintBackground(pageScope(context, environment), WHITE)
    paintPage(context, page, environment)
    return canvas
  } catch (error) {
    releaseCanvas(canvas)
    throw error
  }
}
