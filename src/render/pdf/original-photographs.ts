import { type Canvas } from '@napi-rs/canvas'
import { type PaintImage } from '../../paint/canvas.ts'
import { openCanvas, releaseCanvas } from '../skia.ts'
import { PdfName, PdfReference, type Pdf, type PdfDictionary, type PdfObject } from './pdf-value.ts'
import { readPlainJpeg, type PlainJpeg } from './plain-jpeg.ts'

/** A stand-in is one row of so many pixels, which are digits of what tells it from any other picture. */
const DIGITS = 64
const SIGN = 'Platen'

interface StandIn {
  readonly canvas: Canvas
  readonly digits: string
  readonly original: PlainJpeg
}

/**
 * Embeds photographs as their own bytes: Skia, which is given their pixels, would encode each again, in some 20 ms and with a
 * loss. A small picture is drawn in place of such a photograph, and the photograph is put where Skia has embedded that.
 */
export class OriginalPhotographs {
  readonly #files: ReadonlyMap<PaintImage, Uint8Array>
  readonly #standIns = new Map<PaintImage, StandIn | undefined>()

  /** `files` are of those pictures that are drawn as they were decoded. */
  constructor(files: ReadonlyMap<PaintImage, Uint8Array>) {
    this.#files = files
  }

  /** What to draw instead of the whole of `image`; undefined for one that is to be drawn itself. */
  standInFor(image: PaintImage): Canvas | undefined {
    if (!this.#standIns.has(image)) this.#standIns.set(image, this.#create(image as Canvas))
    return this.#standIns.get(image)?.canvas
  }

  /** Puts the photographs where their stand-ins are, and frees those. */
  embed(pdf: Pdf): void {
    const originals = new Map<string, PlainJpeg>()
    for (const standIn of this.#standIns.values()) {
      if (!standIn) continue
      originals.set(standIn.digits, standIn.original)
      releaseCanvas(standIn.canvas)
    }
    this.#standIns.clear()
    if (originals.size === 0) return
    for (const object of [...pdf.objects.values()]) {
      const { value } = object
      const original = value instanceof Map ? originals.get(digitsOf(value, object)) : undefined
      if (value instanceof Map && original) replace(pdf, { object, value, original })
    }
  }

  #create(image: Canvas): StandIn | undefined {
    const file = this.#files.get(image)
    const original = file && readPlainJpeg(file)
    if (original?.width !== image.width || original.height !== image.height) return undefined
    const number = this.#standIns.size.toString(2).padStart(DIGITS - 1 - SIGN.length * 8, '0')
    const digits = Array.from(SIGN, (letter) => letter.charCodeAt(0).toString(2).padStart(8, '0')).join('') + number
    const { canvas, context } = openCanvas(DIGITS, 1)
    // The last pixel is transparent: Skia keeps a picture with transparency without loss, and makes others JPEGs.
    for (const [x, digit] of Array.from(digits).entries()) {
      context.fillStyle = digit === '1' ? '#ffffff' : '#000000'
      context.fillRect(x, 0, 1, 1)
    }
    return { canvas, digits, original }
  }
}

/** What an embedded picture's pixels say where it is a stand-in. */
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
