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
} from './zip-format.ts'

export interface ZipEntry {
  /** With slashes between folders. Safe as it is: nothing in here looks at it. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly modifiedAt: number
  readonly content: Uint8Array | AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** Pictures and PDFs are, and are taken as they are. */
  readonly isCompressed: boolean
}

/**
 * Streams a ZIP of entries whose sizes are not known beforehand. Memory holds one piece of one entry and the directory,
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

/** A header of thirty bytes is not worth a write of its own. */
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
    // One buffer of many: each has a cost of its own.
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

/** Packed in less than a millisecond: a stream for each of thousands of designs would cost more than their bytes. */
const SMALL_BYTES = 32 * 1024

/** The content in the one method that a ZIP may hold without its sizes told before; what is compressed already is only wrapped. */
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
  // The callback is there so that an error is not thrown a second time: reading the result throws it.
  const packed = pipeline(Readable.from(measured()), createDeflateRaw({ level }), () => undefined)
  for await (const piece of packed) yield piece as Uint8Array
}
