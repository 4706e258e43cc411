import { Canvas } from '@napi-rs/canvas'
import { imageTypeOf } from '../assets/image-type.ts'
import type { Size } from '../document/document.ts'
import type { PaintImage } from '../paint/canvas.ts'
import { readPlainJpeg } from './pdf/plain-jpeg.ts'
import { encodePng } from './png/encode-png.ts'
import { openCanvas, releaseCanvas } from './skia.ts'

const JPEG_QUALITY = 90

/** Smaller images without alpha are drawings as often as photographs, and remain exact. */
const PHOTOGRAPH_PX = 250_000

export interface PictureFile {
  readonly type: 'image/jpeg' | 'image/png'
  readonly bytes: Uint8Array
}

export interface PictureSource {
  /** The file that the image has been decoded from. */
  readonly file?: Uint8Array | undefined
  /** How often the size is halved. */
  readonly halvings?: number
}

/** Encodes an image for a file of vectors: photographs as their files or JPEG, everything else as PNG. */
export function pictureFile(image: PaintImage, { file, halvings = 0 }: PictureSource): PictureFile {
  const isJpeg = file !== undefined && imageTypeOf(file) === 'image/jpeg'
  const plain = isJpeg && halvings === 0 ? readPlainJpeg(file) : undefined
  if (plain) return { type: 'image/jpeg', bytes: plain.bytes }
  return withCanvas(image as Canvas, halvings, (canvas): PictureFile => {
    const isPhotograph = isJpeg || (canvas.width * canvas.height >= PHOTOGRAPH_PX && isOpaque(canvas))
    return isPhotograph
      ? { type: 'image/jpeg', bytes: canvas.toBuffer('image/jpeg', JPEG_QUALITY) }
      : { type: 'image/png', bytes: encodePng((y, rows) => rowsOf(canvas, y, rows), canvas) }
  })
}

function rowsOf(canvas: Canvas, y: number, rows: number): Uint8ClampedArray {
  return canvas.getContext('2d').getImageData(0, y, canvas.width, rows).data
}

function isOpaque(canvas: Canvas): boolean {
  const data = rowsOf(canvas, 0, canvas.height)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false
  return true
}

function withCanvas<Result>(image: Canvas, halvings: number, use: (canvas: Canvas) => Result): Result {
  if (image instanceof Canvas && halvings === 0) return use(image)
  const [width, height] = shrunk(image, halvings)
  const { canvas, context } = openCanvas(width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  const result = use(canvas)
  releaseCanvas(canvas)
  return result
}

function shrunk({ width, height }: Size, halvings: number): [number, number] {
  return [Math.max(1, Math.ceil(width / 2 ** halvings)), Math.max(1, Math.ceil(height / 2 ** halvings))]
}
