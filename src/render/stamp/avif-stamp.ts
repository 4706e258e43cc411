import { readBoxes } from '../../assets/iso-boxes.ts'
import type { StampFormat } from './stamp-place.ts'
import { findXmpStamp, stampRdf, xmpPacket } from './stamp-xmp.ts'

/** Of XMP in boxes: ISO 16684-3. */
const XMP_UUID = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')

/** A box at the end, where it moves nothing: positions in an AVIF count from its beginning. */
export const AVIF_STAMP: StampFormat = {
  add(bytes, text) {
    const packet = Buffer.from(xmpPacket(stampRdf(text)))
    const head = Buffer.from('\0\0\0\0uuid', 'latin1')
    head.writeUInt32BE(head.length + XMP_UUID.length + packet.length)
    return Buffer.concat([bytes, head, XMP_UUID, packet])
  },

  find(bytes) {
    const box = readBoxes(bytes, 0, bytes.length)?.findLast(({ type }) => type === 'uuid')
    return box && findXmpStamp(bytes, box.from, box.to)
  },
}
