import type { Document, Page, Size } from '../../document/document.ts'
import { fillDefaults, fillDocument } from '../../document/fill-document.ts'
import { flowDocument } from '../../document/flow/flow-document.ts'
import { resolveBrand } from '../../document/resolve-brand.ts'
import { listSources } from '../../document/list-sources.ts'
import { loadCodeEncoder } from '../../paint/codes/load-code-encoder.ts'
import { paintPage } from '../../paint/paint-page.ts'
import { createHyphenation } from '../../text/hyphenation.ts'
import { hyphenatedLanguages } from '../../text/hyphenated-languages.ts'
import { cacheLayouts, type LayoutText } from '../../text/layout-cache.ts'
import type { FontCatalog } from '../../text/font-catalog.ts'
import type { Warning } from '../../text/warning.ts'
import { withLanguage } from '../../text/with-language.ts'
import { contextOf, createLayer, measuring, newMeasurer, newPath } from './browser-canvas.ts'
import { loadCatalog, type PaintCatalog } from './catalog.ts'
import { createDocumentFontLoader } from './document-font-loader.ts'
import { createFontLoader } from './font-loader.ts'
import { createPictureLoader, type PictureUrls } from './picture-loader.ts'

export interface PainterOptions extends PictureUrls {
  readonly catalogUrl: string
}

export interface Drawing {
  readonly canvas: HTMLCanvasElement
  readonly document: Document
  /** 1-based. */
  readonly page: number
  /** In CSS pixels. */
  readonly size: Size
  /** Canvas pixels per CSS pixel of the design. */
  readonly scale: number
  /** Slots and placeholders without a value show their defaults. */
  readonly data?: Readonly<Record<string, unknown>> | undefined
  readonly signal?: AbortSignal | undefined
}

export interface Painter {
  /** Leaves the canvas unchanged until all resources have loaded. Throws `invalid_input` for invalid data. */
  drawPage(drawing: Drawing): Promise<readonly Warning[]>
}

/** Enough for about fifty pages full of text. */
const LAYOUT_CACHE_BYTES = 4 * 1024 * 1024

/** Larger canvases stay blank in some browsers. */
const MAX_PIXELS = 16_000_000
const MAX_SIDE_PX = 8_192

export function createPainter({ catalogUrl, ...urls }: PainterOptions): Painter {
  let loading: Promise<Resources> | undefined
  const load = (): Promise<Resources> => {
    const resources = (loading ??= loadCatalog(catalogUrl).then((catalog) => createResources(catalog, urls)))
    resources.catch(() => (loading = undefined))
    return resources
  }
  return {
    async drawPage({ canvas, document, page: number, size, scale, data, signal }) {
      const filled = data === undefined ? fillDefaults(document) : fillDocument(document, data, 'keep')
      const flowed = resolveBrand(flowDocument(filled))
      const page = flowed.pages[number - 1]
      if (!page) throw new RangeError(`Page ${number} does not exist.`)
      const resources = await load()
      const { language } = filled
      const pageResources = await resources.prepare(filled, page, signal)
      signal?.throwIfAborted()
      return paint({ canvas, page, number, language, size, scale, pageResources })
    },
  }
}

type Resources = ReturnType<typeof createResources>

function createResources(catalog: PaintCatalog, urls: PictureUrls) {
  const documentFonts = createDocumentFontLoader(catalog, urls.assetUrl)
  const fonts = createFontLoader(catalog, documentFonts)
  const pictures = createPictureLoader(catalog, urls)
  const hyphenation = createHyphenation()
  const measurer = newMeasurer()
  // One cache for each set of fonts, since equal texts differ in equally named fonts.
  const layouts = new WeakMap<FontCatalog, LayoutText>()
  const layoutsIn = (opened: FontCatalog): LayoutText => {
    const layoutText = layouts.get(opened) ?? cacheLayouts({ fonts: opened, measurer, hyphenation }, LAYOUT_CACHE_BYTES)
    layouts.set(opened, layoutText)
    return layoutText
  }
  return {
    async prepare(document: Document, page: Page, signal: AbortSignal | undefined) {
      const opened = await documentFonts.open(document, page)
      const [loaded, warnings, encodeCode] = await Promise.all([
        pictures.load(listSources({ version: 1, pages: [page] }), signal),
        fonts.load(page, { fonts: opened, language: document.language }),
        loadCodeEncoder(page.elements),
        hyphenation.load(hyphenatedLanguages(page.elements, document.language)),
      ])
      const cachedLayout = layoutsIn(opened)
      const layoutText: LayoutText = (element) => measuring(() => cachedLayout(element))
      return { pictures: loaded, layoutText, encodeCode, warnings }
    },
  }
}

interface Prepared {
  readonly canvas: HTMLCanvasElement
  readonly page: Page
  readonly number: number
  readonly language: string | undefined
  readonly size: Size
  readonly scale: number
  readonly pageResources: Awaited<ReturnType<Resources['prepare']>>
}

function paint({ canvas, page, number, language, size, scale, pageResources }: Prepared): readonly Warning[] {
  const warnings: Warning[] = [...pageResources.warnings]
  const drawnScale = Math.min(scale, largestScale(size))
  canvas.width = Math.max(1, Math.round(size.width * drawnScale))
  canvas.height = Math.max(1, Math.round(size.height * drawnScale))
  const context = contextOf(canvas)
  context.setTransform(drawnScale, 0, 0, drawnScale, 0, 0)
  paintPage(context, page, {
    size,
    layoutText: (element) => pageResources.layoutText(withLanguage(element, language)),
    pictures: pageResources.pictures,
    encodeCode: pageResources.encodeCode,
    target: 'raster',
    createLayer,
    newPath,
    warn: (warning) => void warnings.push({ page: number, ...warning }),
  })
  return warnings
}

function largestScale({ width, height }: Size): number {
  return Math.min(MAX_SIDE_PX / Math.max(width, height), Math.sqrt(MAX_PIXELS / (width * height)))
}
