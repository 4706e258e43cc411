import { sharp } from './sharp.ts'
import { Failure } from '../failure.ts'
import { readImageHeader, shrinkImage } from './shrink-image.ts'

const QUALITY = 82

/** Creates a WebP thumbnail, never larger than the image. @throws `image_invalid` if nothing can be decoded */
export async function thumbnailOf(bytes: Uint8Array, longestSidePx: number): Promise<Uint8Array> {
  const header = await readImageHeader(bytes)
  if (header === undefined) throw unreadable()
  const { width, height } = header.size
  const scale = Math.min(1, longestSidePx / Math.max(width, height))
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const { data, ...raw } = await shrinkImage(bytes, size).catch((error: unknown) => {
    throw unreadable(error)
  })
  return sharp(data, { raw: { ...raw, channels: 4 } })
    .webp({ quality: QUALITY })
    .toBuffer()
}

function unreadable(cause?: unknown): Failure {
  return new Failure('image_invalid', { reason: 'the image cannot be decoded' }, cause)
}
