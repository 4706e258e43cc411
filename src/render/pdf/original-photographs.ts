import type { Canvas } from '@napi-rs/canvas'
import type { PaintImage } from '../../paint/canvas.ts'
import { openCanvas, releaseCanvas } from '../skia.ts'
import { PdfName, PdfReference, type Pdf, type PdfDictionary, type PdfObject } from './pdf-value.ts'
import { readPlainJpeg, type PlainJpeg } from './plain-jpeg.ts'

/** A placeholder is one row of pixels: black and white digits that identify it. */
const DIGITS = 64
const MARKER = 'Platen'

interface Placeholder {
  readonly canvas: Canvas
  readonly digits: string
  readonly original: PlainJpeg
}

/** Draws placeholders and later replaces them with the original files. Skia would take 20 ms and lose quality. */
export class OriginalPhotographs {
  readonly #files: ReadonlyMap<PaintImage, Uint8Array>
  readonly #placeholders = new Map<PaintImage | PlainJpeg, Placeholder | undefined>()

  constructor(files: ReadonlyMap<PaintImage, Uint8Array>) {
    this.#files = files
  }

  /** Returns undefined if the file of the image cannot be embedded. */
  placeholderFor(image: PaintImage): Canvas | undefined {
    if (!this.#placeholders.has(image)) {
      const original = this.#originalOf(image as Canvas)
      this.#placeholders.set(image, original && this.#create(original))
    }
    return this.#placeholders.get(image)?.canvas
  }

  placeholderOf(jpeg: PlainJpeg): Canvas {
    const placeholder = this.#placeholders.get(jpeg) ?? this.#create(jpeg)
    this.#placeholders.set(jpeg, placeholder)
    return placeholder.canvas
  }

  embed(pdf: Pdf): void {
    const originals = new Map<string, PlainJpeg>()
    for (const placeholder of this.#placeholders.values()) {
      if (!placeholder) continue
      originals.set(placeholder.digits, placeholder.original)
      releaseCanvas(placeholder.canvas)
    }
    this.#placeholders.clear()
    if (originals.size === 0) return
    for (const object of [...pdf.objects.values()]) {
      const { value } = object
      const original = value instanceof Map ? originals.get(digitsOf(value, object)) : undefined
      if (value instanceof Map && original) replace(pdf, { object, value, original })
    }
  }

  #originalOf(image: Canvas): PlainJpeg | undefined {
    const file = this.#files.get(image)
    const original = file && readPlainJpeg(file)
    return original?.width === image.width && original.height === image.height ? original : undefined
  }

  #create(original: PlainJpeg): Placeholder {
    const number = this.#placeholders.size.toString(2).padStart(DIGITS - 1 - MARKER.length * 8, '0')
    const digits = Array.from(MARKER, (letter) => letter.charCodeAt(0).toString(2).padStart(8, '0')).join('') + number
    const { canvas, context } = openCanvas(DIGITS, 1)
    // The transparent last pixel prevents Skia from making it a JPEG.
    for (const [x, digit] of Array.from(digits).entries()) {
      context.fillStyle = digit === '1' ? '#ffffff' : '#000000'
      context.fillRect(x, 0, 1, 1)
    }
    return { canvas, digits, original }
  }
}

function digitsOf(picture: PdfDictionary, { stream }: PdfObject): string {
  if (picture.get('Width') !== DIGITS || picture.get('Height') !== 1 || !picture.has('SMask')) return ''
  if (stream?.length !== DIGITS * 3) return ''
  return Array.from({ length: DIGITS - 1 }, (_, x) => ((stream[x * 3] ?? 0) > 127 ? '1' : '0')).join('')
}

interface Replacement {
  readonly object: PdfObject
  readonly value: PdfDictionary
  readonly original: PlainJpeg
}

function replace(pdf: Pdf, { object, value, original }: Replacement): void {
  const mask = value.get('SMask')
  if (mask instanceof PdfReference) pdf.objects.delete(mask.id)
  value.delete('SMask')
  value.set('Width', original.width)
  value.set('Height', original.height)
  if (original.components === 1) value.set('ColorSpace', new PdfName('DeviceGray'))
  value.set('Filter', new PdfName('DCTDecode'))
  object.stream = original.bytes
}
