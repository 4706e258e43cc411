// AssemblyScript, compiled to `png-strips.wasm` by `npm run png`. Compresses an image strip by strip,
// so that pixels are read while they are in the processor's cache, and no buffer has the image's size.

import { startStream, writeBlock } from './deflate'
import { filterRow } from './filter-row'

/** Zeros before each row are the pixel left of the first. Vectors read and write up to 16 bytes beyond a row. */
const PAD: u32 = 16

let width: u32
let channels: u32
let rowBytes: u32
let stride: u32

let pixels: u32
let rows: u32
let candidates: u32
let filtered: u32
let output: u32

/** Starts an image with 3 or 4 channels. Returns the address of the RGBA pixels of a strip. */
export function start(imageWidth: u32, stripRows: u32, imageChannels: u32): u32 {
  width = imageWidth
  channels = imageChannels
  rowBytes = width * channels
  stride = PAD + ((rowBytes + 15) & ~15) + PAD
  pixels = ((__heap_base as u32) + 15) & ~15
  rows = pixels + stripRows * width * 4
  candidates = rows + (stripRows + 1) * stride
  filtered = candidates + 4 * stride
  const filteredBytes = stripRows * (rowBytes + 1)
  output = filtered + filteredBytes + PAD
  const end = output + filteredBytes * 2 + 1024
  const missingPages = (((end + 0xffff) >>> 16) as i32) - memory.size()
  if (missingPages > 0) memory.grow(missingPages)
  memory.fill(rows, 0, (stripRows + 1) * stride)
  startStream()
  return pixels
}

/** Returns the address of what `compress` has written. */
export function outputAddress(): u32 {
  return output
}

/** Returns the number of bytes written; -1 if the image has 3 channels and a pixel of the strip is translucent. */
export function compress(stripRows: u32, isLast: bool): i32 {
  if (channels == 4) copyPixels(stripRows)
  else if (!packOpaquePixels(stripRows)) return -1
  let to = filtered
  for (let row: u32 = 1; row <= stripRows; row++) {
    to = filterRow(rows + row * stride + PAD, to, stride, rowBytes, channels, candidates)
  }
  memory.copy(rows, rows + stripRows * stride, stride)
  return (writeBlock(filtered, stripRows, rowBytes + 1, output, isLast) - output) as i32
}

function copyPixels(stripRows: u32): void {
  for (let row: u32 = 0; row < stripRows; row++) {
    memory.copy(rows + (row + 1) * stride + PAD, pixels + row * rowBytes, rowBytes)
  }
}

/** Omits alpha. Returns whether all pixels are opaque. */
function packOpaquePixels(stripRows: u32): bool {
  let from = pixels
  let all = i8x16.splat(-1)
  for (let row: u32 = 1; row <= stripRows; row++) {
    let to = rows + row * stride + PAD
    const end = from + width * 4
    for (; from + 16 <= end; from += 16, to += 12) {
      const four = v128.load(from)
      all = v128.and(all, four)
      v128.store(to, i8x16.shuffle(four, four, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 3, 3, 3, 3))
    }
    for (; from < end; from += 4, to += 3) {
      const pixel = load<u32>(from)
      all = v128.and(all, i32x4.splat(pixel))
      store<u32>(to, pixel)
    }
    memory.fill(to, 0, PAD)
  }
  return (i8x16.bitmask(i8x16.eq(all, i8x16.splat(-1))) & 0x8888) == 0x8888
}
