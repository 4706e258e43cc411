import { inflateSync } from 'node:zlib'
import { sharp } from '../../assets/sharp.ts'
import { encodeCmykJpeg } from '../cmyk/cmyk-jpeg.ts'
import type { Triple } from '../cmyk/lab-color.ts'
import { luminosityOf, type PrintInks } from './print-inks.ts'
import { dictionary, PdfName, PdfString, resolve, type Pdf, type PdfDictionary, type PdfObject } from './pdf-value.ts'

/** Whether an object is an image with colors: a mask has none. */
export function isPicture({ value }: PdfObject): boolean {
  const subtype = value instanceof Map ? value.get('Subtype') : undefined
  return subtype instanceof PdfName && subtype.name === 'Image' && value instanceof Map && value.has('ColorSpace')
}

/** Converts an image to the inks of a printing process. JPEG files remain JPEG, and masks remain. */
export async function convertPicture(pdf: Pdf, object: PdfObject, inks: PrintInks): Promise<void> {
  const { value, stream } = object
  if (!(value instanceof Map) || !stream) return
  const components = componentCount(pdf, value)
  if (components === 1) {
    value.set('ColorSpace', grayTable(inks, isJpeg(value)))
    return
  }
  if (components !== 3) return
  value.set('ColorSpace', new PdfName('DeviceCMYK'))
  if (isJpeg(value)) {
    const size = { width: Number(value.get('Width')), height: Number(value.get('Height')) }
    object.stream = await inks.ofJpeg(stream, async () =>
      encodeCmykJpeg(inks.ofPixels(await pixelsOf(value, stream)), size),
    )
    value.set('Decode', [1, 0, 1, 0, 1, 0, 1, 0])
    return
  }
  const rgb = await pixelsOf(value, stream)
  value.delete('Filter')
  object.stream = isGray(rgb) ? grayInks(inks, rgb) : inks.ofPixels(rgb)
}

/** Converts an image that is part of a mask. */
export async function convertToGray(pdf: Pdf, object: PdfObject): Promise<void> {
  const { value, stream } = object
  if (!(value instanceof Map) || !stream || componentCount(pdf, value) !== 3) return
  const rgb = await pixelsOf(value, stream)
  const gray = Buffer.alloc(rgb.length / 3)
  for (let pixel = 0; pixel < gray.length; pixel += 1) gray[pixel] = Math.round(luminosityOf(pixelAt(rgb, pixel)))
  value.set('ColorSpace', new PdfName('DeviceGray'))
  value.delete('Filter')
  object.stream = gray
}

function componentCount(pdf: Pdf, picture: PdfDictionary): number | undefined {
  const space = resolve(pdf, picture.get('ColorSpace'))
  if (space instanceof PdfName) return { DeviceRGB: 3, DeviceGray: 1 }[space.name]
  const components = Array.isArray(space) ? dictionary(pdf, space[1])?.get('N') : undefined
  return typeof components === 'number' ? components : undefined
}

function isJpeg(picture: PdfDictionary): boolean {
  const filter = picture.get('Filter')
  return filter instanceof PdfName && filter.name === 'DCTDecode'
}

async function pixelsOf(picture: PdfDictionary, stream: Uint8Array): Promise<Uint8Array> {
  if (isJpeg(picture)) return sharp(stream, { limitInputPixels: false }).toColourspace('srgb').raw().toBuffer()
  return picture.has('Filter') ? inflateSync(stream) : stream
}

function pixelAt(rgb: Uint8Array, pixel: number): Triple {
  return [rgb[pixel * 3] ?? 0, rgb[pixel * 3 + 1] ?? 0, rgb[pixel * 3 + 2] ?? 0]
}

function isGray(rgb: Uint8Array): boolean {
  for (let at = 0; at < rgb.length; at += 3) if (rgb[at] !== rgb[at + 1] || rgb[at] !== rgb[at + 2]) return false
  return true
}

/** Shadows, and drawings without color, are black ink alone, like text. */
function grayInks(inks: PrintInks, rgb: Uint8Array): Buffer {
  const table = new Uint32Array(Uint8Array.from(grayTableOf(inks, false)).buffer)
  const mixed = new Uint32Array(rgb.length / 3)
  for (let pixel = 0; pixel < mixed.length; pixel += 1) mixed[pixel] = table[rgb[pixel * 3] ?? 0] ?? 0
  return Buffer.from(mixed.buffer)
}

/** Leaves the file as it is, and explains its 256 grays: ISO 32000-1, 8.6.6.3. */
function grayTable(inks: PrintInks, isPhotograph: boolean): (PdfName | number | PdfString)[] {
  const table = new PdfString(grayTableOf(inks, isPhotograph))
  return [new PdfName('Indexed'), new PdfName('DeviceCMYK'), 255, table]
}

/** Photographs in black ink alone would lack depth. */
function grayTableOf(inks: PrintInks, isPhotograph: boolean): Buffer {
  const colorOf = (gray: number): readonly number[] =>
    isPhotograph ? inks.ofMixture([gray, gray, gray]) : inks.ofColor([gray, gray, gray], false)
  return Buffer.from(
    Array.from({ length: 256 }, (_, gray) => colorOf(gray / 255).map((ink) => Math.round(ink * 255))).flat(),
  )
}
