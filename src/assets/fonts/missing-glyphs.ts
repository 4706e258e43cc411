import type { Complete } from '../../document/elements/element.ts'
import { fontParagraphs } from '../../text/choose-fonts.ts'
import { collectWarnings } from '../../text/text-warnings.ts'
import { openBundledFonts } from './bundled-fonts.ts'

interface PlacedText {
  /** 1-based. */
  readonly page: number
  readonly elementId: string
  readonly text: Complete<'text'>
}

interface MissingGlyph extends Omit<PlacedText, 'text'> {
  readonly code: 'missing_glyph'
  readonly message: string
}

/** Returns the characters that no font has, by element, in the words of exports. */
export type FindMissingGlyphs = (texts: readonly PlacedText[]) => MissingGlyph[]

/** Warnings of one document. All entries of a repeat may lack the same characters. */
const MOST_FOUND = 100

/** Opens the bundled fonts at the first text, and each font when it is needed. */
export function createMissingGlyphs(): FindMissingGlyphs {
  let opened: ReturnType<typeof openBundledFonts> | undefined
  return (texts) => {
    const found = new Map<string, MissingGlyph>()
    for (const { page, elementId, text } of texts) {
      const fonts = (opened ??= openBundledFonts())
      const warnings = collectWarnings()
      fontParagraphs(text, { fonts, warnings })
      for (const { code, message } of warnings.list()) {
        const key = `${elementId} ${message}`
        if (code === 'missing_glyph' && !found.has(key)) found.set(key, { code, message, page, elementId })
      }
      if (found.size >= MOST_FOUND) break
    }
    return [...found.values()]
  }
}
