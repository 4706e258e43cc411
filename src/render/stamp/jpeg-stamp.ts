import { JPEG, jpegSegment, readJpegSegments } from '../../assets/jpeg-segments.ts'
import { plainPlace, type StampFormat } from './stamp-place.ts'

const MARKER_BYTES = 2
const HEAD_BYTES = 4

/** A comment after the JFIF segment, which must be the first one. */
export const JPEG_STAMP: StampFormat = {
  add(bytes, text) {
    const at = bytes[MARKER_BYTES + 1] === JPEG.app0 ? 2 * MARKER_BYTES + bytes.readUInt16BE(HEAD_BYTES) : MARKER_BYTES
    const comment = jpegSegment(JPEG.com, Buffer.from(text, 'latin1'))
    return Buffer.concat([bytes.subarray(0, at), comment, bytes.subarray(at)])
  },

  find(bytes) {
    const comment = readJpegSegments(bytes)?.find(({ marker }) => marker === JPEG.com)
    if (!comment) return undefined
    const from = comment.body.byteOffset - bytes.byteOffset
    return plainPlace(bytes, from, from + comment.body.length)
  },
}
