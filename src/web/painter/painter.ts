import { type Document, type Page, type Size } from '../../document/document.ts'
import { fillDefaults, fillDocument } from '../../document/fill-document.ts'
import { listSources } from '../../document/list-sources.ts'
import { paintPage } from '../../paint/paint-page.ts'
import { rememberLayouts } from '../../text/layout-memory.ts'
import { type Warning } from '../../text/warning.ts'
import { contextOf, createLayer, measuring, newPath } from './browser-canvas.ts'
import { loadCatalog, type PaintCatalog } from './catalog.ts'
import { createFontLoader } from './font-loader.ts'
import { type AssetUrl, createPictureLoader } from './picture-loader.ts'

export interface PainterOptions {
  /** Of the server's /paint/catalog.json. */
  readonly catalogUrl: string
  readonly assetUrl: AssetUrl
}

export interface Drawing {
  readonly canvas: HTMLCanvasElement
  readonly document: Document
  /** 1-based. */
  readonly page: number
  /** The design's, in CSS pixels. */
  readonly size: Size
  /** Pixels of the canvas to one of the design's. */
  readonly scale: number
  /** Fills slots and placeholders, which without it show their defaults. What has neither stays as it is written. */
  readonly data?: Readonly<Record<string, unknown>> | undefined
  readonly signal?: AbortSignal | undefined
}

/** Draws designs in the browser: by the server's own painter, in its fonts, to the same picture. */
export interface Painter {
  /**
   * Draws one page. The canvas keeps what it shows until all that the page needs has come, and then gets its size and the page at once.
   *
   * @returns what is drawn otherwise than the document asks
   * @throws where the fonts cannot be loaded, where there is no such page, `Failure` `invalid_input` for data that does not fit, and the
   *   signal's reason once it is aborted
   */
  drawPage(drawing: Drawing): Promise<readonly Warning[]>
}

/** Texts laid out, remembered: some fifty pages full of it. */
const LAYOUT_MEMORY_BYTES = 4 * 1024 * 1024

/** Browsers hand out blank canvases beyond some size; this one all of them draw. */
const MAX_PIXELS = 16_000_000
const MAX_SIDE_PX = 8_192

/** Nothing is fetched before the first page is drawn. */
export function createPainter({ catalogUrl, assetUrl }: PainterOptions): Painter {
  let opening: Promise<Easel> | undefined
  const open = (): Promise<Easel> => {
    const begun = (opening ??= loadCatalog(catalogUrl).then((catalog) => openEasel(catalog, assetUrl)))
    begun.catch(() => (opening = undefined))
    return begun
  }
  return {
    async drawPage({ canvas, document, page: number, size, scale, data, signal }) {
      const filled = data === undefined ? fillDefaults(document) : fillDocument(document, data, 'keep')
      const page = filled.pages[number - 1]
      if (!page) throw new RangeError(`There is no page ${number}.`)
      const easel = await open()
      const needed = await easel.prepare(page, signal)
      signal?.throwIfAborted()
      return paint(easel, { canvas, page, number, size, scale, needed })
    },
  }
}

type Easel = ReturnType<typeof openEasel>

function openEasel(catalog: PaintCatalog, assetUrl: AssetUrl) {
  const fonts = createFontLoader(catalog)
  const pictures = createPictureLoader(catalog, assetUrl)
  const remembered = rememberLayouts(catalog.fonts, LAYOUT_MEMORY_BYTES)
  return {
    layoutText: (element: Parameters<typeof remembered>[0]) => measuring(() => remembered(element)),
    /** Has all that `page` is drawn with. */
    async prepare(page: Page, signal: AbortSignal | undefined) {
      const [opened, warnings] = await Promise.all([
        pictures.load(listSources({ version: 1, pages: [page] }), signal),
        fonts.load(page),
      ])
      return { pictures: opened, warnings }
    },
  }
}

interface Prepared {
  readonly canvas: HTMLCanvasElement
  readonly page: Page
  readonly number: number
  readonly size: Size
  readonly scale: number
  readonly needed: Awaited<ReturnType<Easel['prepare']>>
}

function paint(easel: Easel, { canvas, page, number, size, scale, needed }: Prepared): readonly Warning[] {
  const warnings: Warning[] = [...needed.warnings]
  const drawn = Math.min(scale, largestScale(size))
  canvas.width = Math.max(1, Math.round(size.width * drawn))
  canvas.height = Math.max(1, Math.round(size.height * drawn))
  const context = contextOf(canvas)
  context.setTransform(drawn, 0, 0, drawn, 0, 0)
  paintPage(context, page, {
    size,
    layoutText: easel.layoutText,
    pictures: needed.pictures,
    target: 'raster',
    createLayer,
    newPath,
    warn: (warning) => void warnings.push({ page: number, ...warning }),
  })
  return warnings
}

/** What a canvas has no room for is drawn more coarsely. */
function largestScale({ width, height }: Size): number {
  return Math.min(MAX_SIDE_PX / Math.max(width, height), Math.sqrt(MAX_PIXELS / (width * height)))
}
