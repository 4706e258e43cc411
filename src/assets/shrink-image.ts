import sharp from 'sharp'
import { type Size } from '../document/document.ts'

/** Red, green, blue and alpha, 0–255, not premultiplied, row by row. */
export interface RawImage extends Size {
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

export interface ImageHeader {
  /** Upright, as it is shown. */
  readonly size: Size
  /** Whether its colors are the four inks of print. */
  readonly isCmyk: boolean
}

/** Undefined where there is none to be read. */
export async function readImageHeader(bytes: Uint8Array): Promise<ImageHeader | undefined> {
  try {
    const { autoOrient, space } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { size: autoOrient, isCmyk: space === 'cmyk' }
  } catch {
    return undefined
  }
}

/**
 * Decodes an image, upright and in sRGB, at `size`. A JPEG is read at half its size or less to begin with: a photograph of
 * twelve megapixels in a frame of one takes a fifth of the memory, and looks better than one that is shrunk while it is drawn.
 * A damaged image is decoded as far as possible: uploads are checked strictly by `verifyImage`, but older ones may have
 * passed a weaker check.
 *
 * @throws the decoder's error when nothing can be decoded
 */
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

/**
 * Four inks of which no profile tells the colors, each taken to let through what it does not cover: what browsers show, and
 * what most programs that write such files took their inks for. The press that libvips takes them for would make them dull.
 */
function inksToLight(inks: Buffer): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(inks.length)
  for (let at = 0; at < inks.length; at += 4) {
    const light = (255 - (inks[at + 3] ?? 0)) / 255
    for (let ink = at; ink < at + 3; ink += 1) pixels[ink] = (255 - (inks[ink] ?? 0)) * light
    pixels[at + 3] = 255
  }
  return pixels
}
