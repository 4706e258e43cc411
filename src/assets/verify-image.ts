import pLimit, { type LimitFunction } from 'p-limit'
import { sharp } from './sharp.ts'
import type { Size } from '../document/document.ts'
import { IMAGE_TYPES } from '../document/image-types.ts'
import { IMAGE_UPLOAD_TYPE_NAMES, UPLOAD_TYPES } from '../document/upload-types.ts'
import { Failure } from '../failure.ts'
import { MAX_IMAGE_BYTES } from './image-limits.ts'
import { convertHeic, isHeic } from './heic/convert-heic.ts'
import { imageTypeOf } from './image-type.ts'
import { nameFileType } from './name-file-type.ts'
import { normalizeSvg } from './svg/normalize-svg.ts'

export interface VerifiedImage {
  /** The bytes to store: of an SVG, its normalized form; of a HEIC, a JPEG or PNG. */
  readonly bytes: Uint8Array
  readonly contentType: string
  /** With the EXIF orientation applied. */
  readonly width: number
  readonly height: number
}

export type ImageVerifier = (bytes: Uint8Array) => Promise<VerifiedImage>

export interface ImageVerifierOptions {
  /** Maximum number of images decoded at the same time. An image of 100 megapixels takes 400 MB. */
  readonly concurrent?: number
}

const MAX_PIXELS = 100_000_000
const MAX_SIDE_PX = 16_384

/** Only an image that is crafted to decode slowly takes longer. */
const TIMEOUT_SECONDS = 20

/**
 * Creates a function that checks uploads and throws `image_invalid` or `unsupported_upload`. Threats:
 * other file types, images that crash or stall a render, and decompression bombs, so it checks the size first.
 */
export function createImageVerifier({ concurrent = 2 }: ImageVerifierOptions = {}): ImageVerifier {
  const limit = pLimit(concurrent)
  return (bytes) => verifyImage(bytes, limit)
}

async function verifyImage(bytes: Uint8Array, limit: LimitFunction): Promise<VerifiedImage> {
  if (bytes.length === 0) throw invalid(`the file is empty; it must be a complete ${IMAGE_UPLOAD_TYPE_NAMES}`)
  if (bytes.length > MAX_IMAGE_BYTES) {
    throw invalid(`the image has ${bytes.length} bytes; the limit is ${MAX_IMAGE_BYTES}`)
  }
  const contentType = imageTypeOf(bytes)
  if (contentType === undefined && isHeic(bytes)) {
    const converted = await limit(() => convertHeic(bytes))
    checkSize(converted.width, converted.height)
    return converted
  }
  if (contentType === undefined) {
    throw new Failure('unsupported_upload', { received: nameFileType(bytes), allowed: Object.keys(UPLOAD_TYPES) })
  }
  if (contentType === 'image/svg+xml') {
    const normalized = await limit(() => normalizeSvg(bytes))
    checkSize(normalized.width, normalized.height)
    return { contentType, ...normalized }
  }
  const received = `${IMAGE_TYPES[contentType]} of ${bytes.length} bytes`
  const { upright, stored } = await readHeader(bytes, received)
  const { width, height } = upright
  checkSize(width, height)
  await limit(() => decodeWhole(bytes, { size: stored, received }))
  return { bytes, contentType, width, height }
}

async function readHeader(bytes: Uint8Array, received: string): Promise<{ upright: Size; stored: Size }> {
  try {
    const { autoOrient, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { upright: autoOrient, stored: { width, height } }
  } catch (error) {
    throw invalid(
      `the header of the ${received} cannot be read: it is damaged or cut short; the image must be complete`,
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

/** Resizes to one pixel, to need no large buffer. `extract` prevents decoding at a reduced size, which skips damage. */
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
      `the ${received} cannot be decoded to its end: it is damaged or cut short; the image must be complete`,
      error,
    )
  }
}

function invalid(reason: string, cause?: unknown): Failure {
  return new Failure('image_invalid', { reason }, cause)
}
