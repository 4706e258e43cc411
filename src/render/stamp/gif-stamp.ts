import { findGifComment } from '../../assets/clean-gif.ts'
import { FILE_DIGITS } from './stamp.ts'
import type { StampFormat } from './stamp-place.ts'

const COMMENT = [0x21, 0xfe]
const MAX_BLOCK_BYTES = 255

/** `GifWriter` writes no colors for all frames. */
const HEADER_BYTES = 13
/** The extension by which animations repeat. Some programs only read it directly after the header. */
const REPETITION_BYTES = 19

/** A comment in front of the first picture, of which programs show it. */
export const GIF_STAMP: StampFormat = {
  add(bytes, text) {
    const blocks = []
    for (let at = 0; at < text.length; at += MAX_BLOCK_BYTES) {
      const block = Buffer.from(text.slice(at, at + MAX_BLOCK_BYTES), 'latin1')
      blocks.push(Buffer.from([block.length]), block)
    }
    const repeats = bytes.toString('latin1', HEADER_BYTES + 3, HEADER_BYTES + 14) === 'NETSCAPE2.0'
    const at = HEADER_BYTES + (repeats ? REPETITION_BYTES : 0)
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(COMMENT), ...blocks, Buffer.from([0]), bytes.subarray(at)])
  },

  find(bytes) {
    const blocks = findGifComment(bytes)
    const [first] = blocks
    if (!first) return undefined
    const at = first.length < FILE_DIGITS.to ? undefined : first.byteOffset - bytes.byteOffset
    return { text: Buffer.concat(blocks).toString('latin1'), at, checksums: [] }
  },
}
