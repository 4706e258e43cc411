import { closeSync, openSync, readSync } from 'node:fs'

/** The tables of one TrueType file, each read from disk when it is asked for: most of a font is outlines, which only Skia needs. */
export interface OpenType {
  readonly tags: readonly string[]
  /** Throws where the font lacks the table. */
  table(tag: string): DataView
}

interface Entry {
  readonly tag: string
  readonly offset: number
  readonly length: number
}

const HEADER_BYTES = 12
const ENTRY_BYTES = 16

/** Reads the directory of the font at `path`. Throws where it is no TrueType font. */
export function openType(path: string): OpenType {
  const header = readBytes(path, 0, HEADER_BYTES)
  const version = header.getUint32(0)
  if (version !== 0x00010000 && version !== 0x74727565) throw new Error(`${path} is not a TrueType font`)
  const directory = readBytes(path, HEADER_BYTES, header.getUint16(4) * ENTRY_BYTES)
  const entries = new Map<string, Entry>()
  for (let at = 0; at < directory.byteLength; at += ENTRY_BYTES) {
    const tag = tagAt(directory, at)
    entries.set(tag, { tag, offset: directory.getUint32(at + 8), length: directory.getUint32(at + 12) })
  }
  return {
    tags: [...entries.keys()],
    table(tag) {
      const entry = entries.get(tag)
      if (!entry) throw new Error(`${path} has no table ${tag}`)
      return readBytes(path, entry.offset, entry.length)
    },
  }
}

/** The font's file anew, with only the tables that `keep` accepts. */
export function withTables(font: OpenType, keep: (tag: string) => boolean): Uint8Array {
  const tables = font.tags.filter(keep).map((tag) => ({ tag, bytes: font.table(tag) }))
  const start = HEADER_BYTES + tables.length * ENTRY_BYTES
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.byteLength), start)
  const file = new Uint8Array(size)
  const view = new DataView(file.buffer)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  view.setUint32(0, 0x00010000)
  view.setUint16(4, tables.length)
  view.setUint16(6, power * 16)
  view.setUint16(8, Math.log2(power))
  view.setUint16(10, (tables.length - power) * 16)
  let offset = start
  for (const [index, { tag, bytes }] of tables.entries()) {
    const at = HEADER_BYTES + index * ENTRY_BYTES
    for (let letter = 0; letter < 4; letter += 1) view.setUint8(at + letter, tag.charCodeAt(letter))
    // The checksum stays 0: neither Skia nor a browser reads it, and to sum five megabytes at every start is for nothing.
    view.setUint32(at + 8, offset)
    view.setUint32(at + 12, bytes.byteLength)
    file.set(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset)
    offset += padded(bytes.byteLength)
  }
  return file
}

function readBytes(path: string, offset: number, length: number): DataView {
  const bytes = new Uint8Array(length)
  const file = openSync(path, 'r')
  try {
    const read = readSync(file, bytes, 0, length, offset)
    if (read < length) throw new Error(`${path} ends at byte ${offset + read}, before a table does`)
  } finally {
    closeSync(file)
  }
  return new DataView(bytes.buffer)
}

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}
