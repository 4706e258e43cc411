import { ENTRY_BYTES, HEADER_BYTES } from './write-font.ts'

/** A TrueType or OpenType font. Its tables are read on request, because most of a font is outlines. */
export interface Sfnt {
  readonly version: number
  readonly tags: readonly string[]
  /** Returns the table's entry in the font's directory. */
  entry(tag: string): Uint8Array
  /** Throws if the font lacks the table or ends before it. */
  table(tag: string): DataView
}

/** Returns a copy. Throws if the font ends before. */
export type ReadBytes = (offset: number, length: number) => DataView

const TRUE_TYPE = 0x00010000
const APPLE_TRUE_TYPE = 0x74727565
/** `OTTO`: outlines in the Compact Font Format. */
export const COMPACT = 0x4f54544f

/** Reads the directory of a font. Throws if the bytes are not a font. Source: OpenType 1.9, font file. */
export function openSfnt(read: ReadBytes): Sfnt {
  const header = read(0, HEADER_BYTES)
  const version = header.getUint32(0)
  if (![TRUE_TYPE, APPLE_TRUE_TYPE, COMPACT].includes(version)) throw new Error('it is not a TrueType or OpenType font')
  const directory = read(HEADER_BYTES, header.getUint16(4) * ENTRY_BYTES)
  const offsets = new Map<string, number>()
  for (let at = 0; at < directory.byteLength; at += ENTRY_BYTES) offsets.set(tagAt(directory, at), at)
  const entryOffset = (tag: string): number => {
    const offset = offsets.get(tag)
    if (offset === undefined) throw new Error(`it has no table ${tag.trim()}`)
    return offset
  }
  return {
    version,
    tags: [...offsets.keys()],
    entry: (tag) => new Uint8Array(directory.buffer, directory.byteOffset + entryOffset(tag), ENTRY_BYTES),
    table(tag) {
      const at = entryOffset(tag)
      return read(directory.getUint32(at + 8), directory.getUint32(at + 12))
    },
  }
}

export function sfntOf(bytes: Uint8Array): Sfnt {
  return openSfnt((offset, length) => {
    if (offset + length > bytes.length) throw new Error(`it ends at byte ${bytes.length}, before a table does`)
    return new DataView(bytes.buffer, bytes.byteOffset + offset, length)
  })
}

export function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))
}
