import { drawnDocument } from '../document/drawn-document.ts'
import { loadCodeEncoder } from '../paint/codes/load-code-encoder.ts'
import { arrangePage } from '../paint/layout/arrange-page.ts'
import { hyphenatedLanguages } from '../text/hyphenated-languages.ts'
import type { LayoutText } from '../text/layout-cache.ts'
import type { Warning } from '../text/warning.ts'
import { withLanguage } from '../text/with-language.ts'
import { checkOutput } from './check-output.ts'
import { type ChosenPage, chosenPages } from './chosen-pages.ts'
import type { ImageCache } from './image-cache.ts'
import { createImageFiles } from './image-files.ts'
import { openPictures, planPictures } from './open-pictures.ts'
import type { RenderTools } from './open-render-tools.ts'
import { checkMemory, pictureMemoryMb, renderMemoryMb } from './render-memory.ts'
import type { RenderResources } from './render-resources.ts'
import type { RenderTask } from './render-task.ts'

export interface PreparedPages {
  /** With the positions and sizes that depend on text. */
  readonly pages: readonly ChosenPage[]
  readonly resources: RenderResources
}

/** A page that is drawn alone. */
export interface PreparedPage {
  readonly page: ChosenPage
  readonly resources: RenderResources
}

/** A task whose pages are prepared one by one or all together. */
export interface OpenedTask {
  readonly pages: readonly ChosenPage[]
  /** Of all pages that have been prepared and drawn. */
  readonly warnings: Warning[]
  /** Lays out the pages and opens their images from `cache`. @throws `export_too_large`, `image_invalid` */
  prepare(shown: readonly ChosenPage[], cache: Pick<ImageCache, 'open'>): Promise<PreparedPages>
}

/** Opens the fonts of the document. @throws `export_too_large`, `page_not_found`, errors of images */
export async function openTask(tools: RenderTools, asked: RenderTask, memoryMb: number): Promise<OpenedTask> {
  const task = { ...asked, document: drawnDocument(asked.document) }
  const { document, size, output } = task
  const pages = chosenPages(document, output)
  checkOutput(size, output, pages.length)
  const pageMb = renderMemoryMb(task)
  checkMemory(pageMb, memoryMb)

  const { hyphenation, documentFonts, layoutIn } = tools
  const layoutDocument = layoutIn(await documentFonts.open(document, task.images, output.format))
  const readFiles = createImageFiles(task.images)
  const warnings: Warning[] = []
  const warn = (warning: Warning): void => void warnings.push(warning)
  return {
    pages,
    warnings,
    async prepare(shown, cache) {
      const elements = shown.flatMap(({ page }) => page.elements)
      await hyphenation.load(hyphenatedLanguages(elements, document.language))
      const encodeCode = await loadCodeEncoder(elements)
      const layouts = timed((element) => layoutDocument(withLanguage(element, document.language)))
      const arranged = shown.map(({ page, number }) => {
        const warnOnPage = (warning: Warning): void => warn({ page: number, ...warning })
        return { page: arrangePage(page, { layoutText: layouts.layoutText, warn: warnOnPage }), number }
      })
      const imageFiles = await readFiles(arranged)
      const planned = await planPictures(arranged, imageFiles, task)
      checkMemory(pageMb + pictureMemoryMb(planned), memoryMb)
      const pictures = await openPictures(planned, cache)
      return { pages: arranged, resources: { size, ...layouts, pictures, encodeCode, files: imageFiles, warn } }
    },
  }
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
