const HEADER_BYTES = 13
const DESCRIPTOR_BYTES = 10
const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
const COMMENT = 0xfe

/** Applications whose extensions affect how the image is shown: repetition and the ICC profile. */
const RETAINED_APPLICATIONS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/** Removes comments, XMP and other metadata. Returns undefined if the file is damaged. */
export function cleanGif(file: Uint8Array): Buffer | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const read = readBlocks(bytes)
  if (!read) return undefined
  const retained = read.blocks.filter(({ at }) => bytes[at] === IMAGE || isRetained(bytes, at))
  return Buffer.concat([
    bytes.subarray(0, read.from),
    ...retained.map(({ at, end }) => bytes.subarray(at, end)),
    Buffer.from([TRAILER]),
  ])
}

/** Returns the parts of the first comment, each of at most 255 bytes of the file. Empty if there is none. */
export function findGifComment(bytes: Buffer): readonly Buffer[] {
  const comment = readBlocks(bytes)?.blocks.find(({ at }) => bytes[at] === EXTENSION && bytes[at + 1] === COMMENT)
  if (!comment) return []
  const parts: Buffer[] = []
  for (let at = comment.body; bytes[at]; at += 1 + (bytes[at] ?? 0)) {
    parts.push(bytes.subarray(at + 1, at + 1 + (bytes[at] ?? 0)))
  }
  return parts
}

/** An image or an extension. Positions are in the file. */
interface GifBlock {
  readonly at: number
  /** Where its sub-blocks begin. */
  readonly body: number
  readonly end: number
}

/** Lists the blocks between the header, which ends at `from`, and the trailer. Undefined if the file is damaged. */
function readBlocks(bytes: Buffer): { readonly from: number; readonly blocks: readonly GifBlock[] } | undefined {
  const from = HEADER_BYTES + colorTableBytes(bytes[10])
  const blocks: GifBlock[] = []
  for (let at = from; at < bytes.length;) {
    const kind = bytes[at]
    if (kind === TRAILER) return { from, blocks }
    if (kind !== EXTENSION && kind !== IMAGE) return undefined
    const body = kind === IMAGE ? at + DESCRIPTOR_BYTES + colorTableBytes(bytes[at + 9]) + 1 : at + 2
    const end = blocksEnd(bytes, body)
    if (end === undefined) return undefined
    blocks.push({ at, body, end })
    at = end
  }
  return undefined
}

function colorTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

/** Returns the position after the blocks that begin at `at`, each of which is preceded by its length. */
function blocksEnd(bytes: Buffer, at: number): number | undefined {
  for (let next = at; next < bytes.length;) {
    const length = bytes[next] ?? 0
    next += 1 + length
    if (length === 0) return next
  }
  return undefined
}

function isRetained(bytes: Buffer, at: number): boolean {
  const label = bytes[at + 1]
  if (label === GRAPHIC_CONTROL) return true
  return label === APPLICATION && RETAINED_APPLICATIONS.has(bytes.toString('latin1', at + 3, at + 14))
}
