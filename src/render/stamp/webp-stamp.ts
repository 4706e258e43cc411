import { type Chunk, encodeChunk, readWebp, webpFile } from '../../assets/webp-chunks.ts'
import type { StampFormat } from './stamp-place.ts'
import { findXmpStamp, stampRdf, xmpPacket } from './stamp-xmp.ts'

const XMP_FLAG = 0x04
const ALPHA_FLAG = 0x10

/** An XMP chunk, the last one. */
export const WEBP_STAMP: StampFormat = {
  add(bytes, text) {
    const chunks = readWebp(bytes) ?? []
    const packet = xmpPacket(stampRdf(text))
    const [header, ...others] = extended(chunks)
    if (!header) return bytes
    const data = Buffer.from(header.data)
    data[0] = (data[0] ?? 0) | XMP_FLAG
    const written = [{ ...header, data }, ...others, { type: 'XMP ', data: Buffer.from(packet) }]
    return webpFile(written.map((chunk) => encodeChunk(chunk.type, chunk.data)))
  },

  find(bytes) {
    const chunk = readWebp(bytes)?.findLast(({ type }) => type === 'XMP ')
    if (!chunk) return undefined
    const from = chunk.data.byteOffset - bytes.byteOffset
    return findXmpStamp(bytes, from, from + chunk.data.length)
  },
}

/** Only files of the extended format can contain metadata. */
function extended(chunks: readonly Chunk[]): readonly Chunk[] {
  const [first] = chunks
  if (!first || first.type === 'VP8X') return chunks
  const isLossless = first.type === 'VP8L'
  const data = Buffer.alloc(10)
  // The size and whether there is alpha: RFC 9649, 3.4, and of a lossy picture RFC 6386, 9.1.
  const bits = first.data.readUInt32LE(isLossless ? 1 : 6)
  const [width, height] = isLossless
    ? [bits & 0x3fff, (bits >>> 14) & 0x3fff]
    : [(bits & 0x3fff) - 1, ((bits >>> 16) & 0x3fff) - 1]
  data[0] = isLossless && (bits >>> 28) & 1 ? ALPHA_FLAG : 0
  data.writeUIntLE(width, 4, 3)
  data.writeUIntLE(height, 7, 3)
  return [{ type: 'VP8X', data }, ...chunks]
}
