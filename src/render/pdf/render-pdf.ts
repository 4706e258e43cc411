import { setImmediate } from 'node:timers/promises'
import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import type { Document } from '../../document/document.ts'
import type { ChosenPage } from '../chosen-pages.ts'
import { originalFiles, type RenderResources } from '../render-resources.ts'
import type { OnProgress, PdfOutput, RenderedFile } from '../render-task.ts'
import { asContext } from '../skia.ts'
import { annotateLinks } from './annotate-links.ts'
import { compressPictures } from './compress-pictures.ts'
import { drawCropMarks } from './crop-marks.ts'
import { contentStreams } from './content-streams.ts'
import type { Deflate } from './deflate-cache.ts'
import { describeDocument, factsOf } from './document-information.ts'
import { drawPdfPage, type DrawnPage } from './draw-pdf-page.ts'
import { EFFECT_PX } from './effect-budget.ts'
import { EmbeddedPictures, PICTURE_QUALITY } from './embedded-pictures.ts'
import { createInkConversion } from './convert-to-inks.ts'
import { createTextExtraction } from './make-text-extractable.ts'
import { omitHiddenCopies } from './omit-hidden-copies.ts'
import { OriginalPhotographs } from './original-photographs.ts'
import { addOutputIntents } from './output-intents.ts'
import { writeOutline } from './page-outline.ts'
import { overlapTiles } from './overlap-tiles.ts'
import { PRINTED_PIXELS_PER_PT, pageFrame, setBoxes, sheetSize } from './page-frame.ts'
import { parsePdf } from './parse-pdf.ts'
import { pageObjects, type PdfObject } from './pdf-value.ts'
import { placePictures } from './place-pictures.ts'
import type { PrintingProcess } from './printing-process.ts'
import type { Photographs } from './photographs.ts'
import type { Shaper } from './shape-word.ts'
import { slimFonts } from './slim-fonts.ts'
import { createStructure } from './structure/document-structure.ts'
import { compressStream, writePdf } from './write-pdf.ts'
import { writeXmp } from './xmp-metadata.ts'

export interface PdfTools {
  readonly resources: RenderResources
  readonly photographs: Photographs
  readonly shaper: Shaper
  readonly deflate: Deflate
  readonly process: PrintingProcess | undefined
  readonly document: Pick<Document, 'language' | 'direction' | 'title'>
  /** The text of a stamp. */
  readonly stamp: string | undefined
  readonly onProgress: OnProgress | undefined
}

/**
 * Renders `pages` as one PDF. Equal tasks produce equal bytes.
 * @throws PixelsNeeded
 */
export async function renderPdf(
  pages: readonly ChosenPage[],
  output: PdfOutput,
  { resources, photographs, shaper, deflate, process, document, stamp, onProgress }: PdfTools,
): Promise<RenderedFile> {
  const startMs = performance.now()
  const { conformsTo = [] } = output
  const isArchive = conformsTo.includes('PDF/A-2b')
  const frame = pageFrame(resources.size, output)
  const drawing = new PDFDocument({ encodingQuality: PICTURE_QUALITY, compressionLevel: 0 })
  const originals = new OriginalPhotographs(originalFiles(resources))
  const embedded = new EmbeddedPictures(PRINTED_PIXELS_PER_PT, { originals, photographs })
  const effects = { leftPx: EFFECT_PX }
  const drawn: (DrawnPage | undefined)[] = []
  const structure = createStructure(pages, { document, output, resources })
  for (const [index, chosen] of pages.entries()) {
    const { width, height } = sheetSize(frame)
    const context = asContext(drawing.beginPage(width, height) as SKRSContext2D)
    drawn.push(
      drawPdfPage(chosen, output, {
        ...{ context, frame, resources, embedded, photographs, effects },
        tags: structure?.tagsOf(index),
      }),
    )
    drawing.endPage()
    // Skia frees memory only when the event loop turns.
    await setImmediate()
    onProgress?.(index + 1, pages.length)
  }
  const paintedMs = performance.now()
  const pdf = parsePdf(drawing.close())
  embedded.release()
  originals.embed(pdf)
  const extraction = createTextExtraction(pdf, shaper)
  const conversion = process && createInkConversion(pdf, process.inks)
  const finished = new Set<PdfObject>()
  // Page by page, so that not all streams are in memory twice.
  for (const [index, { reference, page }] of pageObjects(pdf).entries()) {
    const { log, areas = [] } = drawn[index] ?? {}
    const streams = contentStreams(pdf, page).filter(({ object }) => !finished.has(object))
    omitHiddenCopies(pdf, streams)
    if (log) extraction.rewrite(streams, log)
    const links = annotateLinks(pdf, page, { areas, frame })
    structure?.mark(pdf, index, { reference, page, streams, links, frame })
    placePictures(streams)
    conversion?.convertPage(page)
    for (const { object } of streams) {
      compressStream(object, deflate)
      finished.add(object)
    }
    setBoxes(page, frame)
    if (output.cropMarks) drawCropMarks(pdf, page, { frame, isForScreens: isArchive && !process })
    drawn[index] = undefined
  }
  extraction.finish()
  structure?.write(pdf)
  slimFonts(pdf)
  overlapTiles(pdf)
  compressPictures(pdf, { quality: PICTURE_QUALITY, isInterpolated: !isArchive })
  await conversion?.finish()
  writeOutline(
    pdf,
    pageObjects(pdf).map(({ reference }, index) => ({ page: reference, name: pages[index]?.page.name })),
  )
  const facts = { ...factsOf(output, document), stamp }
  describeDocument(pdf, facts)
  writeXmp(pdf, facts)
  addOutputIntents(pdf, conformsTo, process)
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
