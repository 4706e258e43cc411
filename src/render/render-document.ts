import { setImmediate } from 'node:timers/promises'
import { openBundledFonts } from '../assets/fonts/bundled-fonts.ts'
import { loadCodeEncoder } from '../paint/codes/load-code-encoder.ts'
import { createHyphenation } from '../text/hyphenation.ts'
import { resolveBrand } from '../document/resolve-brand.ts'
import { hyphenatedLanguages } from '../text/hyphenated-languages.ts'
import { cacheLayouts, type LayoutText } from '../text/layout-cache.ts'
import { flowDocument } from '../document/flow/flow-document.ts'
import { arrangePage } from '../paint/layout/arrange-page.ts'
import type { Warning } from '../text/warning.ts'
import { withLanguage } from '../text/with-language.ts'
import { checkOutput } from './check-output.ts'
import { type ChosenPage, chosenPages } from './chosen-pages.ts'
import { createDocumentFonts } from './open-document-fonts.ts'
import { decodeImage, releasePicture } from './decode-image.ts'
import { createImageCache, type ImageCache } from './image-cache.ts'
import { createImageFiles } from './image-files.ts'
import { openPictures, planPictures } from './open-pictures.ts'
import { cacheDeflated } from './pdf/deflate-cache.ts'
import { createPhotographMemory, Photographs, PixelsNeeded } from './pdf/photographs.ts'
import { renderPdf } from './pdf/render-pdf.ts'
import { createShaper } from './pdf/shape-word.ts'
import { checkMemory, pictureMemoryMb, renderMemoryMb } from './render-memory.ts'
import type { RenderedFile, RenderEvents, RenderResult, RenderTask } from './render-task.ts'
import { renderPage } from './render-page.ts'
import { prepareSkia } from './skia.ts'
import type { RenderResources } from './render-resources.ts'

/** Decoded images of one process: about six of screen size. */
const IMAGE_CACHE_BYTES = 32 * 1024 * 1024

/** Text layouts of one process: about fifty full pages. */
const LAYOUT_CACHE_BYTES = 4 * 1024 * 1024

/** Compressed streams of PDFs: fonts and images of about twenty designs. */
const DEFLATED_CACHE_BYTES = 4 * 1024 * 1024

/** @throws `export_too_large`, `output_too_large`, `image_invalid`, `page_not_found`, errors of images and `onFile` */
export type RenderDocument = (task: RenderTask, events?: RenderEvents) => Promise<RenderResult>

export interface DocumentRendererOptions {
  readonly memoryMb?: number
  /** Called between the pages of a render. */
  readonly collectGarbage?: () => void
}

/** Loads the bundled fonts, which takes about 100 ms. */
export function createDocumentRenderer({
  memoryMb = Infinity,
  collectGarbage,
}: DocumentRendererOptions = {}): RenderDocument {
  const fonts = openBundledFonts()
  const typesetting = prepareSkia(fonts)
  const paths = new Map(fonts.files.map(({ family, path }) => [family, path]))
  const documentFonts = createDocumentFonts(fonts)
  const shaper = createShaper((family) => paths.get(family) ?? documentFonts.bytesOf(family))
  const hyphenation = createHyphenation()
  const layoutText = cacheLayouts({ ...typesetting, hyphenation }, LAYOUT_CACHE_BYTES)
  const imageCache = createImageCache({ decode: decodeImage, release: releasePicture, maxBytes: IMAGE_CACHE_BYTES })

  const photographMemory = createPhotographMemory()
  const deflate = cacheDeflated(DEFLATED_CACHE_BYTES)

  let running = 0
  // Another render may still draw evicted pictures.
  const releaseEvicted = (): void => {
    if (running === 1) imageCache.releaseEvicted()
  }

  const renderTask: RenderDocument = async (asked, { onProgress, onFile } = {}) => {
    const task = { ...asked, document: resolveBrand(flowDocument(asked.document)) }
    const { document, size, output } = task
    const pages = chosenPages(document, output)
    checkOutput(size, output)
    const pageMb = renderMemoryMb(task)
    checkMemory(pageMb, memoryMb)

    const catalog = await documentFonts.open(document, task.images, output.format)
    // Cached only for this render, since another document's fonts of the same name may differ.
    const layoutDocument =
      catalog === fonts ? layoutText : cacheLayouts({ ...typesetting, hyphenation, fonts: catalog }, LAYOUT_CACHE_BYTES)
    const readFiles = createImageFiles(task.images)
    const warnings: Warning[] = []
    const prepare = async (
      shown: readonly ChosenPage[],
      cache: Pick<ImageCache, 'open'> = imageCache,
    ): Promise<PreparedPages> => {
      const elements = shown.flatMap(({ page }) => page.elements)
      await hyphenation.load(hyphenatedLanguages(elements, document.language))
      const encodeCode = await loadCodeEncoder(elements)
      const layouts = timed((element) => layoutDocument(withLanguage(element, document.language)))
      const arranged = shown.map(({ page, number }) => {
        const warn = (warning: Warning): void => void warnings.push({ page: number, ...warning })
        return { page: arrangePage(page, { layoutText: layouts.layoutText, warn }), number }
      })
      const imageFiles = await readFiles(arranged)
      const planned = await planPictures(arranged, imageFiles, task)
      checkMemory(pageMb + pictureMemoryMb(planned), memoryMb)
      const pictures = await openPictures(planned, cache)
      const warn = (warning: Warning): void => void warnings.push(warning)
      return { pages: arranged, resources: { size, ...layouts, pictures, encodeCode, files: imageFiles, warn } }
    }

    const files: RenderedFile[] = []
    const deliver = async (file: RenderedFile): Promise<void> => {
      if (onFile) await onFile(file)
      else files.push(file)
    }
    if (output.format === 'pdf') {
      const drawPdf = async (): Promise<RenderedFile> => {
        const photographs = new Photographs(photographMemory, imageCache)
        const prepared = await prepare(pages, photographs)
        const { resources } = prepared
        const tools = { resources, photographs, shaper, deflate, language: document.language, onProgress }
        try {
          const file = await renderPdf(prepared.pages, output, tools)
          photographs.remember()
          return file
        } catch (error) {
          if (!(error instanceof PixelsNeeded)) throw error
          photographs.forgetSizes()
          warnings.length = 0
          return drawPdf()
        }
      }
      await deliver(await drawPdf())
      return { files, warnings }
    }
    for (const [index, chosen] of pages.entries()) {
      const { pages: arranged, resources } = await prepare([chosen])
      for (const page of arranged) await deliver(await renderPage(page, output, resources))
      releaseEvicted()
      if (index > 0) collectGarbage?.()
      // Skia frees memory only between turns of the event loop.
      await setImmediate()
      onProgress?.(index + 1, pages.length)
    }
    return { files, warnings }
  }

  return async (task, events) => {
    running += 1
    try {
      return await renderTask(task, events)
    } finally {
      releaseEvicted()
      running -= 1
    }
  }
}

interface PreparedPages {
  /** With the positions and sizes that depend on text. */
  readonly pages: readonly ChosenPage[]
  readonly resources: RenderResources
}

/** Measures how long laying out text takes, which happens while a page is painted. */
function timed(layoutText: LayoutText): Pick<RenderResources, 'layoutText' | 'layoutTime'> {
  let totalMs = 0
  return {
    layoutText(element) {
      const startMs = performance.now()
      const layout = layoutText(element)
      totalMs += performance.now() - startMs
      return layout
    },
    layoutTime: () => totalMs,
  }
}
