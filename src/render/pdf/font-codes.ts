import type { GlyphPart } from './append-glyphs.ts'
import { openComposedGlyphs } from './composed-glyphs.ts'
import { glyphWidths } from './glyph-widths.ts'
import {
  dictionary,
  PdfName,
  PdfReference,
  resolve,
  type Pdf,
  type PdfDictionary,
  type PdfObject,
  type PdfValue,
} from './pdf-value.ts'
import { readTexts, writeTexts } from './to-unicode.ts'

export interface FontCodes {
  /** Unique in the file. */
  readonly id: number
  readonly codeBytes: 1 | 2
  /** The texts in the font's ToUnicode map, by code. Readers cannot interpret other codes. */
  readonly texts: ReadonlyMap<number, string>
  /** Texts for other codes, derived from the words that their glyphs were drawn for. */
  readonly addedTexts: Map<number, string>
  glyph(code: number): number
  /** In thousandths of the font size. */
  width(code: number): number
  /** Returns the operators that draw a glyph of a Type 3 font. */
  procedure(code: number): GlyphProcedure | undefined
  /** Whether the glyph is a drawing with colors, such as an emoji. */
  hasOwnColors(code: number): boolean
  /** Returns the code of one glyph with `text` and `width` that looks like `parts`. Undefined if there can't be one. */
  compose(parts: readonly GlyphPart[], glyph: { readonly text: string; readonly width: number }): number | undefined
  write(): void
}

/** The operators of a glyph of a Type 3 font, and what they need from the font. */
export interface GlyphProcedure {
  readonly stream: Uint8Array
  readonly matrix: PdfValue | undefined
  readonly resources: PdfValue | undefined
}

export function readFontCodes(pdf: Pdf, id: number): FontCodes | undefined {
  const font = dictionary(pdf, pdf.objects.get(id)?.value)
  if (!font) return undefined
  const map = mapObject(pdf, font)
  if (!map?.stream) return undefined
  const names = glyphNames(pdf, font)
  const texts = readTexts(Buffer.from(map.stream).toString('latin1'))
  const addedTexts = new Map<number, string>()
  const codeBytes = names ? 1 : 2
  const widths = glyphWidths(pdf, font)
  const composed = openComposedGlyphs(pdf, font)
  const procedure = (code: number): GlyphProcedure | undefined => names && findProcedure(pdf, font, names[code] ?? 0)
  return {
    id,
    codeBytes,
    texts,
    addedTexts,
    glyph: (code) => (names ? (names[code] ?? 0) : code),
    width: (code) => widths.byCode[code] ?? composed?.width(code) ?? widths.other,
    procedure,
    hasOwnColors: (code) => isColored(procedure(code)),
    compose(parts, { text, width }) {
      const code = composed?.add(parts, { text, width })
      if (code !== undefined) addedTexts.set(code, text)
      return code
    },
    write() {
      map.stream = Buffer.from(writeTexts([...texts, ...addedTexts], codeBytes), 'latin1')
      composed?.write()
    },
  }
}

function mapObject(pdf: Pdf, font: PdfDictionary): PdfObject | undefined {
  const reference = font.get('ToUnicode')
  return reference instanceof PdfReference ? pdf.objects.get(reference.id) : undefined
}

/** A Type 3 font names glyphs `g` and the ID in hexadecimal; in other fonts, codes are the IDs. */
function glyphNames(pdf: Pdf, font: PdfDictionary): number[] | undefined {
  const differences = resolve(pdf, dictionary(pdf, font.get('Encoding'))?.get('Differences'))
  if (!Array.isArray(differences)) return undefined
  const first = typeof differences[0] === 'number' ? differences[0] : 0
  const names: number[] = []
  for (const [index, name] of differences.slice(1).entries()) {
    if (name instanceof PdfName) names[first + index] = Number.parseInt(name.name.slice(1), 16)
  }
  return names
}

function findProcedure(pdf: Pdf, font: PdfDictionary, glyph: number): GlyphProcedure | undefined {
  const reference = dictionary(pdf, font.get('CharProcs'))?.get(`g${glyph.toString(16).toUpperCase()}`)
  const stream = reference instanceof PdfReference ? pdf.objects.get(reference.id)?.stream : undefined
  return stream && { stream, matrix: font.get('FontMatrix'), resources: font.get('Resources') }
}

/** The operator d0 begins a glyph with colors, and d1 one without: ISO 32000-1, 9.6.5. */
function isColored(procedure: GlyphProcedure | undefined): boolean {
  return (
    procedure !== undefined && /^\s*\S+ \S+ d0\s/.test(Buffer.from(procedure.stream.subarray(0, 64)).toString('latin1'))
  )
}
