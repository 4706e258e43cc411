import { FORMATS } from '../formats/formats.ts'
import { pageScope, paintBackground, paintPage } from '../paint/paint-page.ts'
import { outputSize } from './check-output.ts'
import { type ChosenPage } from './chosen-pages.ts'
import { encode } from './encode.ts'
import { type RasterOutput, type RenderedFile } from './render-task.ts'
import { asContext, openCanvas, releaseCanvas } from './skia.ts'
import { rasterEnvironment, type RenderResources } from './render-resources.ts'

const WHITE = '#ffffff'

export async function renderPage(
  chosen: ChosenPage,
  output: RasterOutput,
  resources: RenderResources,
): Promise<RenderedFile> {
  const { width, height } = outputSize(resources.size, output.scale)
  const { canvas, context } = openCanvas(width, height)
  try {
    context.scale(output.scale, output.scale)
    drawPage(chosen, output, { resources, context: asContext(context) })
    return { page: chosen.number, ...(await encode(canvas, output)), width, height }
  } finally {
    releaseCanvas(canvas)
  }
}

interface Easel {
  readonly resources: RenderResources
  readonly context: ReturnType<typeof asContext>
}

function drawPage({ page, number }: ChosenPage, output: RasterOutput, { resources, context }: Easel): void {
  const environment = rasterEnvironment(resources, number)
  // Encoders of formats without transparency would paint it black.
  if (!FORMATS[output.format].hasAlpha) paintBackground(pageScope(context, environment), WHITE)
  paintPage(context, page, environment)
}
