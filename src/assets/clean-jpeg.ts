import {
  adobeSegment,
  isNamed,
  isPictureSegment,
  JPEG,
  type JpegSegment,
  jpegSegment,
  readJpegSegments,
} from './jpeg-segments.ts'
import { orientationExif } from './orientation-exif.ts'

/**
 * Returns the JPEG without anything that does not change how it is shown: only its coded picture, ICC profile, density, color coding and
 * `orientation` remain. Undefined where the file cannot be read to its end.
 */
export function cleanJpeg(file: Uint8Array, orientation: number): Buffer | undefined {
  const segments = readJpegSegments(file)
  if (segments === undefined) return undefined
  const jfif = segments.map(cleanJfif).find((segment) => segment !== undefined)
  return Buffer.concat([
    Buffer.from([0xff, JPEG.soi]),
    ...(jfif ? [jfif] : []),
    ...(orientation > 1 ? [exifSegment(orientation)] : []),
    ...segments.flatMap((segment) => keptOf(segment) ?? []),
    Buffer.from([0xff, JPEG.eoi]),
  ])
}

function exifSegment(orientation: number): Buffer {
  return jpegSegment(JPEG.app1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationExif(orientation)]))
}

const JFIF_BYTES = 14
const THUMBNAIL_SIDES = 12

/** JFIF's header without its thumbnail, which may show what was cut away later. */
function cleanJfif(segment: JpegSegment): Buffer | undefined {
  const { marker, body } = segment
  if (marker !== JPEG.app0 || !isNamed(segment, 'JFIF\0') || body.length < JFIF_BYTES) return undefined
  const header = Buffer.from(body.subarray(0, JFIF_BYTES)).fill(0, THUMBNAIL_SIDES)
  return jpegSegment(JPEG.app0, header)
}

function keptOf(segment: JpegSegment): Buffer | undefined {
  const isProfile = segment.marker === JPEG.app2 && isNamed(segment, 'ICC_PROFILE\0')
  return isProfile || isPictureSegment(segment) ? segment.bytes : adobeSegment(segment)
}
