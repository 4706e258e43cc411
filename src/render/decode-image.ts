import { Canvas, Image, ImageData } from '@napi-rs/canvas'
import { readImageHeader, shrinkImage } from '../assets/shrink-image.ts'
import type { Size } from '../document/document.ts'
import { Failure } from '../failure.ts'
import type { Picture } from '../paint/canvas.ts'
import { openCanvas, releaseCanvas } from './skia.ts'

/**
 * Decodes an image upright and in sRGB. Tolerates truncated files, which `verifyImage` rejects on
 * upload.
 * @throws `image_invalid`
 */
export async function decodeImage(bytes: Uint8Array, size?: Size): Promise<Picture> {
  try {
    const sized = size ?? (await cmykJpegSize(bytes))
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

/** The size of a CMYK JPEG: sharp decodes those at any size, because Skia converts their colors differently. */
async function cmykJpegSize(bytes: Uint8Array): Promise<Size | undefined> {
  const header = isJpeg(bytes) ? await readImageHeader(bytes) : undefined
  return header?.isCmyk ? header.size : undefined
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
