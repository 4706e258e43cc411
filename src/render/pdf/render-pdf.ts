import { setImmediate } from 'node:timers/promises'
import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import type { Size } from '../../document/document.ts'
import type { Context } from '../../paint/canvas.ts'
import type { PaintEnvironment, VectorLayer, VectorLayerOptions } from '../../paint/environment.ts'
import { paintPage } from '../../paint/paint-page.ts'
import type { ChosenPage } from '../chosen-pages.ts'
import { originalFiles, type RenderResources, vectorEnvironment } from '../render-resources.ts'
import type { OnProgress, PdfOutput, RenderedFile } from '../render-task.ts'
import { asContext, createLayer, createVectorLayer } from '../skia.ts'
import { annotateLinks } from './annotate-links.ts'
import { compressPictures } from './compress-pictures.ts'
import { drawCropMarks } from './crop-marks.ts'
import { contentStreams } from './content-streams.ts'
import type { Deflate } from './deflate-cache.ts'
import { describeDocument } from './document-information.ts'
import { EFFECT_PX } from './effect-budget.ts'
import { EmbeddedPictures, PICTURE_QUALITY } from './embedded-pictures.ts'
import { groupTranslucentGradients } from './group-translucent-gradients.ts'
import { linkAreas, type LinkArea } from './link-areas.ts'
import { createTextExtraction } from './make-text-extractable.ts'
import { markContent } from './mark-content.ts'
import { omitHiddenCopies } from './omit-hidden-copies.ts'
import { OriginalPhotographs } from './original-photographs.ts'
import { addOutputIntent, archiveIntent } from './output-intent.ts'
import { overlapTiles } from './overlap-tiles.ts'
import { PRINTED_PIXELS_PER_PT, pageFrame, setBoxes, type PageFrame } from './page-frame.ts'
import { parsePdf } from './parse-pdf.ts'
import { pageObjects, type PdfObject } from './pdf-value.ts'
import { placePictures } from './place-pictures.ts'
import type { Photographs } from './photographs.ts'
import type { Shaper } from './shape-word.ts'
import { rememberMatrix } from './remember-matrix.ts'
import { slimFonts } from './slim-fonts.ts'
import { type StructuredPage, writeStructureTree } from './structure-tree.ts'
import { hasAlt, TagLog } from './tag-log.ts'
import { TextLog } from './text-log.ts'
import { compressStream, writePdf } from './write-pdf.ts'
import { writeXmp } from './xmp-metadata.ts'

export interface PdfTools {
  readonly resources: RenderResources
  readonly photographs: Photographs
  readonly shaper: Shaper
  readonly deflate: Deflate
  /** BCP 47 */
  readonly language: string | undefined
  readonly onProgress: OnProgress | undefined
}

/**
 * Renders `pages` as one PDF. Equal tasks produce equal bytes.
 * @throws PixelsNeeded
 */
export async function renderPdf(
  pages: readonly ChosenPage[],
  output: PdfOutput,
  { resources, photographs, shaper, deflate, language, onProgress }: PdfTools,
): Promise<RenderedFile> {
  const startMs = performance.now()
  const { conformsTo = [] } = output
  const frame = pageFrame(resources.size, output)
  const document = new PDFDocument({ encodingQuality: PICTURE_QUALITY, compressionLevel: 0 })
  const originals = new OriginalPhotographs(originalFiles(resources))
  const embedded = new EmbeddedPictures(PRINTED_PIXELS_PER_PT, { originals, photographs })
  const effects = { leftPx: EFFECT_PX }
  const drawn: (DrawnPage | undefined)[] = []
  // Screen readers skip what a structure leaves out, so there is one only if it adds something.
  const isTagged = pages.some(({ page }) => page.elements.some(hasAlt))
  for (const [index, chosen] of pages.entries()) {
    const { width, height } = sheetSize(frame)
    const context = asContext(document.beginPage(width, height) as SKRSContext2D)
    drawn.push(drawPage(chosen, output, { context, frame, resources, embedded, photographs, effects, isTagged }))
    document.endPage()
    // Skia frees memory only when the event loop turns.
    await setImmediate()
    onProgress?.(index + 1, pages.length)
  }
  const paintedMs = performance.now()
  const pdf = parsePdf(document.close())
  embedded.release()
  originals.embed(pdf)
  const extraction = createTextExtraction(pdf, shaper)
  const structured: StructuredPage[] = []
  const finished = new Set<PdfObject>()
  // Page by page, so that not all streams are in memory twice.
  for (const [index, { reference, page }] of pageObjects(pdf).entries()) {
    const { log, tags, links = [] } = drawn[index] ?? {}
    const streams = contentStreams(pdf, page).filter(({ object }) => !finished.has(object))
    omitHiddenCopies(pdf, streams)
    if (log) extraction.rewrite(streams, log)
    if (isTagged) structured.push(markContent({ reference, page, nodes: tags?.nodes ?? [], streams }))
    placePictures(streams)
    for (const { object } of streams) {
      compressStream(object, deflate)
      finished.add(object)
    }
    setBoxes(page, frame)
    if (output.cropMarks) drawCropMarks(pdf, page, frame)
    annotateLinks(pdf, page, { areas: links, frame })
    drawn[index] = undefined
  }
  extraction.finish()
  if (isTagged) writeStructureTree(pdf, structured)
  slimFonts(pdf)
  overlapTiles(pdf)
  compressPictures(pdf, PICTURE_QUALITY)
  describeDocument(pdf, output.metadata, language)
  writeXmp(pdf, { metadata: output.metadata, language, conformsTo })
  if (conformsTo.includes('PDF/A-2b')) addOutputIntent(pdf, archiveIntent())
  const width = Math.round(frame.sheet.width * output.scale)
  const height = Math.round(frame.sheet.height * output.scale)
  const bytes = writePdf(pdf, deflate)
  const times = {
    layoutMs: resources.layoutTime(),
    paintMs: paintedMs - startMs,
    encodeMs: performance.now() - paintedMs,
  }
  return { page: null, bytes, width, height, contentType: 'application/pdf', extension: 'pdf', times }
}

interface DrawnPage {
  readonly log: TextLog
  readonly tags: TagLog | undefined
  readonly links: readonly LinkArea[]
}

interface DrawingTarget {
  readonly context: Context
  readonly frame: PageFrame
  readonly resources: RenderResources
  readonly embedded: EmbeddedPictures
  readonly photographs: Photographs
  readonly effects: { leftPx: number }
  readonly isTagged: boolean
}

function drawPage({ page, number }: ChosenPage, output: PdfOutput, target: DrawingTarget): DrawnPage {
  const { context, frame, resources, embedded, photographs, effects, isTagged } = target
  const log = new TextLog()
  const tags = isTagged ? new TagLog() : undefined
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
      bleed: output.bleed,
      density: PRINTED_PIXELS_PER_PT,
      outputScale: output.scale,
    }),
    effects,
    ...(tags && { tag: tags.tag.bind(tags) }),
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
  const links = linkAreas(page, resources.size, (element) => resources.layoutText(element).heightPx)
  return { log, tags, links }
}

/** Returns whole points, rounded up: if Skia rounded the size, everything on the page would move. */
function sheetSize({ sheet, scale }: PageFrame): Size {
  return { width: Math.ceil(sheet.width * scale.x), height: Math.ceil(sheet.height * scale.y) }
}
