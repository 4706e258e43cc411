import { orientationExif } from './orientation-exif.ts'

const HEAD_BYTES = 8
const RIFF_BYTES = 12
/** The position, size, duration and flags of a frame. */
const FRAME_HEAD_BYTES = 16
const EXIF_FLAG = 0x08
/** The flags for profile, transparency and animation. */
const RETAINED_FLAGS = 0x20 | 0x10 | 0x02

const PICTURE = new Set(['ALPH', 'VP8 ', 'VP8L'])
const RETAINED = new Set([...PICTURE, 'ICCP', 'ANIM'])

/** Removes metadata, except `orientation` and the ICC profile. Returns undefined if the file is damaged. */
export function cleanWebp(file: Uint8Array, orientation: number): Buffer | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const chunks = readChunks(bytes.subarray(RIFF_BYTES, HEAD_BYTES + bytes.readUInt32LE(4)))
  if (chunks === undefined) return undefined
  const retained: Buffer[] = []
  for (const chunk of chunks) {
    const cleaned = cleanChunk(chunk, orientation)
    if (cleaned === undefined) return undefined
    retained.push(cleaned)
  }
  const hasHeader = chunks.some(({ type }) => type === 'VP8X')
  if (orientation > 1 && hasHeader) retained.push(encodeChunk('EXIF', orientationExif(orientation)))
  const body = Buffer.concat(retained)
  const riff = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  riff.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([riff, body])
}

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

function readChunks(bytes: Buffer): readonly Chunk[] | undefined {
  const chunks: Chunk[] = []
  let at = 0
  while (at + HEAD_BYTES <= bytes.length) {
    const from = at + HEAD_BYTES
    const end = from + bytes.readUInt32LE(at + 4)
    if (end > bytes.length) return undefined
    chunks.push({ type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(from, end) })
    at = end + (end % 2)
  }
  return chunks
}

/** Returns an empty buffer for a removed chunk, and undefined for a damaged frame. */
function cleanChunk({ type, data }: Chunk, orientation: number): Buffer | undefined {
  if (RETAINED.has(type)) return encodeChunk(type, data)
  if (type === 'VP8X') return encodeChunk(type, withFlags(data, orientation))
  if (type !== 'ANMF') return Buffer.alloc(0)
  const parts = readChunks(data.subarray(FRAME_HEAD_BYTES))
  if (parts === undefined) return undefined
  const picture = parts.filter((part) => PICTURE.has(part.type)).map((part) => encodeChunk(part.type, part.data))
  return encodeChunk(type, Buffer.concat([data.subarray(0, FRAME_HEAD_BYTES), ...picture]))
}

function withFlags(header: Buffer, orientation: number): Buffer {
  const flags = ((header[0] ?? 0) & RETAINED_FLAGS) | (orientation > 1 ? EXIF_FLAG : 0)
  return Buffer.concat([Buffer.from([flags]), header.subarray(1)])
}

/** Adds a byte after data of odd length, because chunks begin at even offsets. */
function encodeChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
