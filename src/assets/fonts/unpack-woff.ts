import { inflateSync } from 'node:zlib'
import { type FontTable, writeFont } from '../../text/write-font.ts'

// Source: WOFF 1.0, sections "header" and "table directory".
const HEADER_BYTES = 44
const ENTRY_BYTES = 20
const MAX_TABLES = 4_096

/** Returns the font in a WOFF file. Throws if a table is damaged, or larger than its entry says. */
export function unpackWoff(file: Buffer): Buffer {
  const count = file.readUInt16BE(12)
  if (count === 0 || count > MAX_TABLES) throw new Error(`it has ${count} tables`)
  const tables = Array.from({ length: count }, (_, index) => readTable(file, HEADER_BYTES + index * ENTRY_BYTES))
  return Buffer.from(writeFont(file.readUInt32BE(4), tables))
}

function readTable(file: Buffer, at: number): FontTable {
  const [offset, packedBytes, bytes] = [
    file.readUInt32BE(at + 4),
    file.readUInt32BE(at + 8),
    file.readUInt32BE(at + 12),
  ]
  const packed = file.subarray(offset, offset + packedBytes)
  if (packed.length < packedBytes) throw new Error('it ends before a table does')
  const table = packedBytes < bytes ? inflateSync(packed, { maxOutputLength: Math.max(1, bytes) }) : packed
  if (table.length !== bytes) throw new Error('a table does not have the size that its entry says')
  const entry = Buffer.alloc(16)
  file.copy(entry, 0, at, at + 4)
  file.copy(entry, 4, at + 16, at + 20)
  return { entry, bytes: table }
}
