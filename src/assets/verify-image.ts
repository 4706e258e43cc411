import pLimit, { type LimitFunction } from 'p-limit'
import sharp from 'sharp'
import { type Size } from '../document/document.ts'
import { Failure } from '../failure.ts'
import { MAX_IMAGE_BYTES } from './image-limits.ts'
import { nameFileType } from './name-file-type.ts'

export interface VerifiedImage {
  readonly contentType: string
  /** Upright: as it is shown once its EXIF orientation is applied. */
  readonly width: number
  readonly height: number
}

export interface ImageVerifierOptions {
  /** Images decoded at the same time; the others wait. 2 by default: one of 100 megapixels takes 400 MB while it is checked. */
  readonly concurrent?: number
}

const MAX_PIXELS = 100_000_000
const MAX_SIDE_PX = 16_384

/** An image that is decoded piece by piece for longer than this was made to be slow. */
const TIMEOUT_SECONDS = 20

const CONTENT_TYPES = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' }

/**
 * Makes what checks an upload: a PNG, JPEG or WebP that decodes to its last row. The threats are an image that crashes or
 * stalls a later render, one that is small as a file and gigabytes as pixels, and a file of another kind under a picture's name.
 * The header is read first, and its size refused before a pixel is decoded; then all is decoded, since what is cut short or
 * damaged in the middle would otherwise be drawn in silence as far as it goes. An animation is taken for its first frame.
 *
 * @returns a function that throws `image_invalid` or `unsupported_upload`, saying what is wrong and what is allowed
 */
export function createImageVerifier({ concurrent = 2 }: ImageVerifierOptions = {}): (
  bytes: Uint8Array,
) => Promise<VerifiedImage> {
  const limit = pLimit(concurrent)
  return (bytes) => verifyImage(bytes, limit)
}

async function verifyImage(bytes: Uint8Array, limit: LimitFunction): Promise<VerifiedImage> {
  if (bytes.length === 0) throw invalid('the file is empty; it must be a complete PNG, JPEG or WebP')
  if (bytes.length > MAX_IMAGE_BYTES) {
    throw invalid(`the image has ${bytes.length} bytes; the limit is ${MAX_IMAGE_BYTES}`)
  }
  const format = formatOf(bytes)
  if (format === undefined) {
    throw new Failure('unsupported_upload', { received: nameFileType(bytes), allowed: Object.values(CONTENT_TYPES) })
  }
  const received = `${FORMAT_NAMES[format]} of ${bytes.length} bytes`
  const { upright, stored } = await readHeader(bytes, received)
  const { width, height } = upright
  checkSize(width, height)
  await limit(() => decodeWhole(bytes, { size: stored, received }))
  return { contentType: CONTENT_TYPES[format], width, height }
}

const FORMAT_NAMES = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } as const

/** By the first bytes, never by a name: SVG, GIF, TIFF and all else that the decoder could read are not for uploading. */
function formatOf(bytes: Uint8Array): keyof typeof FORMAT_NAMES | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16)).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  return undefined
}

/** The sizes before and after the EXIF orientation is applied. */
async function readHeader(bytes: Uint8Array, received: string): Promise<{ upright: Size; stored: Size }> {
  try {
    const { autoOrient, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { upright: autoOrient, stored: { width, height } }
  } catch (error) {
    throw invalid(
      `the header of the ${received} cannot be read: it is damaged or cut short; only a whole image is taken`,
      error,
    )
  }
}

function checkSize(width: number, height: number): void {
  const size = `${width} × ${height} pixels`
  if (width > MAX_SIDE_PX || height > MAX_SIDE_PX) {
    throw invalid(`the image is ${size}; the limit is ${MAX_SIDE_PX} px per side`)
  }
  if (width * height > MAX_PIXELS) {
    throw invalid(`the image is ${size}; the limit is ${MAX_PIXELS / 1e6} megapixels`)
  }
}

/**
 * Decodes as strictly as libvips can. Shrinking to one pixel reads every row and stores none: decoding into a buffer would
 * take as much memory as the picture has pixels. The whole picture is extracted first because libvips would otherwise
 * decode a JPEG at an eighth of its size, which passes over damage that a larger size fails on.
 */
async function decodeWhole(bytes: Uint8Array, { size, received }: { size: Size; received: string }): Promise<void> {
  try {
    await sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS, sequentialRead: true })
      .extract({ left: 0, top: 0, ...size })
      .resize(1, 1, { fit: 'fill' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .raw()
      .toBuffer()
  } catch (error) {
    throw invalid(
      `the ${received} cannot be decoded to its end: it is damaged or cut short; only a whole image is taken`,
      error,
    )
  }
}

function invalid(reason: string, cause?: unknown): Failure {
  return new Failure('image_invalid', { reason }, cause)
}
