import { hash } from 'node:crypto'
import { GlobalFonts, type FontKey } from '@napi-rs/canvas'
import type { Document } from '../document/document.ts'
import type { FormatName } from '../formats/formats.ts'
import { withDocumentFonts, type DocumentFont } from '../text/document-fonts.ts'
import type { FontCatalog, FontFace } from '../text/font-catalog.ts'
import { renameFont } from '../text/font-names.ts'
import { instanceFont } from '../text/instance-font.ts'
import { COMPACT, sfntOf } from '../text/sfnt.ts'
import { usedFamilies } from '../document/used-families.ts'
import { subsetterFactory } from '../assets/fonts/subsetter-factory.ts'
import type { ImageSource } from './render-task.ts'
import { withTrueTypeOutlines } from './true-type-outlines.ts'

export interface DocumentFonts {
  /**
   * Returns the catalog with the fonts of a document whose families its texts use. Registers a face
   * when it is found, under a name that identifies its bytes: equally named fonts of two accounts
   * differ. Skips what is not a font, so that its texts are drawn in another, with a warning.
   */
  open(document: Document, source: ImageSource, format: FormatName): Promise<FontCatalog>
  /** Returns the registered bytes of a face. */
  bytesOf(family: string): Uint8Array | undefined
}

interface FontFile {
  readonly bytes: Uint8Array
  /** Whether its outlines are converted for a PDF. */
  readonly isConverted: boolean
}

interface RegisteredFace {
  readonly fontKey: FontKey
  readonly bytes: Uint8Array
}

/** Registered faces of one process. Beyond this, the next render begins with none. */
const MAX_BYTES = 64 * 1024 * 1024

export function createDocumentFonts(catalog: FontCatalog): DocumentFonts {
  const registered = new Map<string, RegisteredFace>()
  const newSubsetter = subsetterFactory()
  /** Faces whose variations are damaged: the check of uploads has become stricter. */
  const unusable = new Set<string>()
  let totalBytes = 0
  return {
    bytesOf: (family) => registered.get(family)?.bytes,
    async open(document, source, format) {
      if (!document.fonts) return catalog
      if (totalBytes > MAX_BYTES) unregisterAll()
      const files = new Map<string, FontFile>()
      const fonts: DocumentFont[] = []
      const used = usedFamilies(document.pages)
      for (const { family, src } of document.fonts) {
        if (!used.has(family.trim().toLowerCase())) continue
        const bytes = typeof source === 'function' ? await source(src) : source[src]
        if (!bytes) continue
        // With the family, whose name a PDF contains: another account may have equal bytes.
        const sfnt = readable(bytes)
        if (!sfnt) continue
        const isConverted = format === 'pdf' && sfnt.version === COMPACT
        const key = hash('sha256', `${hash('sha256', bytes)} ${family}${isConverted ? ' TrueType' : ''}`).slice(0, 16)
        files.set(key, { bytes, isConverted })
        fonts.push({ family, key, sfnt })
      }
      const own = withDocumentFonts(catalog, fonts)
      return {
        ...own,
        find(family, choice) {
          const face = own.find(family, choice)
          if (!face?.source || isRegistered(face, files.get(face.source.key))) return face
          return catalog.find(family, choice)
        },
      }
    },
  }

  function isRegistered(face: FontFace, file: FontFile | undefined): boolean {
    if (registered.has(face.family)) return true
    if (unusable.has(face.family)) return false
    try {
      register(face, file)
      return true
    } catch {
      unusable.add(face.family)
      return false
    }
  }

  function register({ family, source }: FontFace, file: FontFile | undefined): void {
    if (!file || !source) throw new Error(`the font ${family} has no file`)
    const isVariable = Object.keys(source.coordinates).length > 0
    const instance = isVariable ? instanceFont(newSubsetter(), file.bytes, source.coordinates) : file.bytes
    const outlined = file.isConverted ? withTrueTypeOutlines(instance) : undefined
    const bytes = renameFont(sfntOf(outlined ?? instance), family, source.label)
    const fontKey = GlobalFonts.register(Buffer.from(bytes), family)
    if (!fontKey) throw new Error(`the font ${family} cannot be registered`)
    registered.set(family, { fontKey, bytes })
    totalBytes += bytes.length
  }

  function unregisterAll(): void {
    GlobalFonts.removeBatch([...registered.values()].map(({ fontKey }) => fontKey))
    registered.clear()
    unusable.clear()
    totalBytes = 0
  }
}

function readable(bytes: Uint8Array): DocumentFont['sfnt'] | undefined {
  try {
    return sfntOf(bytes)
  } catch {
    return undefined
  }
}
