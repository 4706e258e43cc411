import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { Size } from '../../document/document.ts'

/** Returns the RGBA pixels of some rows, not premultiplied. Their buffer is detached after use. */
export type ReadRows = (y: number, rows: number) => Uint8ClampedArray

/**
 * Encodes an image as PNG, without alpha if all its pixels are opaque. Reads and compresses a few rows at
 * a time: encoders that take whole images need several buffers, of which the kernel clears every page.
 */
export function encodePng(readRows: ReadRows, size: Size): Uint8Array {
  return encodeWith(RGB, readRows, size) ?? encodeWith(RGBA, readRows, size) ?? failed()
}

function failed(): never {
  throw new Error('the PNG encoder took an image with alpha for an opaque one')
}

interface ColorType {
  readonly channels: number
  /** The number of the color type in the header. */
  readonly number: number
}

const RGB: ColorType = { channels: 3, number: 2 }
const RGBA: ColorType = { channels: 4, number: 6 }

/** Pixels of a block of compressed data, which has its own codes. Larger blocks exceed the processor's cache. */
const BLOCK_BYTES = 512 * 1024

/** Above 128 KiB, glibc may return memory to the kernel each time it is freed. */
const READ_BYTES = 120 * 1024

/** Returns undefined if the color type has no alpha and a pixel is translucent. */
function encodeWith({ channels, number }: ColorType, readRows: ReadRows, size: Size): Uint8Array | undefined {
  const { width, height } = size
  const blockRows = Math.min(height, rowsOf(BLOCK_BYTES, width))
  const pixels = STRIPS.start(width, blockRows, channels)
  // Starting may have enlarged the memory, which replaces its buffer.
  const memory = new Uint8Array(STRIPS.memory.buffer)
  const chunks = [SIGNATURE, chunkOf('IHDR', header(size, number))]
  for (let y = 0; y < height; y += blockRows) {
    const rows = Math.min(blockRows, height - y)
    copyRows(memory.subarray(pixels), readRows, { y, rows, width })
    const length = STRIPS.compress(rows, y + rows === height)
    if (length < 0) return undefined
    const output = STRIPS.outputAddress()
    chunks.push(chunkOf('IDAT', memory.subarray(output, output + length)))
  }
  return Buffer.concat([...chunks, chunkOf('IEND', NOTHING)])
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const NOTHING = Buffer.alloc(0)

interface Rows {
  readonly y: number
  readonly rows: number
  readonly width: number
}

function copyRows(to: Uint8Array, readRows: ReadRows, { y, rows, width }: Rows): void {
  const step = rowsOf(READ_BYTES, width)
  for (let row = 0; row < rows; row += step) {
    const pixels = readRows(y + row, Math.min(step, rows - row))
    to.set(pixels, row * width * 4)
    // Frees the pixels now instead of after a garbage collection.
    if (pixels.buffer instanceof ArrayBuffer) pixels.buffer.transfer(0)
  }
}

function rowsOf(bytes: number, width: number): number {
  return Math.max(1, Math.floor(bytes / (width * 4)))
}

function header({ width, height }: Size, colorType: number): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  bytes.set([BITS_PER_CHANNEL, colorType], 8)
  return bytes
}

const BITS_PER_CHANNEL = 8

function chunkOf(type: string, content: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(content.length + 12)
  bytes.writeUInt32BE(content.length, 0)
  bytes.write(type, 4, 'latin1')
  bytes.set(content, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, content.length + 8)), content.length + 8)
  return bytes
}

/** `assembly/png-strips.ts`. */
interface Strips {
  readonly memory: WebAssembly.Memory
  start(width: number, blockRows: number, channels: number): number
  compress(rows: number, isLast: boolean): number
  outputAddress(): number
}

/** Used by one image at a time, since encoding is synchronous. Its memory is reused. */
const STRIPS = loadStrips()

function loadStrips(): Strips {
  const module = new WebAssembly.Module(readFileSync(new URL('./png-strips.wasm', import.meta.url)))
  return new WebAssembly.Instance(module).exports as unknown as Strips
}
