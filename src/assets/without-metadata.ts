import type { ImageType } from '../document/image-types.ts'
import { cleanAvif } from './clean-avif.ts'
import { cleanGif } from './clean-gif.ts'
import { sharp } from './sharp.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'
import { imageTypeOf } from './image-type.ts'

export interface CleanPicture {
  readonly bytes: Uint8Array
  readonly contentType: string
}

type Clean = (file: Uint8Array, orientation: number) => Uint8Array | undefined

const CLEANERS: Readonly<Record<ImageType, Clean>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/avif': cleanAvif,
  'image/gif': cleanGif,
  // Metadata was removed when the file was uploaded (svg/normalize-svg.ts).
  'image/svg+xml': (file) => file,
}

/** Removes all metadata except the orientation and ICC profile. Re-encodes only a damaged file, as a PNG. */
export async function withoutMetadata(file: Uint8Array): Promise<CleanPicture> {
  const contentType = imageTypeOf(file)
  const { orientation = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
  const bytes = contentType && CLEANERS[contentType](file, orientation)
  if (bytes) return { bytes, contentType }
  return {
    bytes: await sharp(file, { failOn: 'none' }).autoOrient().keepIccProfile().png().toBuffer(),
    contentType: 'image/png',
  }
}
