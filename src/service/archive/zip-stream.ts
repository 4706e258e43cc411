import { Readable, pipeline } from 'node:stream'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'
import {
  dataDescriptor,
  DESCRIPTOR_BYTES,
  directoryRecord,
  localHeader,
  MAX_ENTRY_BYTES,
  zipEnd,
  zipHead,
} from '../../exports/zip-format.ts'

export interface ZipEntry {
  /** With slashes between folders. Must be safe: it is not checked here. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly modifiedAt: number
  readonly content: Uint8Array | AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** True for images and PDFs, which are stored unchanged. */
  readonly isCompressed: boolean
}

/**
 * Streams a ZIP of entries of unknown size. Memory contains one chunk of one entry and the directory,
 * about a hundred bytes per entry. Beyond 65,535 entries or 4 GiB the ZIP continues as ZIP64.
 *
 * @throws what the entries' contents throw, and RangeError for an entry of 4 GiB or more
 */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const piece of zipPieces(entries)) {
    waiting.push(piece)
    bytes += piece.length
    if (bytes < PIECE_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  yield Buffer.concat(waiting)
}

/** Combines small chunks, such as 30-byte headers, into larger writes. */
const PIECE_BYTES = 64 * 1024

async function* zipPieces(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  const directory: Buffer[] = []
  let recent: Buffer[] = []
  let count = 0
  let offset = 0
  for await (const entry of entries) {
    const head = zipHead(entry, 'streamed')
    const local = localHeader(head)
    const start = offset
    yield local
    const sizes = { crc: 0, packed: 0, plain: 0 }
    for await (const piece of deflated(entry, sizes)) {
      sizes.packed += piece.length
      yield piece
    }
    if (Math.max(sizes.packed, sizes.plain) > MAX_ENTRY_BYTES)
      throw new RangeError(`${entry.name} is too large for a ZIP`)
    yield dataDescriptor(sizes)
    offset += local.length + sizes.packed + DESCRIPTOR_BYTES
    count += 1
    recent.push(directoryRecord(head, { ...sizes, start }))
    if (recent.length < 500) continue
    directory.push(Buffer.concat(recent))
    recent = []
  }
  directory.push(...recent)
  yield* directory
  yield zipEnd({ count, start: offset, bytes: directory.reduce((sum, part) => sum + part.length, 0) })
}

interface Sizes {
  crc: number
  packed: number
  plain: number
}

/** Compressed synchronously, in less than a millisecond: a stream for each of thousands of designs would cost more. */
const SMALL_BYTES = 32 * 1024

/** Deflates the content, the only method that allows sizes after the content. Compressed files are only wrapped. */
async function* deflated({ content, isCompressed }: ZipEntry, sizes: Sizes): AsyncGenerator<Uint8Array> {
  const level = isCompressed ? 0 : 6
  if (content instanceof Uint8Array && content.length <= SMALL_BYTES) {
    sizes.crc = crc32(content)
    sizes.plain = content.length
    yield deflateRawSync(content, { level })
    return
  }
  const measured = async function* (): AsyncGenerator<Uint8Array> {
    for await (const piece of content instanceof Uint8Array ? [content] : content) {
      sizes.crc = crc32(piece, sizes.crc)
      sizes.plain += piece.length
      yield piece
    }
  }
  // The callback prevents an uncaught error: reading the result throws it.
  const packed = pipeline(Readable.from(measured()), createDeflateRaw({ level }), () => undefined)
  for await (const piece of packed) yield piece as Uint8Array
}
