import { checkOf } from '../document/check-schema.ts'
import { FaultList } from '../document/fault-list.ts'
import { FORMATS } from '../document/formats.ts'
import { jsonBytes } from '../document/json-bytes.ts'
import { LIMITS } from '../document/limits.ts'
import { Paint } from '../document/paint.ts'
import { received } from '../document/received.ts'
import { type PdfMetadata } from '../render/render-task.ts'
import { type BodyReader } from './body-reader.ts'
import { type CommonOptions, EXPORT_FORMATS, type ExportFormat, type Rendering } from './exports.ts'
import { safeFileName } from './file-names.ts'

export const SCALE = { minimum: 0.1, maximum: 8 }
export const QUALITY = { minimum: 1, maximum: 100 }
/** In CSS pixels: 5 cm, far more than any printer asks for. */
export const BLEED = { minimum: 0, maximum: 192 }
export const EXPORT_DEFAULTS = { scale: 1, transparent: false, quality: 90, bleed: 0, cropMarks: false } as const
export const TOLD_DATA_BYTES = 16 * 1024
export const METADATA_CHARACTERS = 1_000
export const KEYWORDS = { items: 50, characters: 100 }

/** Which formats have an option that not all have. */
const FORMATS_OF: Readonly<Record<string, readonly ExportFormat[]>> = {
  transparent: ['png', 'webp'],
  quality: ['jpeg', 'webp'],
  bleed: ['pdf'],
  cropMarks: ['pdf'],
  metadata: ['pdf'],
}

const checkPaint = checkOf(Paint, FORMATS)

/** What an export was asked for; undefined where it cannot be read. */
export interface ExportInput {
  readonly designId: string | undefined
  readonly format: ExportFormat | undefined
  readonly scale: number | undefined
  readonly pages: readonly number[] | undefined
  readonly background: Paint | undefined
  readonly data: Readonly<Record<string, unknown>> | undefined
  readonly filename: string | undefined
  readonly transparent: boolean | undefined
  readonly quality: number | undefined
  readonly bleed: number | undefined
  readonly cropMarks: boolean | undefined
  readonly metadata: PdfMetadata | undefined
}

export function readExportInput(body: BodyReader): ExportInput {
  const format = body.oneOf('format', EXPORT_FORMATS)
  if (!body.has('designId')) body.missing('designId', 'the id of a design of yours')
  if (!body.has('format')) body.missing('format', `one of ${EXPORT_FORMATS.join(', ')}`)
  if (format) refuseForeignOptions(body, format)
  return {
    designId: body.text('designId', { most: 255 }),
    format,
    scale: body.number('scale', SCALE),
    pages: readPages(body),
    background: readBackground(body),
    data: body.object('data'),
    filename: body.text('filename', { most: 255 }),
    transparent: body.flag('transparent'),
    quality: body.integer('quality', QUALITY),
    bleed: body.number('bleed', BLEED),
    cropMarks: body.flag('cropMarks'),
    metadata: readMetadata(body),
  }
}

/** `input` with every default filled in, for a design called `title`. */
export function renderingOf(input: ExportInput & { format: ExportFormat }, title: string): Rendering {
  const { format } = input
  const common = {
    scale: input.scale ?? EXPORT_DEFAULTS.scale,
    pages: input.pages ?? null,
    background: input.background ?? null,
    data: toldData(input.data),
    filename: safeFileName(withoutExtension(input.filename ?? title, input.filename && format)),
  }
  const quality = input.quality ?? EXPORT_DEFAULTS.quality
  const transparent = input.transparent ?? EXPORT_DEFAULTS.transparent
  switch (format) {
    case 'png':
      return { format, options: { ...common, transparent } }
    case 'jpeg':
      return { format, options: { ...common, quality } }
    case 'webp':
      return { format, options: { ...common, transparent, quality } }
    case 'pdf': {
      const { bleed = EXPORT_DEFAULTS.bleed, cropMarks = EXPORT_DEFAULTS.cropMarks, metadata } = input
      return { format, options: { ...common, bleed, cropMarks, metadata: { title, ...metadata } } }
    }
  }
}

/** The data is in the snapshot; here it is only told again, with every list of exports. */
function toldData(data: ExportInput['data']): CommonOptions['data'] {
  return data !== undefined && jsonBytes(data) <= TOLD_DATA_BYTES ? data : null
}

/** Somebody who asks for `poster.png` as PNG does not mean `poster.png.png`. */
function withoutExtension(name: string, format: string | undefined): string {
  if (!format) return name
  const ending = format === 'jpeg' ? /\.jpe?g$/i : new RegExp(`\\.${format}$`, 'i')
  return name.replace(ending, '') || name
}

function refuseForeignOptions(body: BodyReader, format: ExportFormat): void {
  for (const [option, formats] of Object.entries(FORMATS_OF)) {
    if (!body.has(option) || formats.includes(format)) continue
    body.fault(`/${option}`, `is an option of ${formats.join(' and ')} alone; the format is ${format}`)
  }
}

function readPages(body: BodyReader): readonly number[] | undefined {
  const pages = body.list('pages', { least: 1, most: LIMITS.pages }, 'page numbers')
  const seen = new Set<number>()
  pages?.forEach((page, index) => {
    const pointer = `/pages/${index}`
    if (typeof page !== 'number' || !Number.isInteger(page) || page < 1) {
      body.fault(pointer, `must be a whole number from 1; received ${received(page)}`)
    } else if (seen.has(page)) body.fault(pointer, `must not be there twice; received ${page}`)
    else seen.add(page)
  })
  return pages && [...seen]
}

function readBackground(body: BodyReader): Paint | undefined {
  if (!body.has('background')) return undefined
  const value = body.raw('background')
  const faults = new FaultList('/background')
  checkPaint(value, faults)
  body.faults(faults.issues)
  return faults.isEmpty ? (value as Paint) : undefined
}

function readMetadata(body: BodyReader): PdfMetadata | undefined {
  return body.nested('metadata', (metadata) => {
    const title = metadata.text('title', { most: METADATA_CHARACTERS })
    const author = metadata.text('author', { most: METADATA_CHARACTERS })
    const subject = metadata.text('subject', { most: METADATA_CHARACTERS })
    const keywords = metadata.texts('keywords', KEYWORDS)
    return {
      ...(title && { title }),
      ...(author && { author }),
      ...(subject && { subject }),
      ...(keywords && { keywords }),
    }
  })
}
