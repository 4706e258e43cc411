/*
 * The records of a ZIP, from PKWARE's APPNOTE.TXT 4.3 to 4.5; numbers are little-endian. Two kinds
 * of entries are written: `streamed` ones are deflated and followed by a descriptor, since their
 * sizes are not known before their content; `stored` ones are copied unchanged, and their sizes and
 * checksum precede them.
 */

export interface ZipSizes {
  readonly crc: number
  readonly packed: number
  readonly plain: number
}

/** Fields of both the local header and the directory. */
export interface ZipHead {
  readonly fields: Buffer
  readonly name: Buffer
  readonly time: Buffer
}

/** Bit 3: the sizes follow the content. Bit 11: names are UTF-8. */
const FLAGS = { streamed: 0x0808, stored: 0x0800 } as const
const METHOD = { streamed: 8, stored: 0 } as const
const VERSION = 45
const UNIX = 3 << 8
const PLAIN_FILE = 0o100644
const MAX_32 = 0xffff_ffff
const MAX_16 = 0xffff

/** Entry sizes have 32 bits, and the highest value indicates ZIP64. */
export const MAX_ENTRY_BYTES = MAX_32 - 1

const NO_SIZES: ZipSizes = { crc: 0, packed: 0, plain: 0 }

/** `modifiedAt` in milliseconds since 1970. */
export function zipHead(
  { name, modifiedAt }: { readonly name: string; readonly modifiedAt: number },
  method: keyof typeof METHOD,
): ZipHead {
  const { date, time } = dosTime(modifiedAt)
  // "UT": the exact second in UTC, since the DOS fields have no time zone and a resolution of two seconds.
  const timestamp = Buffer.alloc(9)
  timestamp.writeUInt16LE(0x5455, 0)
  timestamp.writeUInt16LE(5, 2)
  timestamp.writeUInt8(1, 4)
  timestamp.writeUInt32LE(Math.min(MAX_32, Math.max(0, Math.floor(modifiedAt / 1000))), 5)
  return {
    fields: numbers16(VERSION, FLAGS[method], METHOD[method], time, date),
    name: Buffer.from(name),
    time: timestamp,
  }
}

export function localHeader({ fields, name, time }: ZipHead, sizes = NO_SIZES): Buffer {
  const { crc, packed, plain } = sizes
  return Buffer.concat([numbers32(0x0403_4b50), fields, numbers32(crc, packed, plain), lengths(name, time), name, time])
}

export function dataDescriptor({ crc, packed, plain }: ZipSizes): Buffer {
  return numbers32(0x0807_4b50, crc, packed, plain)
}

/** Returns the directory record of an entry. `start` is the offset of its local header. */
export function directoryRecord({ fields, name, time }: ZipHead, entry: ZipSizes & { readonly start: number }): Buffer {
  const isBeyond32Bits = entry.start >= MAX_32
  const extra = isBeyond32Bits ? Buffer.concat([time, numbers16(1, 8), numbers64(entry.start)]) : time
  return Buffer.concat([
    numbers32(0x0201_4b50),
    numbers16(UNIX | VERSION),
    fields,
    numbers32(entry.crc, entry.packed, entry.plain),
    lengths(name, extra),
    numbers16(0, 0, 0, 0, PLAIN_FILE),
    numbers32(isBeyond32Bits ? MAX_32 : entry.start),
    name,
    extra,
  ])
}

/** Returns the end records of a directory with `count` records in `bytes` bytes at the offset `start`. */
export function zipEnd({ count, start, bytes }: { count: number; start: number; bytes: number }): Buffer {
  const count16 = Math.min(count, MAX_16)
  const end = Buffer.concat([
    numbers32(0x0605_4b50),
    numbers16(0, 0, count16, count16),
    numbers32(Math.min(bytes, MAX_32), Math.min(start, MAX_32)),
    numbers16(0),
  ])
  if (count < MAX_16 && start < MAX_32 && bytes < MAX_32) return end
  const end64 = [numbers32(0x0606_4b50), numbers64(44), numbers16(UNIX | VERSION, VERSION), numbers32(0, 0)]
  const locator = [numbers32(0x0706_4b50, 0), numbers64(start + bytes), numbers32(1)]
  return Buffer.concat([...end64, numbers64(count, count, bytes, start), ...locator, end])
}

function lengths(name: Buffer, extra: Buffer): Buffer {
  return numbers16(name.length, extra.length)
}

/** Returns the time in UTC, clamped to the range of the format: 1980 to 2107. */
function dosTime(modifiedAt: number): { date: number; time: number } {
  const clamped = new Date(Math.min(Date.UTC(2107, 11, 31), Math.max(Date.UTC(1980, 0, 1), modifiedAt)))
  const date = ((clamped.getUTCFullYear() - 1980) << 9) | ((clamped.getUTCMonth() + 1) << 5) | clamped.getUTCDate()
  return { date, time: (clamped.getUTCHours() << 11) | (clamped.getUTCMinutes() << 5) | (clamped.getUTCSeconds() >> 1) }
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
