const HEAD_BYTES = 8
const RIFF_BYTES = 12

/** Chunks with the pixels of a picture or a frame. */
export const PICTURE_CHUNKS = new Set(['ALPH', 'VP8 ', 'VP8L'])

/** A part of a WebP file or of one of its frames. */
export interface Chunk {
  readonly type: string
  readonly data: Buffer
}

/** Returns undefined if a chunk is incomplete. */
export function readChunks(bytes: Buffer): readonly Chunk[] | undefined {
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

/** Returns the chunks of a file, or undefined if it is damaged. */
export function readWebp(bytes: Buffer): readonly Chunk[] | undefined {
  return readChunks(bytes.subarray(RIFF_BYTES, HEAD_BYTES + bytes.readUInt32LE(4)))
}

/** Adds a byte after data of odd length, because chunks begin at even offsets. */
export function encodeChunk(type: string, data: Uint8Array): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** Returns a file of encoded chunks. */
export function webpFile(chunks: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(chunks)
  const riff = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  riff.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([riff, body])
}
