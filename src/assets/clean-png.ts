import { crc32 } from 'node:zlib'
import { orientationExif } from './orientation-exif.ts'

const SIGNATURE_BYTES = 8
/** The length, type and CRC of a chunk. */
const FRAME_BYTES = 12

/** Chunks that affect how the image is shown; all others are removed. */
const RETAINED = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'pHYs', 'sBIT'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI'],
])

/** Removes metadata, except `orientation` and color profiles. Returns undefined if the file is damaged. */
export function cleanPng(file: Uint8Array, orientation: number): Buffer | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const retained = [bytes.subarray(0, SIGNATURE_BYTES)]
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    if (RETAINED.has(type)) retained.push(bytes.subarray(at, end))
    if (type === 'IHDR' && orientation > 1) retained.push(pngChunk('eXIf', orientationExif(orientation)))
    if (type === 'IEND') return Buffer.concat(retained)
    at = end
  }
  return undefined
}

/** Returns a chunk with its length and its CRC. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}
