import {
  adobeSegment,
  isNamed,
  isPictureSegment,
  JPEG,
  type JpegSegment,
  readJpegSegments,
} from '../../assets/jpeg-segments.ts'
import type { Size } from '../../document/document.ts'

/** A JPEG that every PDF reader shows correctly, without metadata. */
export interface PlainJpeg extends Size {
  readonly components: 1 | 3
  readonly bytes: Uint8Array
}

const FRAMES = new Set([0xc0, 0xc1, 0xc2])
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])

/** Allowance for tables. A file larger than its raw pixels and this is padded, and is not embedded. */
const TABLE_BYTES = 64 * 1024

/** Removes metadata and appended data. Returns undefined unless the JPEG is upright, 8-bit, and gray or sRGB. */
export function readPlainJpeg(file: Uint8Array): PlainJpeg | undefined {
  const segments = readJpegSegments(file)
  if (!segments?.every(isPlain) || segments.some(({ marker }) => OTHER_FRAMES.has(marker))) return undefined
  const [first, another] = segments.filter(({ marker }) => FRAMES.has(marker))
  const frame = first && !another && readFrame(first.body)
  if (!frame || segments.findIndex(({ marker }) => marker === JPEG.sos) < segments.indexOf(first)) return undefined
  const retained = segments.flatMap((segment) =>
    isPictureSegment(segment) ? segment.bytes : (adobeSegment(segment) ?? []),
  )
  const bytes = Buffer.concat([Buffer.from([0xff, JPEG.soi]), ...retained, Buffer.from([0xff, JPEG.eoi])])
  return bytes.length > frame.width * frame.height * frame.components + TABLE_BYTES ? undefined : { ...frame, bytes }
}

/** Three components are YCbCr if their IDs are 1, 2 and 3. Other IDs do not define the colors. */
function readFrame(body: Buffer): Omit<PlainJpeg, 'bytes'> | undefined {
  const [precision, components] = [body[0], body[5]]
  if (precision !== 8 || body.length < 9) return undefined
  const size = { height: body.readUInt16BE(1), width: body.readUInt16BE(3) }
  if (size.width === 0 || size.height === 0) return undefined
  if (components === 1) return { ...size, components }
  return components === 3 && body[6] === 1 && body[9] === 2 && body[12] === 3 ? { ...size, components } : undefined
}

function isPlain(segment: JpegSegment): boolean {
  const { marker, body } = segment
  if (marker === JPEG.app1 && isNamed(segment, 'Exif\0')) return orientationOf(body.subarray(6)) === 1
  if (marker === JPEG.app2 && isNamed(segment, 'ICC_PROFILE\0')) return isSrgb(body.subarray(14))
  // Color transform 1 is YCbCr.
  if (marker === JPEG.app14 && isNamed(segment, 'Adobe')) return body[11] === 1
  return true
}

const ORIENTATION = 0x0112

/** Reads the first Exif directory. Returns undefined if it is broken. */
function orientationOf(tiff: Buffer): number | undefined {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
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

/** The description is ASCII in version 2 profiles and UTF-16 in version 4. */
function isSrgb(profile: Buffer): boolean {
  try {
    for (let entry = 0; entry < profile.readUInt32BE(128); entry += 1) {
      const at = 132 + entry * 12
      if (profile.toString('latin1', at, at + 4) !== 'desc') continue
      const tag = profile.subarray(profile.readUInt32BE(at + 4))
      const [from, length] =
        tag.toString('latin1', 0, 4) === 'mluc'
          ? [tag.readUInt32BE(24), tag.readUInt32BE(20)]
          : [12, tag.readUInt32BE(8)]
      return SRGB.test(tag.toString('latin1', from, from + length).replaceAll('\0', ''))
    }
  } catch {
    // The profile is truncated, or split into segments, for which an sRGB profile is too short.
  }
  return false
}
