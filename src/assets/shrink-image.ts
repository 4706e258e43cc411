import sharp from 'sharp'
import { type Size } from '../document/document.ts'

/** Red, green, blue and alpha, 0–255, not premultiplied, row by row. */
export interface RawImage extends Size {
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

/** Read from the header alone: upright, as it is shown. Undefined where there is none to be read. */
export async function readImageSize(bytes: Uint8Array): Promise<Size | undefined> {
  try {
    return (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient
  } catch {
    return undefined
  }
}

/** By the header alone: whether its colours are the four inks of print. */
export async function isCmyk(bytes: Uint8Array): Promise<boolean> {
  return (await sharp(bytes, { limitInputPixels: false }).metadata()).space === 'cmyk'
}

/**
 * Decodes an image, upright and in sRGB, at `size`. A JPEG is read at half its size or less to begin with: a photograph of
 * twelve megapixels in a frame of one takes a fifth of the memory, and looks better than one that is shrunk while it is drawn.
 */
export async function shrinkImage(bytes: Uint8Array, { width, height }: Size): Promise<RawImage> {
  const { data, info } = await sharp(bytes, { limitInputPixels: false, sequentialRead: true })
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  return { data: pixels, width: info.width, height: info.height }
}
