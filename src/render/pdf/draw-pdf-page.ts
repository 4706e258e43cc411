import type { Size } from '../../document/document.ts'
import type { Context } from '../../paint/canvas.ts'
import type { PaintEnvironment, VectorLayer, VectorLayerOptions } from '../../paint/environment.ts'
import { paintPage } from '../../paint/paint-page.ts'
import type { ChosenPage } from '../chosen-pages.ts'
import { type RenderResources, vectorEnvironment } from '../render-resources.ts'
import type { PdfOutput } from '../render-task.ts'
import { createLayer, createVectorLayer } from '../skia.ts'
import { allowedLinks } from './annotate-links.ts'
import type { EmbeddedPictures } from './embedded-pictures.ts'
import { groupTranslucentGradients } from './group-translucent-gradients.ts'
import { type LinkArea, linkAreas } from './link-areas.ts'
import { type PageFrame, PRINTED_PIXELS_PER_PT, sheetSize } from './page-frame.ts'
import type { Photographs } from './photographs.ts'
import { rememberMatrix } from './remember-matrix.ts'
import type { TagLog } from './structure/tag-log.ts'
import { TextLog } from './text-log.ts'

export interface DrawnPage {
  readonly log: TextLog
  readonly areas: readonly LinkArea[]
}

interface DrawingTarget {
  readonly context: Context
  readonly frame: PageFrame
  readonly resources: RenderResources
  readonly embedded: EmbeddedPictures
  readonly photographs: Photographs
  readonly effects: { leftPx: number }
  readonly tags: TagLog | undefined
}

/** Draws a page, and logs what its PDF is completed with: texts, and links where `output` allows them. */
export function drawPdfPage({ page, number }: ChosenPage, output: PdfOutput, target: DrawingTarget): DrawnPage {
  const { context, frame, resources, embedded, photographs, effects, tags } = target
  const log = new TextLog()
  const prepare = (prepared: Context, size: Size, options?: VectorLayerOptions): void => {
    rememberMatrix(prepared)
    log.watch(prepared, options)
    embedded.attachTo(prepared)
    groupTranslucentGradients(prepared, size, (inner) => openLayer(inner, options))
  }
  const openLayer = ({ width, height }: Size, options?: VectorLayerOptions): VectorLayer => {
    const layer = createVectorLayer(width, height)
    prepare(layer.context, { width, height }, options)
    return layer
  }
  const environment: PaintEnvironment = {
    ...vectorEnvironment(resources, number, {
      bleed: frame.bleedPx,
      density: PRINTED_PIXELS_PER_PT,
      outputScale: output.scale,
    }),
    effects,
    ...(tags && { tag: tags.tag.bind(tags), tagText: tags.tagText.bind(tags) }),
    readAs: log.readAs.bind(log),
    derive: embedded.derive.bind(embedded),
    createLayer: (width, height) => {
      const layer = createLayer(width, height)
      photographs.guard(layer.context)
      return layer
    },
    createVectorLayer: (width, height, options) => openLayer({ width, height }, options),
  }
  prepare(context, sheetSize(frame))
  context.save()
  // The origin of a PDF page is at its bottom, and the sheet is rounded up to whole points.
  context.translate(0, sheetSize(frame).height - frame.sheet.height * frame.scale.y)
  context.scale(frame.scale.x, frame.scale.y)
  context.translate(frame.marginPx, frame.marginPx)
  paintPage(context, page, environment)
  context.restore()
  log.finish()
  const found = linkAreas(page, resources.size, (element) => resources.layoutText(element).heightPx)
  const areas = allowedLinks(found, output, (warning) => resources.warn({ page: number, ...warning }))
  return { log, areas }
}
