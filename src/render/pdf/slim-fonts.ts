import { ENTRY_BYTES, HEADER_BYTES, writeFont } from '../../assets/fonts/write-font.ts'
import { PdfReference, type Pdf } from './pdf-value.ts'

/** What a CIDFont of TrueType outlines needs: ISO 32000-1, 9.9. The glyphs are named and placed by the PDF itself. */
const NEEDED = new Set(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'cvt ', 'fpgm', 'prep'])

const HEADER_BYTES = 12
const ENTRY_BYTES = 16

/** Leaves out of the embedded fonts what only a shaper reads: half of a small subset. */
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
  const from = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const entries = Array.from({ length: from.getUint16(4) }, (_, index) => HEADER_BYTES + index * ENTRY_BYTES)
  const kept = entries.filter((at) => NEEDED.has(Buffer.from(font.subarray(at, at + 4)).toString('latin1')))
  const start = HEADER_BYTES + kept.length * ENTRY_BYTES
  const size = kept.reduce((sum, at) => sum + padded(from.getUint32(at + 12)), start)
  const slim = new Uint8Array(size)
  const to = new DataView(slim.buffer)
  const power = Math.floor(Math.log2(kept.length))
  to.setUint32(0, from.getUint32(0))
  to.setUint16(4, kept.length)
  to.setUint16(6, 2 ** power * ENTRY_BYTES)
  to.setUint16(8, power)
  to.setUint16(10, (kept.length - 2 ** power) * ENTRY_BYTES)
  let offset = start
  for (const [index, at] of kept.entries()) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES
    const [source, length] = [from.getUint32(at + 8), from.getUint32(at + 12)]
    slim.set(font.subarray(at, at + ENTRY_BYTES), entry)
    to.setUint32(entry + 8, offset)
    slim.set(font.subarray(source, source + length), offset)
    offset += padded(length)
  }
  return slim
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}
