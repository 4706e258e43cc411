import { dictionary, PdfReference, resolve, type Pdf, type PdfDictionary, type PdfObject } from './pdf-value.ts'
import { appendGlyphs, canAppendGlyphs, countGlyphs, type AppendedGlyph, type GlyphPart } from './append-glyphs.ts'

const MAX_GLYPHS = 65_535

/**
 * Adds glyphs to an embedded TrueType font that look like others, with another text or width. With
 * one glyph for a letter and its dots, for a syllable, or for a letter with its spacing, all readers
 * extract the text: several of them ignore ActualText.
 */
export interface ComposedGlyphs {
  add(parts: readonly GlyphPart[], glyph: { readonly text: string; readonly width: number }): number | undefined
  /** Returns the width of an added glyph. */
  width(code: number): number | undefined
  write(): void
}

/** Returns undefined if the font has no TrueType outlines. */
export function openComposedGlyphs(pdf: Pdf, font: PdfDictionary): ComposedGlyphs | undefined {
  const descendants = resolve(pdf, font.get('DescendantFonts'))
  const cidFont = Array.isArray(descendants) ? dictionary(pdf, descendants[0]) : undefined
  const file = fontFile(pdf, cidFont)
  if (!cidFont || !file?.stream || !(file.value instanceof Map) || !canAppendGlyphs(file.stream)) return undefined
  const [original, dictionaryOfFile] = [file.stream, file.value]
  const first = countGlyphs(original)
  const codes = new Map<string, number>()
  const glyphs: AppendedGlyph[] = []

  return {
    add(parts, { text, width }) {
      const key = `${text} ${width} ${parts.map(({ code, x, y }) => `${code},${Math.round(x)},${Math.round(y)}`).join(' ')}`
      const known = codes.get(key)
      if (known !== undefined) return known
      const code = first + glyphs.length
      if (code >= MAX_GLYPHS) return undefined
      codes.set(key, code)
      glyphs.push({ parts, width })
      return code
    },
    width: (code) => glyphs[code - first]?.width,
    write() {
      if (glyphs.length === 0) return
      file.stream = appendGlyphs(original, glyphs)
      dictionaryOfFile.set('Length1', file.stream.length)
      const widths = resolve(pdf, cidFont.get('W'))
      const added = glyphs.map(({ width }) => width)
      cidFont.set('W', [...(Array.isArray(widths) ? widths : []), first, added])
    },
  }
}

function fontFile(pdf: Pdf, font: PdfDictionary | undefined): PdfObject | undefined {
  const file = dictionary(pdf, font?.get('FontDescriptor'))?.get('FontFile2')
  const object = file instanceof PdfReference ? pdf.objects.get(file.id) : undefined
  return object?.value instanceof Map && !object.value.has('Filter') ? object : undefined
}
