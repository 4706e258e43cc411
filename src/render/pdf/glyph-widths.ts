import { dictionary, resolve, type Pdf, type PdfDictionary, type PdfValue } from './pdf-value.ts'

/** In thousandths of the font size. */
export interface GlyphWidths {
  readonly byCode: readonly (number | undefined)[]
  /** The width of all other codes. */
  readonly other: number
}

/** Reads the widths that a font declares: ISO 32000-1, 9.6.5 and 9.7.4.3. */
export function glyphWidths(pdf: Pdf, font: PdfDictionary): GlyphWidths {
  const descendants = resolve(pdf, font.get('DescendantFonts'))
  if (Array.isArray(descendants)) return cidWidths(pdf, dictionary(pdf, descendants[0]))
  const matrix = resolve(pdf, font.get('FontMatrix'))
  const scale = 1000 * (Array.isArray(matrix) ? Number(matrix[0]) : 0.001)
  const widths = resolve(pdf, font.get('Widths'))
  const first = Number(font.get('FirstChar') ?? 0)
  const byCode: number[] = []
  if (Array.isArray(widths))
    for (const [index, width] of widths.entries()) byCode[first + index] = Number(width) * scale
  return { byCode, other: 0 }
}

function cidWidths(pdf: Pdf, font: PdfDictionary | undefined): GlyphWidths {
  const entries = resolve(pdf, font?.get('W'))
  const byCode: number[] = []
  const items: readonly PdfValue[] = Array.isArray(entries) ? entries : []
  for (let at = 0; at < items.length;) {
    const [first, next] = [Number(items[at]), items[at + 1] ?? null]
    if (Array.isArray(next)) {
      for (const [index, width] of next.entries()) byCode[first + index] = Number(width)
      at += 2
    } else {
      for (let code = first; code <= Number(next); code += 1) byCode[code] = Number(items[at + 2])
      at += 3
    }
  }
  return { byCode, other: Number(resolve(pdf, font?.get('DW')) ?? 1000) }
}
