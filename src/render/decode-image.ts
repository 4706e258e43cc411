import { Image, ImageData } from '@napi-rs/canvas'
import { readImageHeader, shrinkImage } from '../assets/shrink-image.ts'
import { type Size } from '../document/document.ts'
import { Failure } from '../failure.ts'
import { type Picture } from '../paint/canvas.ts'
import { openCanvas } from './skia.ts'

/** Upright, in sRGB. Tolerates truncated files, which `verifyImage` rejects on upload. @throws `image_invalid` */
export async function decodeImage(bytes: Uint8Array, size?: Size): Promise<Picture> {
  try {
    const sized = size ?? (await sizeOfCmyk(bytes))
    return await (sized ? decodeShrunk(bytes, sized) : decodeWhole(bytes))
  } catch (error) {
    throw new Failure('image_invalid', { reason: 'an image in the document cannot be decoded' }, error)
  }
}

/** Skia's colors for CMYK differ from sharp's, so sharp decodes JPEGs for print at any size. */
async function sizeOfCmyk(bytes: Uint8Array): Promise<Size | undefined> {
  const header = isJpeg(bytes) ? await readImageHeader(bytes) : undefined
  return header?.isCmyk ? header.size : undefined
}

async function decodeWhole(bytes: Uint8Array): Promise<Picture> {
  const image = new Image()
  // Bytes, never a string: Skia would open that as a path or a URL.
  image.src = bytes
  await image.decode()
  const { width, height } = image
  if (width === 0 || height === 0) throw new Error(`the image is ${width} × ${height}`)
  return { width, height, image, isOpaque: isJpeg(bytes) }
}

async function decodeShrunk(bytes: Uint8Array, size: Size): Promise<Picture> {
  const { data, width, height } = await shrinkImage(bytes, size)
  const { canvas, context } = openCanvas(width, height)
  context.putImageData(new ImageData(data, width, height), 0, 0)
  return { width, height, image: canvas, isOpaque: isJpeg(bytes) }
}

function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8
}
