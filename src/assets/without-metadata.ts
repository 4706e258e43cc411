import sharp from 'sharp'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'

export interface CleanPicture {
  readonly bytes: Uint8Array
  readonly contentType: string
}

const CLEANERS = {
  jpeg: { clean: cleanJpeg, contentType: 'image/jpeg' },
  png: { clean: cleanPng, contentType: 'image/png' },
  webp: { clean: cleanWebp, contentType: 'image/webp' },
} as const

/**
 * Returns the picture without what its file says about the photograph: place, time, author, camera, captions, thumbnails, and data appended
 * to the file. Orientation and ICC profile stay. The file is rewritten, not encoded again, so every pixel is the same; the same file always
 * gives the same bytes. A file that decoders read although its structure is damaged becomes a PNG of the same pixels.
 */
export async function withoutMetadata(file: Uint8Array): Promise<CleanPicture> {
  // Read by the decoder that also applies it, so that the copy is turned as the original is.
  const { format, orientation = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
  const { clean, contentType } = CLEANERS[format as keyof typeof CLEANERS]
  const bytes = clean(file, orientation)
  if (bytes) return { bytes, contentType }
  return {
    bytes: await sharp(file, { failOn: 'none' }).autoOrient().keepIccProfile().png().toBuffer(),
    contentType: CLEANERS.png.contentType,
  }
}
