import { pngChunk } from '../../assets/clean-png.ts'
import type { StampFormat } from './stamp-place.ts'

/** The signature and the header, which is always the first chunk. */
const HEADER_BYTES = 8 + 25
const FRAME_BYTES = 12
/** A keyword of PNG, 11.3.3.2. */
const KEYWORD = 'Comment\0'

/** A text chunk after the header, which programs show as the comment. */
export const PNG_STAMP: StampFormat = {
  add: (bytes, text) =>
    Buffer.concat([
      bytes.subarray(0, HEADER_BYTES),
      pngChunk('tEXt', Buffer.from(KEYWORD + text, 'latin1')),
      bytes.subarray(HEADER_BYTES),
    ]),

  find(bytes) {
    for (let at = HEADER_BYTES; at + FRAME_BYTES <= bytes.length;) {
      const end = at + FRAME_BYTES + bytes.readUInt32BE(at)
      if (end > bytes.length) return undefined
      const from = at + 8 + KEYWORD.length
      const to = end - 4
      const isComment = bytes.toString('latin1', at + 4, from).toLowerCase() === `text${KEYWORD.toLowerCase()}`
      if (isComment) {
        const checksum = { at: to, from: at + 4, to, endian: 'big' } as const
        return { text: bytes.toString('latin1', from, to), at: from, checksums: [checksum] }
      }
      at = end
    }
    return undefined
  },
}
