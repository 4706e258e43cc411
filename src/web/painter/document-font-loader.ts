import { LRUCache } from 'lru-cache'
import type { Document, Page } from '../../document/document.ts'
import { usedFamilies } from '../../document/used-families.ts'
import { withDocumentFonts, type DocumentFont } from '../../text/document-fonts.ts'
import type { FaceSource, FontCatalog } from '../../text/font-catalog.ts'
import { instanceFont, type Subsetter } from '../../text/instance-font.ts'
import { sfntOf } from '../../text/sfnt.ts'
import type { PaintCatalog } from './catalog.ts'
import type { PictureUrls } from './picture-loader.ts'

export interface DocumentFontLoader {
  /**
   * Returns the catalog with the fonts of a document that the texts on `page` use. Skips fonts that
   * do not exist, so that their texts are drawn in another, with a warning. Returns the same
   * catalog for the same fonts.
   */
  open(document: Document, page: Page): Promise<FontCatalog>
  /** Returns the static font of a face, which `open` has loaded. */
  bytesOf(source: FaceSource): Promise<Uint8Array<ArrayBuffer>>
}

const CACHE_BYTES = 64 * 1024 * 1024
const MAX_CATALOGS = 8

export function createDocumentFontLoader(
  { fonts: bundled, subsetterUrl }: PaintCatalog,
  assetUrl: PictureUrls['assetUrl'],
): DocumentFontLoader {
  const files = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => Math.min(length + 1, CACHE_BYTES),
  })
  const catalogs = new LRUCache<string, FontCatalog>({ max: MAX_CATALOGS })
  let compiling: Promise<WebAssembly.Module> | undefined

  return {
    async open(document, page) {
      const used = usedFamilies(page)
      const wanted = (document.fonts ?? []).filter(({ family }) => used.has(family.trim().toLowerCase()))
      if (wanted.length === 0) return bundled
      const opened = await Promise.all(wanted.map(({ family, src }) => openFont(family, src)))
      const fonts = opened.filter((font) => font !== undefined)
      const name = JSON.stringify(fonts.map(({ family, key }) => [family, key]))
      const catalog = catalogs.get(name) ?? withDocumentFonts(bundled, fonts)
      catalogs.set(name, catalog)
      return catalog
    },
    async bytesOf({ key, coordinates }) {
      const file = await fileOf(key)
      if (!file) throw new Error('A font of this design doesn’t exist anymore.')
      if (Object.keys(coordinates).length === 0) return file
      return new Uint8Array(instanceFont(await newSubsetter(), file, coordinates))
    },
  }

  async function openFont(family: string, src: string): Promise<DocumentFont | undefined> {
    const key = src.replace(/^asset:/, '')
    const file = await fileOf(key)
    if (!file) return undefined
    try {
      return { family, key, sfnt: sfntOf(file) }
    } catch {
      return undefined
    }
  }

  async function fileOf(assetId: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const cached = files.get(assetId)
    if (cached) return cached
    const url = await assetUrl(assetId)
    const response = url === undefined ? undefined : await fetch(url)
    if (!response?.ok) return undefined
    const file = new Uint8Array(await response.arrayBuffer())
    files.set(assetId, file)
    return file
  }

  async function newSubsetter(): Promise<Subsetter> {
    compiling ??= fetch(subsetterUrl)
      .then((response) => response.arrayBuffer())
      .then((bytes) => WebAssembly.compile(bytes))
    compiling.catch(() => (compiling = undefined))
    return (await WebAssembly.instantiate(await compiling)).exports as unknown as Subsetter
  }
}
