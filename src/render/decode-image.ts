import { Canvas, Image, ImageData } from '@napi-rs/canvas'
import { imageTypeOf } from '../assets/image-type.ts'
import { readImageHeader, shrinkImage } from '../assets/shrink-image.ts'
import type { Size } from '../document/document.ts'
import { Failure } from '../failure.ts'
import type { Picture } from '../paint/canvas.ts'
import { openDrawing } from '../paint/svg/open-drawing.ts'
import { createLayer, newPath, openCanvas, releaseCanvas } from './skia.ts'

/**
 * Decodes an image upright and in sRGB. Tolerates truncated files, which `verifyImage` rejects on
 * upload.
 * @throws `image_invalid`
 */
export async function decodeImage(bytes: Uint8Array, size?: Size): Promise<Picture> {
  try {
    if (imageTypeOf(bytes) === 'image/svg+xml') {
      return openDrawing(new TextDecoder().decode(bytes), { createLayer, newPath })
    }
    const sized = size ?? (await sizeForSharp(bytes))
    return await (sized ? decodeWithSharp(bytes, sized) : decodeWithSkia(bytes))
  } catch (error) {
    throw new Failure('image_invalid', { reason: 'an image in the document cannot be decoded' }, error)
  }
}

/** Frees the pixels of a decoded image, which must not be drawn afterward. */
export function releasePicture({ image }: Picture): void {
  if (image instanceof Image) image.src = NOTHING
  else if (image instanceof Canvas) releaseCanvas(image)
}

const NOTHING = Buffer.alloc(0)

/**
 * The size of an image that sharp decodes at any size: a CMYK JPEG, whose colors Skia converts differently, and types
 * for which the decoder that checked the upload must be the one that draws it.
 */
async function sizeForSharp(bytes: Uint8Array): Promise<Size | undefined> {
  const type = imageTypeOf(bytes)
  const isLeftToSharp = type === 'image/avif' || type === 'image/gif'
  if (!isLeftToSharp && type !== 'image/jpeg') return undefined
  const header = await readImageHeader(bytes)
  return isLeftToSharp || header?.isCmyk ? header?.size : undefined
}

async function decodeWithSkia(bytes: Uint8Array): Promise<Picture> {
  const image = new Image()
  // Never a string: Skia would open it as a path or a URL.
  image.src = bytes
  await image.decode()
  const { width, height } = image
  if (width === 0 || height === 0) throw new Error(`the image is ${width} × ${height}`)
  return { width, height, image, isOpaque: isJpeg(bytes) }
}

async function decodeWithSharp(bytes: Uint8Array, size: Size): Promise<Picture> {
  const { data, width, height } = await shrinkImage(bytes, size)
  const { canvas, context } = openCanvas(width, height)
  context.putImageData(new ImageData(data, width, height), 0, 0)
  return { width, height, image: canvas, isOpaque: isJpeg(bytes) }
}

function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8
}
