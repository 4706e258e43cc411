import { closeSync, openSync, readSync } from 'node:fs'
import { openSfnt, type Sfnt } from '../../text/sfnt.ts'
import { writeFont } from '../../text/write-font.ts'

/** Opens the font at `path`, whose tables are read from disk on request. Throws if it is not a font. */
export function openType(path: string): Sfnt {
  try {
    return openSfnt((offset, length) => readBytes(path, offset, length))
  } catch (error) {
    throw new Error(`${path} cannot be opened: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Returns a copy of the font with only the tables that `keep` accepts. */
export function withTables(font: Sfnt, keep: (tag: string) => boolean): Uint8Array {
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
    if (bytesRead < length) throw new Error(`it ends at byte ${offset + bytesRead}, before a table does`)
  } finally {
    closeSync(file)
  }
  return new DataView(bytes.buffer)
}
