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

/** Removes metadata, except `orientation` and the ICC profile. Returns undefined if the file is damaged. */
export function cleanJpeg(file: Uint8Array, orientation: number): Buffer | undefined {
  const segments = readJpegSegments(file)
  if (segments === undefined) return undefined
  const jfif = segments.map(cleanJfif).find((segment) => segment !== undefined)
  return Buffer.concat([
    Buffer.from([0xff, JPEG.soi]),
    ...(jfif ? [jfif] : []),
    ...(orientation > 1 ? [exifSegment(orientation)] : []),
    ...segments.flatMap((segment) => retainedPart(segment) ?? []),
    Buffer.from([0xff, JPEG.eoi]),
  ])
}

function exifSegment(orientation: number): Buffer {
  return jpegSegment(JPEG.app1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationExif(orientation)]))
}

const JFIF_BYTES = 14
const THUMBNAIL_SIZE_OFFSET = 12

/** Removes the thumbnail, which may show parts of the image that were cropped later. */
function cleanJfif(segment: JpegSegment): Buffer | undefined {
  const { marker, body } = segment
  if (marker !== JPEG.app0 || !isNamed(segment, 'JFIF\0') || body.length < JFIF_BYTES) return undefined
  const header = Buffer.from(body.subarray(0, JFIF_BYTES)).fill(0, THUMBNAIL_SIZE_OFFSET)
  return jpegSegment(JPEG.app0, header)
}

function retainedPart(segment: JpegSegment): Buffer | undefined {
  const isProfile = segment.marker === JPEG.app2 && isNamed(segment, 'ICC_PROFILE\0')
  return isProfile || isPictureSegment(segment) ? segment.bytes : adobeSegment(segment)
}
