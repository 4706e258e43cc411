import { Image } from '@napi-rs/canvas'
import { Failure } from '../failure.ts'
import { type Picture } from '../paint/canvas.ts'

/**
 * Decodes a PNG, JPEG or WebP. Its EXIF orientation is applied, its colours are brought to sRGB.
 *
 * @throws {Failure} `image_invalid` when it cannot be decoded. A file that ends early is decoded as far as it goes: that was
 *   refused when it was uploaded, by `verifyImage`.
 */
export async function decodeImage(bytes: Uint8Array): Promise<Picture> {
  const image = new Image()
  // Bytes, never a string: Skia would open that as a path or an address.
  image.src = bytes
  try {
    await image.decode()
  } catch (error) {
    throw new Failure('image_invalid', { reason: 'a picture of the document cannot be decoded' }, error)
  }
  if (image.width === 0 || image.height === 0)
    throw new Failure('image_invalid', { reason: 'a picture of the document is empty' })
  return { width: image.width, height: image.height, image }
}
