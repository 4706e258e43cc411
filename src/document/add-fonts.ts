import type { Document, DocumentFontSource } from './document.ts'
import { LIMITS } from './limits.ts'
import { usedFamilies } from './used-families.ts'

/** Adds those fonts to a document whose families its texts or its brand name and that it does not list yet. */
export function addFonts(document: Document, fonts: readonly DocumentFontSource[]): Document {
  if (fonts.length === 0) return document
  const named = Object.values(document.brand?.fonts ?? {}).map((fontFamily) => ({ fontFamily }))
  const used = usedFamilies([document.pages, named])
  const listed = new Set(document.fonts?.map(({ src }) => src))
  const added = fonts.filter(({ family, src }) => used.has(family.trim().toLowerCase()) && !listed.has(src))
  if (added.length === 0) return document
  return { ...document, fonts: [...(document.fonts ?? []), ...added].slice(0, LIMITS.fonts) }
}
