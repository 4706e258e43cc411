import {
  at,
  chooseCodes,
  CODES,
  END_OF_BLOCK,
  FREQUENCIES,
  LENGTHS,
  MATCHES,
  MAX_MATCH,
  MIN_MATCH,
  put,
  symbolOf,
  SYMBOLS,
} from './huffman'

/** One of so many rows decides on the codes of its block. */
const SAMPLE = 4

/** A symbol that occurs in no sampled row counts as an eighth. */
const WEIGHT = 8

const ADLER_BASE: u64 = 65521

let bits: u64
let bitCount: u32
let out: u32
let adlerLow: u64
let adlerHigh: u64

export function startStream(): void {
  // The header of zlib.
  bits = 0x0178
  bitCount = 16
  adlerLow = 1
  adlerHigh = 0
}

/**
 * Compresses rows as one block and returns the end of the output, without the bits of an unfinished byte. Filtered rows
 * consist of zeros and small differences, so only runs of zeros are matches.
 */
export function writeBlock(from: u32, rows: u32, rowBytes: u32, to: u32, isLast: bool): u32 {
  const end = from + rows * rowBytes
  out = to
  updateAdler(from, end)
  countSymbols(from, rows, rowBytes)
  chooseCodes()
  writeHeader(isLast)
  writeSymbols(from, end)
  if (isLast) writeEnd()
  return out
}

/** The shares of symbols, estimated. */
function countSymbols(from: u32, rows: u32, rowBytes: u32): void {
  for (let symbol: u32 = 0; symbol < SYMBOLS; symbol++) put(FREQUENCIES, symbol, 1)
  for (let row: u32 = 0; row < rows; row += SAMPLE) {
    const start = from + row * rowBytes
    const end = start + rowBytes
    let position = start
    while (position + 8 <= end) {
      if (load<u64>(position) == 0) {
        const zeros = countZeros(position, end)
        position += zeros
        count(0)
        let left = zeros - 1
        for (; left >= MAX_MATCH; left -= MAX_MATCH) count(285)
        if (left >= MIN_MATCH) count(symbolOf(left))
      } else {
        for (const stop = position + 8; position < stop; position++) count(load<u8>(position))
      }
    }
  }
}

function count(symbol: u32): void {
  put(FREQUENCIES, symbol, at(FREQUENCIES, symbol) + WEIGHT)
}

function countZeros(from: u32, end: u32): u32 {
  let position = from + 8
  while (position + 8 <= end) {
    const next = load<u64>(position)
    if (next != 0) return position - from + ((ctz(next) >>> 3) as u32)
    position += 8
  }
  while (position < end && load<u8>(position) == 0) position++
  return position - from
}

/** A header that describes all lengths with four bits each, and one distance. */
function writeHeader(isLast: bool): void {
  write(isLast ? 1 : 0, 1)
  write(2, 2)
  write(SYMBOLS - 257, 5)
  write(0, 5)
  write(15, 4)
  // The order of code lengths is 16, 17, 18, which are not used, then 0 to 15.
  write(0, 9)
  for (let length = 0; length < 16; length++) write(4, 3)
  for (let symbol: u32 = 0; symbol < SYMBOLS; symbol++) writeLength(at(LENGTHS, symbol))
  writeLength(1)
}

function writeLength(length: u32): void {
  write(((length & 1) << 3) | ((length & 2) << 1) | ((length & 4) >>> 1) | (length >>> 3), 4)
}

function write(value: u64, count: u32): void {
  bits |= value << bitCount
  bitCount += count
  store<u64>(out, bits)
  out += bitCount >>> 3
  bits >>= bitCount & ~7
  bitCount &= 7
}

