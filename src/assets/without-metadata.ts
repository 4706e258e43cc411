import { sharp } from './sharp.ts'
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

/** Removes all metadata except the orientation and ICC profile. Re-encodes only a damaged file, as a PNG. */
export async function withoutMetadata(file: Uint8Array): Promise<CleanPicture> {
  const { format, orientation = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
  const { clean, contentType } = CLEANERS[format as keyof typeof CLEANERS]
  const bytes = clean(file, orientation)
  if (bytes) return { bytes, contentType }
  return {
    bytes: await sharp(file, { failOn: 'none' }).autoOrient().keepIccProfile().png().toBuffer(),
    contentType: CLEANERS.png.contentType,
  }
}
