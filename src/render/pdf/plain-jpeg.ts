import { type Size } from '../../document/document.ts'

/** A JPEG that any reader of PDFs shows as it is meant, and nothing in the file besides its picture. */
export interface PlainJpeg extends Size {
  readonly components: 1 | 3
  readonly bytes: Uint8Array
}

const [FILL, SOI, EOI, SOS, APP0, APP1, APP2, APP14, APP15, COM] = [
  0xff, 0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe,
]
/** Baseline, extended and progressive, with Huffman codes. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
const FIRST_RESTART = 0xd0
const LAST_RESTART = 0xd7

/** A picture's tables, many times over. What takes more than they and the pixels themselves would is padding, which nobody pays for. */
const TABLE_BYTES = 64 * 1024

/**
 * Reads a JPEG of eight bits in grey, or in colours of sRGB, that stands upright; undefined for any other file, whose colours
 * or turn a PDF would not show. The metadata is left out: where a photograph was taken is nothing to hand on. So is what
 * phones append, like the film of a moving photograph.
 */
export function readPlainJpeg(file: Uint8Array): PlainJpeg | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined
  const kept = [bytes.subarray(0, 2)]
  let frame: Omit<PlainJpeg, 'bytes'> | undefined
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (marker === FILL) return undefined
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const body = bytes.subarray(at + 4, end)
    if (OTHER_FRAMES.has(marker) || (FRAMES.has(marker) && frame)) return undefined
    if (FRAMES.has(marker)) frame = readFrame(body)
    if (!isPlain(marker, body)) return undefined
    const next = marker === SOS ? endOfScan(bytes, end) : end
    if (!isMetadata(marker)) kept.push(bytes.subarray(at, next))
    if (marker === SOS && !frame) return undefined
    if (frame && bytes[next] === 0xff && bytes[next + 1] === EOI) {
      kept.push(bytes.subarray(next, next + 2))
      const plain = { ...frame, bytes: Buffer.concat(kept) }
      return plain.bytes.length > frame.width * frame.height * frame.components + TABLE_BYTES ? undefined : plain
    }
    at = next
  }
  return undefined
}

/** Three components are taken for YCbCr where they are numbered so, and may be anything elsewhere. */
function readFrame(body: Buffer): Omit<PlainJpeg, 'bytes'> | undefined {
  const [precision, components] = [body[0], body[5]]
  if (precision !== 8 || body.length < 9) return undefined
  const size = { height: body.readUInt16BE(1), width: body.readUInt16BE(3) }
  if (size.width === 0 || size.height === 0) return undefined
  if (components === 1) return { ...size, components }
  return components === 3 && body[6] === 1 && body[9] === 2 && body[12] === 3 ? { ...size, components } : undefined
}

/** JFIF's own segment too: it may hold a small picture of what the photograph was before it was cut. */
function isMetadata(marker: number): boolean {
  return marker === COM || (marker >= APP0 && marker <= APP15 && marker !== APP14)
}

/** Whether a segment leaves the picture what a PDF would take it for. */
function isPlain(marker: number, body: Buffer): boolean {
  if (marker === APP1 && startsWith(body, 'Exif\0')) return orientationOf(body.subarray(6)) === 1
  if (marker === APP2 && startsWith(body, 'ICC_PROFILE\0')) return isSrgb(body.subarray(14))
  // Adobe's segment ends with how the colours are coded: 1 is YCbCr.
  if (marker === APP14 && startsWith(body, 'Adobe')) return body[11] === 1
  return true
}

function startsWith(body: Buffer, name: string): boolean {
  return body.toString('latin1', 0, name.length) === name
}

const ORIENTATION = 0x0112

/** By Exif's first directory; undefined where it is broken. */
function orientationOf(tiff: Buffer): number | undefined {
  const isLittle = startsWith(tiff, 'II')
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  try {
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let entry = 0; entry < short(directory); entry += 1) {
      const at = directory + 2 + entry * 12
      if (short(at) === ORIENTATION) return short(at + 8)
    }
    return 1
  } catch {
    return undefined
  }
}

const SRGB = /^sRGB( IEC61966-2[.-]1| built-in)?$/

/** By its description, which is ASCII in a profile of the second version and UTF-16 in one of the fourth. */
function isSrgb(profile: Buffer): boolean {
  try {
    for (let entry = 0; entry < profile.readUInt32BE(128); entry += 1) {
      const at = 132 + entry * 12
      if (profile.toString('latin1', at, at + 4) !== 'desc') continue
      const tag = profile.subarray(profile.readUInt32BE(at + 4))
      const [from, length] = startsWith(tag, 'mluc')
        ? [tag.readUInt32BE(24), tag.readUInt32BE(20)]
        : [12, tag.readUInt32BE(8)]
      return SRGB.test(tag.toString('latin1', from, from + length).replaceAll('\0', ''))
    }
  } catch {
    // Cut short, or divided over several segments: no profile of sRGB is as long as that.
  }
  return false
}

/** Where the next marker stands that is none of the scan's own. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    const isOwn = marker === 0 || (marker >= FIRST_RESTART && marker <= LAST_RESTART)
    if (!isOwn) return at
  }
  return bytes.length
}
