import { ENTRY_BYTES, HEADER_BYTES, writeFont } from '../../text/write-font.ts'
import { PdfReference, type Pdf } from './pdf-value.ts'

/** The tables that a CIDFont of TrueType outlines needs: ISO 32000-1, 9.9. The PDF itself positions the glyphs. */
const NEEDED_TABLES = new Set(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'cvt ', 'fpgm', 'prep'])

/** Removes from embedded fonts the tables that only a shaper reads, which are half of a small subset. */
export function slimFonts(pdf: Pdf): void {
  for (const { value } of [...pdf.objects.values()]) {
    const file = value instanceof Map ? value.get('FontFile2') : undefined
    const object = file instanceof PdfReference ? pdf.objects.get(file.id) : undefined
    if (!object?.stream || !(object.value instanceof Map) || object.value.has('Filter')) continue
    object.stream = withNeededTables(object.stream)
    object.value.set('Length1', object.stream.length)
  }
}

function withNeededTables(font: Uint8Array): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const entries = Array.from({ length: view.getUint16(4) }, (_, index) => HEADER_BYTES + index * ENTRY_BYTES)
  const needed = entries.filter((at) => NEEDED_TABLES.has(Buffer.from(font.subarray(at, at + 4)).toString('latin1')))
  return writeFont(
    view.getUint32(0),
    needed.map((at) => {
      const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)]
      return { entry: font.subarray(at, at + ENTRY_BYTES), bytes: font.subarray(offset, offset + length) }
    }),
  )
}
