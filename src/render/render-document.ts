import { setImmediate } from 'node:timers/promises'
import type { Document } from '../document/document.ts'
import { isAnimated } from '../formats/animation.ts'
import { renderAnimation } from './animation/render-animation.ts'
import { openRenderTools, type RenderTools, type RenderToolsOptions } from './open-render-tools.ts'
import { Photographs, PixelsNeeded } from './pdf/photographs.ts'
import type { PrintingProcess } from './pdf/printing-process.ts'
import { renderPdf } from './pdf/render-pdf.ts'
import { type OpenedTask, openTask, type PreparedPage } from './prepare-pages.ts'
import { renderPage } from './render-page.ts'
import { Presentation } from './pptx/render-pptx.ts'
import { createStamps } from './stamp/create-stamps.ts'
import { stampFile } from './stamp/stamp-file.ts'
import { renderSvg } from './svg/render-svg.ts'
import type { OnProgress, PdfOutput, RenderedFile, RenderEvents, RenderResult, RenderTask } from './render-task.ts'

/**
 * @throws `export_too_large`, `output_too_large`, `image_invalid`, `page_not_found`, `profile_replaced`, errors of
 *   images and `onFile`
 */
export type RenderDocument = (task: RenderTask, events?: RenderEvents) => Promise<RenderResult>

export interface DocumentRendererOptions extends RenderToolsOptions {
  readonly memoryMb?: number
  /** Called between the pages of a render. */
  readonly collectGarbage?: () => void
}

/** Loads the bundled fonts, which takes about 100 ms. */
export function createDocumentRenderer({
  memoryMb = Infinity,
  collectGarbage,
  profileFolder,
}: DocumentRendererOptions = {}): RenderDocument {
  const tools = openRenderTools({ profileFolder })
  const { imageCache } = tools

  let running = 0
  // Another render may still draw evicted pictures.
  const releaseEvicted = (): void => {
    if (running === 1) imageCache.releaseEvicted()
  }

  const renderTask: RenderDocument = async (task, { onProgress, onFile } = {}) => {
    const opened = await openTask(tools, task, memoryMb)
    const { pages, warnings } = opened
    const { output } = task
    const stamps = createStamps(
      task,
      pages.map(({ number }) => number),
    )
    const files: RenderedFile[] = []
    const deliver = async (file: RenderedFile): Promise<void> => {
      const stamped = stamps ? { ...file, bytes: stampFile(file.bytes, output.format, stamps(file.page)) } : file
      if (onFile) await onFile(stamped)
      else files.push(stamped)
    }
    if (output.format === 'pdf') {
      const stamp = stamps?.(null)
      const process = output.colorProfile ? tools.printingProcess(output.colorProfile, task.profileDigest) : undefined
      await deliver(await drawPdf(tools, opened, { output, document: task.document, process, stamp, onProgress }))
      return { files, warnings }
    }
    async function* pagesInTurn(): AsyncGenerator<PreparedPage> {
      for (const [index, chosen] of pages.entries()) {
        const { pages: arranged, resources } = await opened.prepare([chosen], imageCache)
        for (const page of arranged) yield { page, resources }
        releaseEvicted()
        if (index > 0) collectGarbage?.()
        // Skia frees memory only between turns of the event loop.
        await setImmediate()
        onProgress?.(index + 1, pages.length)
      }
    }
    if (isAnimated(output)) {
      await deliver(await renderAnimation(pagesInTurn(), output))
      return { files, warnings }
    }
    const presentation = output.format === 'pptx' ? new Presentation(task.document, output, stamps?.(null)) : undefined
    let finish = (): RenderedFile | undefined => undefined
    for await (const { page, resources } of pagesInTurn()) {
      if (output.format === 'pptx') presentation?.addSlide(page, resources)
      else if (output.format === 'svg') {
        const { language } = task.document
        await deliver(await renderSvg(page, output, { resources, fontFile: tools.fontFile, language }))
      } else await deliver(await renderPage(page, output, resources))
      finish = () => presentation?.finish(resources)
    }
    const file = finish()
    if (file) await deliver(file)
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

interface PdfDrawing {
  readonly output: PdfOutput
  readonly document: Document
  readonly process: PrintingProcess | undefined
  readonly stamp: string | undefined
  readonly onProgress: OnProgress | undefined
}

/** Begins again, with all photographs decoded, if the PDF needs the pixels of one that was not. */
async function drawPdf(tools: RenderTools, opened: OpenedTask, drawing: PdfDrawing): Promise<RenderedFile> {
  const { photographMemory, imageCache, shaper, deflate } = tools
  const { output, ...facts } = drawing
  const photographs = new Photographs(photographMemory, imageCache)
  const { pages, resources } = await opened.prepare(opened.pages, photographs)
  try {
    const file = await renderPdf(pages, output, {
      ...{ resources, photographs, shaper, deflate, ...facts },
    })
    photographs.remember()
    return file
  } catch (error) {
    if (!(error instanceof PixelsNeeded)) throw error
    photographs.forgetSizes()
    opened.warnings.length = 0
    return drawPdf(tools, opened, drawing)
  }
}
