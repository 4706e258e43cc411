import { openBundledFonts } from '../assets/fonts/bundled-fonts.ts'
import type { FontCatalog } from '../text/font-catalog.ts'
import { createHyphenation, type Hyphenation } from '../text/hyphenation.ts'
import { cacheLayouts, type LayoutText } from '../text/layout-cache.ts'
import { decodeImage, releasePicture } from './decode-image.ts'
import { createImageCache, type ImageCache } from './image-cache.ts'
import { createDocumentFonts, type DocumentFonts } from './open-document-fonts.ts'
import { cacheDeflated, type Deflate } from './pdf/deflate-cache.ts'
import { createPrintingProcesses, type PrintingProcessOf } from './pdf/printing-process.ts'
import { createPhotographMemory, type PhotographMemory } from './pdf/photographs.ts'
import { createShaper, type FontFile, type Shaper } from './pdf/shape-word.ts'
import { prepareSkia } from './skia.ts'

/** Decoded images of one process: about six of screen size. */
const IMAGE_CACHE_BYTES = 32 * 1024 * 1024

/** Text layouts of one process: about fifty full pages. */
const LAYOUT_CACHE_BYTES = 4 * 1024 * 1024

/** Compressed streams of PDFs: fonts and images of about twenty designs. */
const DEFLATED_CACHE_BYTES = 4 * 1024 * 1024

/** Fonts and caches, which all renders of a process share. */
export interface RenderTools {
  readonly documentFonts: DocumentFonts
  readonly hyphenation: Hyphenation
  /** Returns the layout of texts in the fonts of a catalog. */
  readonly layoutIn: (fonts: FontCatalog) => LayoutText
  readonly imageCache: ImageCache
  readonly photographMemory: PhotographMemory
  readonly fontFile: FontFile
  readonly shaper: Shaper
  readonly deflate: Deflate
  readonly printingProcess: PrintingProcessOf
}

export interface RenderToolsOptions {
  /** With ICC profiles of the operator. */
  readonly profileFolder?: string | undefined
}

/** Loads the bundled fonts, which takes about 100 ms. */
export function openRenderTools({ profileFolder }: RenderToolsOptions = {}): RenderTools {
  const fonts = openBundledFonts()
  const typesetting = prepareSkia(fonts)
  const paths = new Map(fonts.files.map(({ family, path }) => [family, path]))
  const documentFonts = createDocumentFonts(fonts)
  const fontFile: FontFile = (family) => paths.get(family) ?? documentFonts.bytesOf(family)
  const hyphenation = createHyphenation()
  const layoutText = cacheLayouts({ ...typesetting, hyphenation }, LAYOUT_CACHE_BYTES)
  return {
    documentFonts,
    hyphenation,
    // Those of a document are cached only for one render, since another document's fonts of the same name may differ.
    layoutIn: (catalog) =>
      catalog === fonts
        ? layoutText
        : cacheLayouts({ ...typesetting, hyphenation, fonts: catalog }, LAYOUT_CACHE_BYTES),
    imageCache: createImageCache({ decode: decodeImage, release: releasePicture, maxBytes: IMAGE_CACHE_BYTES }),
    photographMemory: createPhotographMemory(),
    fontFile,
    shaper: createShaper(fontFile),
    deflate: cacheDeflated(DEFLATED_CACHE_BYTES),
    printingProcess: createPrintingProcesses(profileFolder),
  }
}
