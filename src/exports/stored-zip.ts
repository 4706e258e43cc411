import type { ByteRange } from '../files/file-store.ts'
import { type ZipEntryHead, ZipRecords } from './zip-records.ts'

export interface StoredEntry extends ZipEntryHead {
  readonly bytes: number
  readonly crc32: number
  readonly path: string
}

/** The source of every byte of a ZIP. The layout is deterministic, so that each range can be served alone. */
export interface StoredZip {
  readonly bytes: number
  readonly parts: readonly ZipPart[]
  /** The central directory. Its names and checksums identify the content of the whole ZIP. */
  readonly directory: Buffer
}

interface ZipPart {
  readonly start: number
  readonly bytes: number
  /** The bytes, or the path of a stored file. */
  readonly content: Buffer | string
}

/**
 * Lays out a ZIP of files without compression, which would gain nothing on PNG, JPEG and WebP.
 *
 * @throws {RangeError} for a file of 4 GiB or more, which no page reaches
 */
export function layOutZip(entries: readonly StoredEntry[]): StoredZip {
  const parts: ZipPart[] = []
  const records = new ZipRecords()
  let offset = 0
  const add = (content: Buffer | string, bytes: number): void => {
    parts.push({ start: offset, bytes, content })
    offset += bytes
  }
  for (const entry of entries) {
    const header = records.stored(entry, { crc: entry.crc32, bytes: entry.bytes })
    add(header, header.length)
    add(entry.path, entry.bytes)
  }
  const { directory: directoryParts, end } = records.finish()
  const directory = Buffer.concat(directoryParts)
  add(directory, directory.length)
  add(end, end.length)
  return { bytes: offset, parts, directory }
}

/** Opens a range of a stored file. Rejects if the file is missing. */
export type OpenFile = (path: string, range: ByteRange) => Promise<AsyncIterable<Uint8Array>>

/** Reads a range of the ZIP and opens only the files in it. Throws if a file has become shorter. */
export async function* readZip(
  { bytes, parts }: StoredZip,
  openFile: OpenFile,
  range: ByteRange = { start: 0, end: bytes - 1 },
): AsyncGenerator<Uint8Array, void> {
  for (const part of parts) {
    const start = Math.max(range.start - part.start, 0)
    const end = Math.min(range.end - part.start, part.bytes - 1)
    if (start > end) continue
    if (typeof part.content === 'string') yield* readFile(part.content, { start, end }, openFile)
    else yield part.content.subarray(start, end + 1)
  }
}

async function* readFile(path: string, range: ByteRange, openFile: OpenFile): AsyncGenerator<Uint8Array, void> {
  let remaining = range.end - range.start + 1
  for await (const chunk of await openFile(path, range)) {
    remaining -= chunk.length
    yield chunk
  }
  if (remaining !== 0) throw new Error(`${path} is shorter than when it was written`)
}
