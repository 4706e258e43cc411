import { Failure } from '../../failure.ts'
import { MAX_IMAGE_BYTES } from '../image-limits.ts'
import { runOnThread } from '../run-on-thread.ts'
import { sharp } from '../sharp.ts'
import type { HeicPixels } from './decode-heic-thread.ts'
import { jpegWithProfile, pngWithProfile } from './with-icc-profile.ts'

export interface ConvertedHeic {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly width: number
  readonly height: number
}

/** More than phones take, whose largest have 48. */
const MAX_PIXELS = 50_000_000

/** 12 megapixels take a second. */
const TIMEOUT_MS = 30_000

const HEAP_MB = 256

/** Of the JPEG, whose colors have half the resolution, like those of the photo. */
const QUALITY = 90

const BRANDS = /^....ftyp(?:he[iv][a-z]|mif1|msf1)/s

/** Also true for an AVIF with a brand of several formats. */
export function isHeic(bytes: Uint8Array): boolean {
  return BRANDS.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'))
}

/**
 * Converts the primary image of a HEIC to a JPEG, or to a PNG if it has transparency: upright, with its color profile
 * and without any other metadata. Neither browsers nor renderers read HEIC.
 *
 * @throws `image_invalid`
 */
export async function convertHeic(bytes: Uint8Array): Promise<ConvertedHeic> {
  const { icc, hasAlpha } = await readHeader(bytes)
  const pixels = await decodeOnThread(bytes)
  if ('reason' in pixels) throw invalid(`the HEIC of ${bytes.length} bytes cannot be decoded: ${pixels.reason}`)
  const { data, width, height } = pixels
  const image = sharp(data, { raw: { width, height, channels: 4 } })
  const converted = hasAlpha
    ? { contentType: 'image/png', bytes: pngWithProfile(await image.png().toBuffer(), icc) }
    : {
        contentType: 'image/jpeg',
        bytes: jpegWithProfile(await image.removeAlpha().jpeg({ quality: QUALITY }).toBuffer(), icc),
      }
  if (converted.bytes.length <= MAX_IMAGE_BYTES) return { ...converted, width, height }
  throw invalid(`the HEIC has ${converted.bytes.length} bytes after its conversion; the limit is ${MAX_IMAGE_BYTES}`)
}

async function readHeader(bytes: Uint8Array): Promise<{ icc: Uint8Array | undefined; hasAlpha: boolean }> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw invalid(
        `the HEIC of ${bytes.length} bytes cannot be read: it is damaged or cut short; the image must be complete`,
        error,
      )
    })
  const { width, height, icc, hasAlpha } = header
  if (width * height > MAX_PIXELS) {
    throw invalid(
      `the HEIC is ${width} × ${height} pixels; the limit is ${MAX_PIXELS / 1e6} megapixels. Save it as a JPEG`,
    )
  }
  return { icc, hasAlpha }
}

function decodeOnThread(workerData: Uint8Array): Promise<HeicPixels> {
  return runOnThread({
    module: new URL('decode-heic-thread.ts', import.meta.url),
    workerData,
    timeoutMs: TIMEOUT_MS,
    heapMb: HEAP_MB,
    reasons: { slow: `it takes longer than ${TIMEOUT_MS / 1000} s`, failed: 'it is damaged' },
  })
}

function invalid(reason: string, cause?: unknown): Failure {
  return new Failure('image_invalid', { reason }, cause)
}
