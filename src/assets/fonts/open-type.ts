import { closeSync, openSync, readSync } from 'node:fs'
import { ENTRY_BYTES, HEADER_BYTES, writeFont } from './write-font.ts'

/** A TrueType file. Its tables are read on request, because most of a font is outlines, which only Skia needs. */
export interface OpenType {
  readonly version: number
  readonly tags: readonly string[]
  /** Returns the table's entry in the font's directory. */
  entry(tag: string): Uint8Array
  /** Reads a table from disk. Throws if the font lacks it. */
  table(tag: string): DataView
}

/** Reads the directory of the font at `path`. Throws if it is not a TrueType font. */
export function openType(path: string): OpenType {
  const header = readBytes(path, 0, HEADER_BYTES)
  const version = header.getUint32(0)
  if (version !== 0x00010000 && version !== 0x74727565) throw new Error(`${path} is not a TrueType font`)
  const directory = readBytes(path, HEADER_BYTES, header.getUint16(4) * ENTRY_BYTES)
  const offsets = new Map<string, number>()
  for (let at = 0; at < directory.byteLength; at += ENTRY_BYTES) offsets.set(tagAt(directory, at), at)
  const entryOffset = (tag: string): number => {
    const offset = offsets.get(tag)
    if (offset === undefined) throw new Error(`${path} has no table ${tag}`)
    return offset
  }
  return {
    version,
    tags: [...offsets.keys()],
    entry: (tag) => new Uint8Array(directory.buffer, entryOffset(tag), ENTRY_BYTES),
    table(tag) {
      const at = entryOffset(tag)
      return readBytes(path, directory.getUint32(at + 8), directory.getUint32(at + 12))
    },
  }
}

/** Returns a copy of the font with only the tables that `keep` accepts. */
export function withTables(font: OpenType, keep: (tag: string) => boolean): Uint8Array {
  const tables = font.tags.filter(keep)
  return writeFont(
    font.version,
    tables.map((tag) => ({ entry: font.entry(tag), bytes: new Uint8Array(font.table(tag).buffer) })),
  )
}

function readBytes(path: string, offset: number, length: number): DataView {
  const bytes = new Uint8Array(length)
  const file = openSync(path, 'r')
  try {
    const bytesRead = readSync(file, bytes, 0, length, offset)
    if (bytesRead < length) throw new Error(`${path} ends at byte ${offset + bytesRead}, before a table does`)
  } finally {
    closeSync(file)
  }
  return new DataView(bytes.buffer)
}

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))
}
