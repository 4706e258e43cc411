import { PDFArray, PDFDict, PDFName, PDFRawStream } from 'pdf-lib'
import type { Operand } from './read-operators.ts'
import { dictIn, nameOf } from './structure.ts'
import { bytesOf, contentOf, numberOf, type Walked } from './walk-content.ts'

/** A font and the codes that are drawn with it. */
export interface UsedFont {
  readonly dict: PDFDict
  readonly codes: ReadonlySet<number>
}

export function usedFonts(content: readonly Walked[]): UsedFont[] {
  const fonts = new Map<PDFDict, Set<number>>()
  for (const { operator, operands, font } of content) {
    if (!font || (operator !== 'Tj' && operator !== 'TJ')) continue
    const codes = fonts.get(font) ?? new Set()
    fonts.set(font, codes)
    const digits = nameOf(font, 'Subtype') === 'Type0' ? 4 : 2
    for (const hex of stringsIn(operands)) {
      for (let at = 0; at < hex.length; at += digits) codes.add(Number.parseInt(hex.slice(at, at + digits), 16))
    }
  }
  return [...fonts].map(([dict, codes]) => ({ dict, codes }))
}

function stringsIn(operands: readonly Operand[]): string[] {
  return operands.flatMap((operand) => {
    if (Array.isArray(operand)) return stringsIn(operand)
    return typeof operand === 'string' && operand.startsWith('<') ? [operand.replaceAll(/[<>\s]/g, '')] : []
  })
}

export function descendantOf({ dict }: UsedFont): PDFDict | undefined {
  const descendants = dict.lookup(PDFName.of('DescendantFonts'))
  const [first] = descendants instanceof PDFArray ? descendants.asArray() : []
  const found = first && dict.context.lookup(first)
  return found instanceof PDFDict ? found : undefined
}

export function programOf(font: UsedFont): Uint8Array | undefined {
  const file = dictIn(descendantOf(font), 'FontDescriptor')?.lookup(PDFName.of('FontFile2'))
  return file instanceof PDFRawStream ? bytesOf(file) : undefined
}

/** In thousandths of the em: ISO 32000-1, 9.7.4.3. */
export function declaredWidth(font: PDFDict | undefined, code: number): number {
  const entry = font?.lookup(PDFName.of('W'))
  const items = entry instanceof PDFArray ? entry.asArray().map((_, index) => entry.lookup(index)) : []
  for (let index = 0; index < items.length;) {
    const first = numberOf(items[index]) ?? 0
    const next = items[index + 1]
    if (next instanceof PDFArray) {
      if (code >= first && code < first + next.size()) return numberOf(next.lookup(code - first)) ?? 0
      index += 2
    } else {
      if (code >= first && code <= (numberOf(next) ?? 0)) return numberOf(items[index + 2]) ?? 0
      index += 3
    }
  }
  return numberOf(font?.lookup(PDFName.of('DW'))) ?? 1000
}

/** Reads the glyphs of a TrueType font: OpenType 1.9. */
export function readGlyphs(program: Uint8Array): { readonly count: number; widthOf(glyph: number): number } {
  const view = new DataView(program.buffer, program.byteOffset, program.byteLength)
  const tables = new Map<string, number>()
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + index * 16
    tables.set(Buffer.from(program.subarray(at, at + 4)).toString('latin1'), view.getUint32(at + 8))
  }
  const place = (tag: string): number => tables.get(tag) ?? 0
  const [em, metrics] = [view.getUint16(place('head') + 18), view.getUint16(place('hhea') + 34)]
  return {
    count: view.getUint16(place('maxp') + 4),
    widthOf: (glyph) => (view.getUint16(place('hmtx') + Math.min(glyph, metrics - 1) * 4) * 1000) / em,
  }
}

/** Returns the texts of a ToUnicode map by code. */
export function unicodeOf({ dict }: UsedFont): Map<number, string> {
  const map = contentOf(dict.lookup(PDFName.of('ToUnicode')))
  const texts = new Map<number, string>()
  for (const [, body = ''] of map.matchAll(/beginbfchar([^]*?)endbfchar/g)) {
    for (const [, code = '', hex = ''] of body.matchAll(/<(\w+)>\s*<(\w*)>/g)) {
      texts.set(Number.parseInt(code, 16), Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    }
  }
  return texts
}