function writeSymbols(from: u32, end: u32): void {
  let pending = bits
  let pendingCount = bitCount as u64
  let to = out
  let position = from
  while (position + 8 <= end) {
    if (load<u64>(position) == 0) {
      const zeros = countZeros(position, end)
      position += zeros
      const zero = at(CODES, 0)
      let left = zeros - 1
      pending |= ((zero & 0xffff) as u64) << pendingCount
      pendingCount += (zero >>> 16) as u64
      while (left >= MIN_MATCH) {
        const length = left < MAX_MATCH ? left : MAX_MATCH
        const match = at(MATCHES, length)
        pending |= ((match & 0xffffff) as u64) << pendingCount
        pendingCount += (match >>> 24) as u64
        store<u64>(to, pending)
        to += (pendingCount >>> 3) as u32
        pending >>= pendingCount & ~7
        pendingCount &= 7
        left -= length
      }
      for (; left > 0; left--) {
        pending |= ((zero & 0xffff) as u64) << pendingCount
        pendingCount += (zero >>> 16) as u64
      }
      store<u64>(to, pending)
      to += (pendingCount >>> 3) as u32
      pending >>= pendingCount & ~7
      pendingCount &= 7
      continue
    }
    for (const stop = position + 8; position < stop; position += 4) {
      const four = load<u32>(position)
      const a = at(CODES, four & 255)
      const b = at(CODES, (four >>> 8) & 255)
      const c = at(CODES, (four >>> 16) & 255)
      const d = at(CODES, four >>> 24)
      pending |= ((a & 0xffff) as u64) << pendingCount
      pendingCount += (a >>> 16) as u64
      pending |= ((b & 0xffff) as u64) << pendingCount
      pendingCount += (b >>> 16) as u64
      pending |= ((c & 0xffff) as u64) << pendingCount
      pendingCount += (c >>> 16) as u64
      pending |= ((d & 0xffff) as u64) << pendingCount
      pendingCount += (d >>> 16) as u64
      store<u64>(to, pending)
      to += (pendingCount >>> 3) as u32
      pending >>= pendingCount & ~7
      pendingCount &= 7
    }
  }
  bits = pending
  bitCount = pendingCount as u32
  out = to
  for (; position < end; position++) writeSymbol(load<u8>(position))
  writeSymbol(END_OF_BLOCK)
}

function writeSymbol(symbol: u32): void {
  const code = at(CODES, symbol)
  write(code & 0xffff, code >>> 16)
}

/** Fills the last byte and adds the checksum. */
function writeEnd(): void {
  write(0, (8 - bitCount) & 7)
  store<u32>(out, bswap(((adlerHigh as u32) << 16) | (adlerLow as u32)))
  out += 4
}

/** The sums of a chunk, before they are reduced, fit into 32 bits. */
const CHUNK: u32 = 4096

function updateAdler(from: u32, end: u32): void {
  let position = from
  while (position + 16 <= end) {
    const left = (end - position) & ~15
    const length = left < CHUNK ? left : CHUNK
    let sums = i32x4.splat(0)
    let earlierSums = i32x4.splat(0)
    let weighted = i32x4.splat(0)
    for (const stop = position + length; position < stop; position += 16) {
      const bytes = v128.load(position)
      earlierSums = i32x4.add(earlierSums, sums)
      sums = i32x4.add(sums, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bytes)))
      const low = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(bytes), i16x8(16, 15, 14, 13, 12, 11, 10, 9))
      const high = i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(bytes), i16x8(8, 7, 6, 5, 4, 3, 2, 1))
      weighted = i32x4.add(weighted, i32x4.add(low, high))
    }
    adlerHigh = (adlerHigh + adlerLow * length + 16 * total(earlierSums) + total(weighted)) % ADLER_BASE
    adlerLow = (adlerLow + total(sums)) % ADLER_BASE
  }
  for (; position < end; position++) {
    adlerLow = (adlerLow + load<u8>(position)) % ADLER_BASE
    adlerHigh = (adlerHigh + adlerLow) % ADLER_BASE
  }
}

function total(sums: v128): u64 {
  return (
    (i32x4.extract_lane(sums, 0) as u64) +
    (i32x4.extract_lane(sums, 1) as u64) +
    (i32x4.extract_lane(sums, 2) as u64) +
    (i32x4.extract_lane(sums, 3) as u64)
  )
}
