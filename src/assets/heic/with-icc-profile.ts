import { crc32, deflateSync } from 'node:zlib'

/* sharp attaches a profile only if it converts the colors to it. */

const START_BYTES = 2
const SEGMENT_BYTES = 65_519
const HEADER_BYTES = 33

/** Adds an ICC profile to a JPEG without one. Source: ICC.1:2022, B.4. */
export function jpegWithProfile(jpeg: Buffer, icc: Uint8Array | undefined): Buffer {
  if (!icc) return jpeg
  const count = Math.ceil(icc.length / SEGMENT_BYTES)
  const segments = Array.from({ length: count }, (_, index) => {
    const part = icc.subarray(index * SEGMENT_BYTES, (index + 1) * SEGMENT_BYTES)
    const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\0\0', 'latin1')
    head.writeUInt16BE(head.length - START_BYTES + part.length, 2)
    head.set([index + 1, count], head.length - 2)
    return Buffer.concat([head, part])
  })
  return Buffer.concat([jpeg.subarray(0, START_BYTES), ...segments, jpeg.subarray(START_BYTES)])
}

/** Adds an ICC profile to a PNG without one, after its header. Source: PNG, third edition, 11.3.2.3. */
export function pngWithProfile(png: Buffer, icc: Uint8Array | undefined): Buffer {
  if (!icc) return png
  const content = Buffer.concat([Buffer.from('iCCP'), Buffer.from('ICC\0\0'), deflateSync(icc)])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length - 4)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([png.subarray(0, HEADER_BYTES), length, content, checksum, png.subarray(HEADER_BYTES)])
}
