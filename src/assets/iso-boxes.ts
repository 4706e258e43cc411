/** A box of an ISO base media file, such as an AVIF. Positions are in the file. */
export interface Box {
  readonly type: string
  /** Where its content begins. */
  readonly from: number
  readonly to: number
}

const HEAD_BYTES = 8
const LARGE_HEAD_BYTES = 16

/** Lists the boxes between two positions. Returns undefined if one does not fit. */
export function readBoxes(bytes: Buffer, from: number, to: number): readonly Box[] | undefined {
  const boxes: Box[] = []
  for (let at = from; at < to;) {
    if (at + HEAD_BYTES > to) return undefined
    const length = bytes.readUInt32BE(at)
    const isLarge = length === 1
    if (isLarge && at + LARGE_HEAD_BYTES > to) return undefined
    // 0 means up to the end of the file.
    const end = length === 0 ? to : at + (isLarge ? Number(bytes.readBigUInt64BE(at + HEAD_BYTES)) : length)
    const body = at + (isLarge ? LARGE_HEAD_BYTES : HEAD_BYTES)
    if (end < body || end > to) return undefined
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from: body, to: end })
    at = end
  }
  return boxes
}
