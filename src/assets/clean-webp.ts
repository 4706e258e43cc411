import { orientationExif } from './orientation-exif.ts'
import { type Chunk, encodeChunk, PICTURE_CHUNKS, readChunks, readWebp, webpFile } from './webp-chunks.ts'

/** The position, size, duration and flags of a frame. */
const FRAME_HEAD_BYTES = 16
const EXIF_FLAG = 0x08
/** The flags for profile, transparency and animation. */
const RETAINED_FLAGS = 0x20 | 0x10 | 0x02

const RETAINED = new Set([...PICTURE_CHUNKS, 'ICCP', 'ANIM'])

/** Removes metadata, except `orientation` and the ICC profile. Returns undefined if the file is damaged. */
export function cleanWebp(file: Uint8Array, orientation: number): Buffer | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const chunks = readWebp(bytes)
  if (chunks === undefined) return undefined
  const retained: Buffer[] = []
  for (const chunk of chunks) {
    const cleaned = cleanChunk(chunk, orientation)
    if (cleaned === undefined) return undefined
    retained.push(cleaned)
  }
  const hasHeader = chunks.some(({ type }) => type === 'VP8X')
  if (orientation > 1 && hasHeader) retained.push(encodeChunk('EXIF', orientationExif(orientation)))
  return webpFile(retained)
}

/** Returns an empty buffer for a removed chunk, and undefined for a damaged frame. */
function cleanChunk({ type, data }: Chunk, orientation: number): Buffer | undefined {
  if (RETAINED.has(type)) return encodeChunk(type, data)
  if (type === 'VP8X') return encodeChunk(type, withFlags(data, orientation))
  if (type !== 'ANMF') return Buffer.alloc(0)
  const parts = readChunks(data.subarray(FRAME_HEAD_BYTES))
  if (parts === undefined) return undefined
  const picture = parts.filter((part) => PICTURE_CHUNKS.has(part.type)).map((part) => encodeChunk(part.type, part.data))
  return encodeChunk(type, Buffer.concat([data.subarray(0, FRAME_HEAD_BYTES), ...picture]))
}

function withFlags(header: Buffer, orientation: number): Buffer {
  const flags = ((header[0] ?? 0) & RETAINED_FLAGS) | (orientation > 1 ? EXIF_FLAG : 0)
  return Buffer.concat([Buffer.from([flags]), header.subarray(1)])
}
