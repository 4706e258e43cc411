import type { StampFormat } from './stamp-place.ts'
import { findXmpStamp, stampRdf } from './stamp-xmp.ts'

/** The first element of the picture. */
export const SVG_STAMP: StampFormat = {
  add(bytes, text) {
    const at = bytes.indexOf('>') + 1
    const metadata = `<metadata>\n${stampRdf(text)}\n</metadata>`
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(metadata), bytes.subarray(at)])
  },
  find: (bytes) => findXmpStamp(bytes),
}
