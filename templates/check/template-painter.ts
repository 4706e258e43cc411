import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { openBuiltinPictures } from '../../src/assets/builtin-pictures.ts'
import type { Document, Page, Size } from '../../src/document/document.ts'
import type { PaintEnvironment } from '../../src/paint/environment.ts'
import { paintPage } from '../../src/paint/paint-page.ts'
import { openRenderTools } from '../../src/render/open-render-tools.ts'
import { openTask } from '../../src/render/prepare-pages.ts'
import { rasterEnvironment } from '../../src/render/render-resources.ts'
import { asContext } from '../../src/render/skia.ts'
import type { Warning } from '../../src/text/warning.ts'

export interface PreparedPage {
  /** With the positions that depend on text. */
  readonly page: Page
  /** 1-based. */
  readonly number: number
  readonly environment: PaintEnvironment
}

export interface PreparedPages {
  readonly pages: readonly PreparedPage[]
  /** Grows when pages are painted. */
  readonly warnings: readonly Warning[]
}

/** Print shops and retina screens ask for at least twice the pixels. */
const EXPORTED_SCALE = 2

export type TemplatePainter = ReturnType<typeof openTemplatePainter>

/** Opens fonts and pictures once for many templates, without other processes and files. */
export function openTemplatePainter() {
  const tools = openRenderTools()
  const pictures = openBuiltinPictures()
  return {
    /** Prepares all pages of a filled document, to be painted at `scale` pixels per CSS pixel. */
    async prepare(document: Document, size: Size, scale: number): Promise<PreparedPages> {
      const images = async (src: string): Promise<Uint8Array> => {
        const picture = await pictures.read(src.slice('builtin:'.length))
        if (!picture) throw new Error(`there is no picture ${src}`)
        return picture
      }
      const task = { document, size, output: { format: 'png', scale, transparent: false }, images } as const
      const opened = await openTask(tools, task, Infinity)
      const { pages, resources } = await opened.prepare(opened.pages, tools.imageCache)
      return {
        warnings: opened.warnings,
        pages: pages.map(({ page, number }) => ({
          page,
          number,
          // Codes are judged at the size of an export, not at that of a thumbnail.
          environment: rasterEnvironment(resources, number, EXPORTED_SCALE),
        })),
      }
    },
    paint({ page, environment }: PreparedPage, scale: number): Canvas {
      const { width, height } = environment.size
      const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
      const context = canvas.getContext('2d')
      context.scale(scale, scale)
      paintPage(asContext(context), page, environment)
      return canvas
    },
  }
}
