import type { Document, Page, Size } from '../../document/document.ts'
import { listSources } from '../../document/list-sources.ts'
import type { EncodeCode } from '../../paint/codes/encode-code.ts'
import { loadCodeEncoder } from '../../paint/codes/load-code-encoder.ts'
import type { PaintEnvironment } from '../../paint/environment.ts'
import type { FontCatalog } from '../../text/font-catalog.ts'
import { createHyphenation } from '../../text/hyphenation.ts'
import { hyphenatedLanguages } from '../../text/hyphenated-languages.ts'
import { cacheLayouts, type LayoutText } from '../../text/layout-cache.ts'
import type { Measurer } from '../../text/measurer.ts'
import type { Warning } from '../../text/warning.ts'
import { withLanguage } from '../../text/with-language.ts'
import { createLayer, measuring, newMeasurer, newPath } from './browser-canvas.ts'
import type { PaintCatalog } from './catalog.ts'
import { createDocumentFontLoader } from './document-font-loader.ts'
import { createFontLoader } from './font-loader.ts'
import { createPictureLoader, type PictureUrls } from './picture-loader.ts'

/** Enough for about fifty pages full of text. */
const LAYOUT_CACHE_BYTES = 4 * 1024 * 1024

/** What a page needs to be painted and measured, without waiting. */
export interface PageResources {
  /** Of fonts and pictures that could not be loaded. */
  readonly warnings: readonly Warning[]
  /** Differs from that of an earlier page if something has been loaded since: that page must be painted again. */
  readonly loaded: string
  readonly measurer: Measurer
  /** For a page with the same fonts, pictures and codes, such as this one after an element has moved. */
  /** With those of the document. */
  readonly fonts: FontCatalog
  environmentOf(size: Size, warn: (warning: Warning) => void): PaintEnvironment
}

export type LoadPageResources = (document: Document, page: Page, signal?: AbortSignal) => Promise<PageResources>

/**
 * Shares fonts, pictures and layouts between pages. A page must be as it is drawn: flowed and without
 * references to the brand.
 */
export function createPageResources(catalog: PaintCatalog, urls: PictureUrls): LoadPageResources {
  const documentFonts = createDocumentFontLoader(catalog, urls.assetUrl)
  let loads = 0
  const onLoad = (): void => void (loads += 1)
  const fonts = createFontLoader(catalog, documentFonts, onLoad)
  const pictures = createPictureLoader(catalog, urls, onLoad)
  const hyphenation = createHyphenation()
  const measurer = newMeasurer()
  // One cache for each set of fonts, since equal texts differ in equally named fonts.
  let layouts = new WeakMap<FontCatalog, LayoutText>()
  let loadsKnown = 0
  const layoutsIn = (opened: FontCatalog): LayoutText => {
    const layoutText = layouts.get(opened) ?? cacheLayouts({ fonts: opened, measurer, hyphenation }, LAYOUT_CACHE_BYTES)
    layouts.set(opened, layoutText)
    return layoutText
  }
  return async (document, page, signal) => {
    const { language } = document
    const opened = await documentFonts.open(document, page)
    const sources = listSources({ version: 1, pages: [page] })
    const languages = hyphenatedLanguages(page.elements, language)
    const [loaded, warnings, encodeCode] = await Promise.all([
      pictures.load(sources, signal),
      fonts.load(page, { fonts: opened, language }),
      loadCodeEncoder(page.elements),
      hyphenation.load(languages),
    ])
    // A page may have been painted before its fonts had loaded, as while a text is edited.
    if (loads !== loadsKnown) {
      loadsKnown = loads
      measurer.forget()
      layouts = new WeakMap()
    }
    const layoutText = layoutsIn(opened)
    return {
      warnings,
      measurer,
      fonts: opened,
      loaded: [loads, encodeCode !== undefined, ...languages, ...sources].join(' '),
      environmentOf: (size, warn) => ({
        size,
        layoutText: (element) => measuring(() => layoutText(withLanguage(element, language))),
        pictures: loaded,
        encodeCode: encodeCode ?? withoutModules,
        target: 'raster',
        createLayer,
        newPath,
        warn,
      }),
    }
  }
}

/** The editor paints a code that has just been added before the encoders have loaded: it is empty until then. */
const withoutModules: EncodeCode = () => ({ width: 100, height: 100, bars: [], outlines: [] })
