/** A table of a TrueType font. */
export interface FontTable {
  /** The table's entry in the directory of its original font. */
  readonly entry: Uint8Array
  readonly bytes: Uint8Array
}

export const HEADER_BYTES = 12
export const ENTRY_BYTES = 16

/** Assembles a TrueType font. `version` is that of the tables' original font. Source: OpenType 1.9, font file. */
export function writeFont(version: number, tables: readonly FontTable[]): Uint8Array {
  const start = HEADER_BYTES + tables.length * ENTRY_BYTES
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start)
  const font = new Uint8Array(size)
  const view = new DataView(font.buffer)
  const power = Math.floor(Math.log2(tables.length))
  view.setUint32(0, version)
  view.setUint16(4, tables.length)
  view.setUint16(6, 2 ** power * ENTRY_BYTES)
  view.setUint16(8, power)
  view.setUint16(10, (tables.length - 2 ** power) * ENTRY_BYTES)
  let offset = start
  for (const [index, { entry, bytes }] of tables.entries()) {
    const at = HEADER_BYTES + index * ENTRY_BYTES
    font.set(entry, at)
    view.setUint32(at + 8, offset)
    view.setUint32(at + 12, bytes.length)
    font.set(bytes, offset)
    offset += padded(bytes.length)
  }
  return font
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}
