import { setImmediate } from 'node:timers/promises'
import { openBundledFonts } from '../assets/fonts/bundled-fonts.ts'
import { rememberLayouts } from '../text/layout-memory.ts'
import { type Warning } from '../text/warning.ts'
import { checkOutput } from './check-output.ts'
import { chosenPages } from './chosen-pages.ts'
import { decodeImage } from './decode-image.ts'
import { createImageCache } from './image-cache.ts'
import { openPictures } from './open-pictures.ts'
import { renderPdf } from './pdf/render-pdf.ts'
import { createShaper } from './pdf/shape-word.ts'
import { type OnProgress, type RenderedFile, type RenderResult, type RenderTask } from './render-task.ts'
import { renderPage } from './render-page.ts'
import { prepareSkia } from './skia.ts'
import { type Studio } from './studio.ts'

/** Decoded pictures kept by one thread: half a dozen of a screen's size. */
const IMAGE_CACHE_BYTES = 32 * 1024 * 1024

/** Texts laid out, remembered by one thread: some fifty pages full of it. */
const LAYOUT_MEMORY_BYTES = 4 * 1024 * 1024

/**
 * Renders a task on this thread, page after page. `onProgress` is called after each, `checkpoint` before each element: what
 * either throws ends the render.
 *
 * @throws {Failure} `export_too_large`, `image_invalid`, `page_not_found`
 */
export type RenderDocument = (
  task: RenderTask,
  onProgress?: OnProgress,
  checkpoint?: () => void,
) => Promise<RenderResult>

/** Readies this thread for rendering: its fonts are registered and it has an image cache of its own. Takes some 100 ms. */
export function createDocumentRenderer(): RenderDocument {
  const fonts = openBundledFonts()
  prepareSkia(fonts)
  const paths = new Map(fonts.files.map(({ family, path }) => [family, path]))
  const shape = createShaper((family) => paths.get(family))
  const layoutText = rememberLayouts(fonts, LAYOUT_MEMORY_BYTES)
  const images = createImageCache({ decode: decodeImage, maxBytes: IMAGE_CACHE_BYTES })

  return async (task, onProgress, checkpoint) => {
    const { document, size, output } = task
    const pages = chosenPages(document, output)
    checkOutput(size, output, pages.length)
    const warnings: Warning[] = []
    const open = async (shown: typeof pages): Promise<Studio> => {
      const pictures = await openPictures(shown, task, images)
      return { size, layoutText, pictures, warn: (warning) => void warnings.push(warning), checkpoint }
    }

    if (output.format === 'pdf') {
      const tools = { studio: await open(pages), images: task.images, shape, onProgress }
      return { files: [await renderPdf(pages, output, tools)], warnings }
    }
    const files: RenderedFile[] = []
    for (const [index, chosen] of pages.entries()) {
      files.push(await renderPage(chosen, output, await open([chosen])))
      // Skia gives a released canvas's memory back only when the event loop turns.
      await setImmediate()
      onProgress?.(index + 1, pages.length)
    }
    return { files, warnings }
  }
}
