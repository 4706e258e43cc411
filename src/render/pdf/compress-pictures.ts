import { deflateSync } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'
import { dictionary, PdfName, resolve, type Pdf, type PdfDictionary, type PdfValue } from './pdf-value.ts'

/** An image that deflates to a smaller part of its size is flat art, which JPEG would degrade. */
const MAX_FLAT_SHARE = 0.2

const SAMPLE_BYTES = 256 * 1024

const SMALL_BYTES = 48 * 1024

export interface PictureOptions {
  readonly quality: number
  /** PDF/A forbids it: ISO 19005-2, 6.2.8. */
  readonly isInterpolated: boolean
}

/** Converts photographs with transparency to JPEG with a mask. Interpolates images: wide shadows are small. */
export function compressPictures(pdf: Pdf, { quality, isInterpolated }: PictureOptions): void {
  for (const object of pdf.objects.values()) {
    const { value, stream } = object
    if (isInterpolated && isPicture(value)) value.set('Interpolate', true)
    if (!(value instanceof Map) || !stream || stream.length < SMALL_BYTES || !isTransparentPicture(pdf, value)) continue
    if (isFlat(stream)) continue
    object.stream = encode(value, stream, quality)
    value.set('Filter', new PdfName('DCTDecode'))
  }
}

function isPicture(value: PdfValue): value is PdfDictionary {
  const subtype = value instanceof Map ? value.get('Subtype') : undefined
  return subtype instanceof PdfName && subtype.name === 'Image'
}

function isTransparentPicture(pdf: Pdf, picture: PdfDictionary): boolean {
  if (!isPicture(picture) || picture.has('Filter')) return false
  return dictionary(pdf, picture.get('SMask')) !== undefined && componentCount(pdf, picture) === 3
}

function componentCount(pdf: Pdf, picture: PdfDictionary): number | undefined {
  const space = resolve(pdf, picture.get('ColorSpace'))
  if (space instanceof PdfName) return space.name === 'DeviceRGB' ? 3 : undefined
  const components = Array.isArray(space) ? dictionary(pdf, space[1])?.get('N') : undefined
  return typeof components === 'number' ? components : undefined
}

function isFlat(pixels: Uint8Array): boolean {
  const start = Math.max(0, Math.floor((pixels.length - SAMPLE_BYTES) / 2))
  const sample = pixels.subarray(start, start + SAMPLE_BYTES)
  return deflateSync(sample, { level: 1 }).length < sample.length * MAX_FLAT_SHARE
}

function encode(picture: PdfDictionary, pixels: Uint8Array, quality: number): Uint8Array {
  const [width, height] = [Number(picture.get('Width')), Number(picture.get('Height'))]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4) {
    image.data[to] = pixels[from] ?? 0
    image.data[to + 1] = pixels[from + 1] ?? 0
    image.data[to + 2] = pixels[from + 2] ?? 0
    image.data[to + 3] = 255
  }
  context.putImageData(image, 0, 0)
  const jpeg = canvas.toBuffer('image/jpeg', quality)
  canvas.width = 0
  return jpeg
}
