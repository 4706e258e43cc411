import { Canvas } from '@napi-rs/canvas'
import { imageTypeOf } from '../../assets/image-type.ts'
import type { Size } from '../../document/document.ts'
import type { PaintImage } from '../../paint/canvas.ts'
import { readPlainJpeg } from '../pdf/plain-jpeg.ts'
import { encodePng } from '../png/encode-png.ts'
import { openCanvas, releaseCanvas } from '../skia.ts'
import type { SvgDefinitions } from './svg-definitions.ts'

const JPEG_QUALITY = 90

/** Smaller images without alpha are drawings as often as photographs, and remain exact. */
const PHOTOGRAPH_PX = 250_000

export interface SvgPicture {
  readonly id: string
  /** Of the image as it is drawn, which may have more pixels than what is embedded. */
  readonly width: number
  readonly height: number
}

/** Embeds each image once: photographs as their files or JPEG, everything else as PNG. */
export class SvgPictures {
  readonly #definitions: SvgDefinitions
  readonly #files: ReadonlyMap<PaintImage, Uint8Array>
  readonly #embedded = new Map<PaintImage, Map<number, SvgPicture>>()

  /** `files` are the files that images have been decoded from. */
  constructor(definitions: SvgDefinitions, files: ReadonlyMap<PaintImage, Uint8Array>) {
    this.#definitions = definitions
    this.#files = files
  }

  /** `density` is the number of pixels of the image for one that is needed. More than two are reduced. */
  embed(image: PaintImage, density = 1): SvgPicture {
    const halvings = Math.max(0, Math.floor(Math.log2(density)))
    const copies = this.#embedded.get(image) ?? new Map<number, SvgPicture>()
    this.#embedded.set(image, copies)
    const picture = copies.get(halvings) ?? this.#embed(image as Canvas, halvings)
    copies.set(halvings, picture)
    return picture
  }

  #embed(image: Canvas, halvings: number): SvgPicture {
    const { width, height } = image
    const href = this.#encode(image, halvings)
    const content = `width="${width}" height="${height}" preserveAspectRatio="none" href="${href}"/>`
    return { id: this.#definitions.add(`image ${content}`, (id) => `<image id="${id}" ${content}`), width, height }
  }

  #encode(image: Canvas, halvings: number): string {
    const file = this.#files.get(image)
    const isJpeg = file !== undefined && imageTypeOf(file) === 'image/jpeg'
    const plain = isJpeg && halvings === 0 ? readPlainJpeg(file) : undefined
    if (plain) return dataUrl('image/jpeg', plain.bytes)
    return withCanvas(image, halvings, (canvas) => {
      const isPhotograph = isJpeg || (canvas.width * canvas.height >= PHOTOGRAPH_PX && isOpaque(canvas))
      return isPhotograph
        ? dataUrl('image/jpeg', canvas.toBuffer('image/jpeg', JPEG_QUALITY))
        : dataUrl(
            'image/png',
            encodePng((y, rows) => rowsOf(canvas, y, rows), canvas),
          )
    })
  }
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

function dataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`
}
