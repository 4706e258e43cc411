import { Readable, pipeline } from 'node:stream'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'

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
 * A ZIP of the entries, made while it is read: beside one piece of one entry it holds only the directory, about a hundred bytes for
 * each entry. fflate, which packs exports, ends at 65,535 entries and 4 GiB; here both go on as ZIP64.
 *
 * @throws what the entries' contents throw, and RangeError for one of 4 GiB or more
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
    const head = commonHeader(entry)
    const local = localHeader(head)
    const start = offset
    yield local
    const sizes = { crc: 0, packed: 0, plain: 0 }
    for await (const piece of deflated(entry, sizes)) {
      sizes.packed += piece.length
      yield piece
    }
    if (Math.max(sizes.packed, sizes.plain) >= MOST_32) throw new RangeError(`${entry.name} is too large for a ZIP`)
    yield descriptor(sizes)
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
  yield ending({ count, start: offset, bytes: directory.reduce((sum, part) => sum + part.length, 0) })
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

/*
 * The fields are those of PKWARE's APPNOTE.TXT, 4.3 to 4.5, little-endian. Bit 3: the sizes follow the content. Bit 11: names are UTF-8.
 */

const FLAGS = 0x0808
const DEFLATE = 8
const VERSION = 45
const UNIX = 3 << 8
const PLAIN_FILE = 0o100644
const MOST_32 = 0xffff_ffff
const MOST_16 = 0xffff
const DESCRIPTOR_BYTES = 16

interface Head {
  /** From the version to the date: the same in both places. */
  readonly fields: Buffer
  readonly name: Buffer
  readonly time: Buffer
}

function commonHeader({ name, modifiedAt }: ZipEntry): Head {
  const { date, time } = dosTime(modifiedAt)
  // "UT": the moment itself, since the fields for it know no zone and two seconds at best.
  const exact = Buffer.alloc(9)
  exact.writeUInt16LE(0x5455, 0)
  exact.writeUInt16LE(5, 2)
  exact.writeUInt8(1, 4)
  exact.writeUInt32LE(Math.min(MOST_32, Math.max(0, Math.floor(modifiedAt / 1000))), 5)
  return { fields: numbers16(VERSION, FLAGS, DEFLATE, time, date), name: Buffer.from(name), time: exact }
}

function localHeader({ fields, name, time }: Head): Buffer {
  return Buffer.concat([numbers32(0x0403_4b50), fields, numbers32(0, 0, 0), lengths(name, time), name, time])
}

function descriptor({ crc, packed, plain }: Sizes): Buffer {
  return numbers32(0x0807_4b50, crc, packed, plain)
}

function directoryRecord({ fields, name, time }: Head, entry: Sizes & { readonly start: number }): Buffer {
  const isFar = entry.start >= MOST_32
  const extra = isFar ? Buffer.concat([time, numbers16(1, 8), numbers64(entry.start)]) : time
  return Buffer.concat([
    numbers32(0x0201_4b50),
    numbers16(UNIX | VERSION),
    fields,
    numbers32(entry.crc, entry.packed, entry.plain),
    lengths(name, extra),
    numbers16(0, 0, 0, 0, PLAIN_FILE),
    numbers32(isFar ? MOST_32 : entry.start),
    name,
    extra,
  ])
}

function ending({ count, start, bytes }: { count: number; start: number; bytes: number }): Buffer {
  const short = Math.min(count, MOST_16)
  const plain = Buffer.concat([
    numbers32(0x0605_4b50),
    numbers16(0, 0, short, short),
    numbers32(Math.min(bytes, MOST_32), Math.min(start, MOST_32)),
    numbers16(0),
  ])
  if (count < MOST_16 && start < MOST_32 && bytes < MOST_32) return plain
  const large = [numbers32(0x0606_4b50), numbers64(44), numbers16(UNIX | VERSION, VERSION), numbers32(0, 0)]
  const locator = [numbers32(0x0706_4b50, 0), numbers64(start + bytes), numbers32(1)]
  return Buffer.concat([...large, numbers64(count, count, bytes, start), ...locator, plain])
}

function lengths(name: Buffer, extra: Buffer): Buffer {
  return numbers16(name.length, extra.length)
}

/** In UTC. The format begins with 1980 and ends with 2107. */
function dosTime(modifiedAt: number): { date: number; time: number } {
  const at = new Date(Math.min(Date.UTC(2107, 11, 31), Math.max(Date.UTC(1980, 0, 1), modifiedAt)))
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return { date, time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1) }
}

function numbers16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => bytes.writeUInt16LE(value, index * 2))
  return bytes
}

function numbers32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4))
  return bytes
}

function numbers64(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 8)
  values.forEach((value, index) => bytes.writeBigUInt64LE(BigInt(value), index * 8))
  return bytes
}
