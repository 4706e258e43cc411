import { sharp } from './sharp.ts'
import type { Size } from '../document/document.ts'

/** RGBA pixels, 0–255, not premultiplied, row by row. */
export interface RawImage extends Size {
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

export interface ImageHeader {
  /** With the EXIF orientation applied. */
  readonly size: Size
  readonly isCmyk: boolean
}

export async function readImageHeader(bytes: Uint8Array): Promise<ImageHeader | undefined> {
  try {
    const { autoOrient, space } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { size: autoOrient, isCmyk: space === 'cmyk' }
  } catch {
    return undefined
  }
}

/** Resizes an image, upright and in sRGB, with a fifth of the memory of scaling while drawing. Tolerates damage. */
export async function shrinkImage(bytes: Uint8Array, { width, height }: Size): Promise<RawImage> {
  const image = sharp(bytes, { failOn: 'none', limitInputPixels: false, sequentialRead: true })
  const { space, hasProfile } = await image.metadata()
  const shrunk = image.autoOrient().resize(width, height, { fit: 'fill' })
  if (space === 'cmyk' && !hasProfile) {
    const inks = await shrunk.pipelineColorspace('cmyk').toColorspace('cmyk').raw().toBuffer()
    return { data: inksToLight(inks), width, height }
  }
  const { data, info } = await shrunk.toColorspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  return { data: pixels, width: info.width, height: info.height }
}

/** Converts CMYK without a profile as browsers do. libvips would assume the dull colors of a printing press. */
function inksToLight(inks: Buffer): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(inks.length)
  for (let at = 0; at < inks.length; at += 4) {
    const light = (255 - (inks[at + 3] ?? 0)) / 255
    for (let ink = at; ink < at + 3; ink += 1) pixels[ink] = (255 - (inks[ink] ?? 0)) * light
    pixels[at + 3] = 255
  }
  return pixels
}
