import { Readable, pipeline } from 'node:stream'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'
import { type ZipEntryHead, ZipRecords } from '../../exports/zip-records.ts'

export interface ZipEntry extends ZipEntryHead {
  readonly content: Uint8Array | AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** True for images and PDFs, which are stored unchanged. */
  readonly isCompressed: boolean
}

/** Buffers one chunk, and 100 bytes per entry. @throws errors of contents; RangeError for an entry of 4 GiB or more */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void> {
  let buffered: Uint8Array[] = []
  let bytes = 0
  for await (const piece of zipPieces(entries)) {
    buffered.push(piece)
    bytes += piece.length
    if (bytes < PIECE_BYTES) continue
    yield Buffer.concat(buffered)
    buffered = []
    bytes = 0
  }
  yield Buffer.concat(buffered)
}

/** Combines small chunks, such as 30-byte headers, into larger writes. */
const PIECE_BYTES = 64 * 1024

async function* zipPieces(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  const records = new ZipRecords()
  for await (const entry of entries) {
    const { header, end } = records.streamed(entry)
    yield header
    const sizes = { crc: 0, packed: 0, plain: 0 }
    for await (const piece of deflated(entry, sizes)) {
      sizes.packed += piece.length
      yield piece
    }
    yield end(sizes)
  }
  const { directory, end } = records.finish()
  yield* directory
  yield end
}

interface Sizes {
  crc: number
  packed: number
  plain: number
}

/** Smaller content is compressed synchronously, in less than a millisecond: thousands of streams would cost more. */
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
