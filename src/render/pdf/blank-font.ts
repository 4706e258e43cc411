import { ENTRY_BYTES, writeFont, type FontTable } from '../../text/write-font.ts'

/** In units of the em; `descent` is negative. */
interface FontSizes {
  readonly em: number
  readonly ascent: number
  readonly descent: number
}

/**
 * Returns a TrueType font whose glyphs are invisible, with these widths from glyph 1 on: PDF/A and PDF/UA forbid
 * glyph 0 (ISO 19005-2, 6.2.11.8) and other widths than those in the PDF. Each glyph has two distant points, since
 * PDFium and MuPDF skip text without an extent. Source: OpenType 1.9.
 */
export function blankFont(widths: readonly number[], { em, ascent, descent }: FontSizes): Uint8Array {
  const outline = [2, 0, descent, em, ascent, 0, 1, 0, 0x0101, 0, em, descent, em, 0]
  const count = widths.length + 1
  const bounds = [0, descent, em, ascent]
  const version = [1, 0]
  const magic = [0x5f0f, 0x3cf5]
  return writeFont(0x00010000, [
    table('glyf', Array.from({ length: count }, () => outline).flat()),
    table('head', [...version, ...zeros(4), ...magic, 0, em, ...zeros(8), ...bounds, 0, 8, 2, 1, 0]),
    table('hhea', [...version, ascent, descent, 0, em, 0, 0, em, 1, ...zeros(7), count]),
    table('hmtx', [em, 0, ...widths.flatMap((width) => [width, 0])]),
    table('loca', Array.from({ length: count + 1 }, (_, glyph) => twoWords(glyph * outline.length * 2)).flat()),
    table('maxp', [...version, count, 2, 2, 0, 0, 1, ...zeros(8)]),
  ])
}

function zeros(count: number): number[] {
  return new Array<number>(count).fill(0)
}

function twoWords(value: number): number[] {
  return [value >>> 16, value & 0xffff]
}

/** `words` are 16-bit numbers. */
function table(tag: string, words: readonly number[]): FontTable {
  const entry = new Uint8Array(ENTRY_BYTES)
  entry.set(Buffer.from(tag, 'latin1'))
  const bytes = new Uint8Array(words.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [index, word] of words.entries()) view.setUint16(index * 2, word & 0xffff)
  return { entry, bytes }
}
