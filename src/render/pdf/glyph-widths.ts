import { dictionary, resolve, type Pdf, type PdfDictionary, type PdfValue } from './pdf-value.ts'

/** Returns the width of each code in thousandths of the font size: ISO 32000-1, 9.6.5 and 9.7.4.3. */
export function glyphWidths(pdf: Pdf, font: PdfDictionary): (code: number) => number {
  const descendants = resolve(pdf, font.get('DescendantFonts'))
  if (Array.isArray(descendants)) return cidWidths(pdf, dictionary(pdf, descendants[0]))
  const matrix = resolve(pdf, font.get('FontMatrix'))
  const scale = 1000 * (Array.isArray(matrix) ? Number(matrix[0]) : 0.001)
  const widths = resolve(pdf, font.get('Widths'))
  const first = Number(font.get('FirstChar') ?? 0)
  return (code) => (Array.isArray(widths) ? Number(widths[code - first] ?? 0) : 0) * scale
}

function cidWidths(pdf: Pdf, font: PdfDictionary | undefined): (code: number) => number {
  const otherWidth = Number(resolve(pdf, font?.get('DW')) ?? 1000)
  const entries = resolve(pdf, font?.get('W'))
  const widths = new Map<number, number>()
  const items: readonly PdfValue[] = Array.isArray(entries) ? entries : []
  for (let at = 0; at < items.length;) {
    const [first, next] = [Number(items[at]), items[at + 1] ?? null]
    if (Array.isArray(next)) {
      for (const [index, width] of next.entries()) widths.set(first + index, Number(width))
      at += 2
    } else {
      for (let code = first; code <= Number(next); code += 1) widths.set(code, Number(items[at + 2]))
      at += 3
    }
  }
  return (code) => widths.get(code) ?? otherWidth
}
