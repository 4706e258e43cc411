import { LargeJson } from '../content/large-json.ts'
import { jsonBytes } from '../document/json-bytes.ts'
import { completeOptions, type FormatName, FORMATS, type OptionsInput, type Rendering } from '../formats/formats.ts'
import { type Output } from '../render/render-task.ts'
import { type Export as ExportRecord, type JsonObject } from '../store/records.ts'
import { type ExportStatus } from './export.ts'
import { Failure } from '../failure.ts'
import { safeFileName } from './file-names.ts'

/** The body of a new export, validated. */
export interface ExportInput extends Omit<OptionsInput, 'data'> {
  readonly designId: string
  readonly format: FormatName
  readonly data?: Readonly<Record<string, unknown>> | LargeJson | undefined
}

/**
 * Larger data is omitted from the recorded options, to keep lists of exports small. The snapshot
 * contains all of it.
 */
export const MAX_LISTED_DATA_BYTES = 16 * 1024

/** Marks a record whose data was omitted from its options, so it cannot be retried. */
const DATA_LEFT_OUT = 'dataLeftOut'

/** The complete options of an export of the design called `title`. */
export function renderingOf(input: Omit<ExportInput, 'designId'>, title?: string): Rendering {
  const { format } = input
  const { metadata, ...options } = completeOptions(format, { ...input })
  return {
    format,
    options: {
      ...options,
      data: isListed(input.data) ? input.data : null,
      filename: fileNameOf(input, title ?? ''),
      ...(metadata !== undefined && { metadata: { ...(title !== undefined && { title }), ...(metadata as object) } }),
    },
  } as Rendering
}

function isListed(data: ExportInput['data']): boolean {
  return data !== undefined && !(data instanceof LargeJson) && jsonBytes(data) <= MAX_LISTED_DATA_BYTES
}

/** A client that sends `poster.png` as the file name of a PNG does not mean `poster.png.png`. */
function fileNameOf({ filename, format }: Pick<ExportInput, 'filename' | 'format'>, title: string): string {
  if (filename === undefined) return safeFileName(title)
  const extension = new RegExp(`\\.(?:${FORMATS[format].extensions.join('|')})$`, 'i')
  return safeFileName(filename.replace(extension, '') || filename)
}

export function recordedOptions({ options }: Rendering, { data }: Pick<ExportInput, 'data'>): JsonObject {
  const isLeftOut = data !== undefined && options.data === null
  return { ...options, ...(isLeftOut && { [DATA_LEFT_OUT]: true }) } as unknown as JsonObject
}

export function recordedRendering({ format, options }: Pick<ExportRecord, 'format' | 'options'>): Rendering {
  const { [DATA_LEFT_OUT]: _, ...own } = options
  return { format, options: own } as unknown as Rendering
}

function lacksItsData({ options }: Pick<ExportRecord, 'options'>): boolean {
  return options[DATA_LEFT_OUT] === true
}

/** What the renderer needs of `rendering`: neither the data, which is in the document already, nor the file name. */
export function outputOf({ format, options }: Rendering): Output {
  const { data: _, filename: __, pages, background, ...own } = options
  return { format, ...own, ...(pages && { pages }), ...(background && { background }) } as Output
}

const RETRYABLE: readonly ExportStatus[] = ['failed', 'canceled', 'expired']

/**
 * The part of the original request that is checked again on a retry: data, background and pages.
 * All other options are taken from the record.
 *
 * @throws `export_not_retryable` unless it failed, was canceled or has expired, and if its data was
 *   too large to store
 */
export function inputToRetry(record: ExportRecord, status: ExportStatus): ExportInput {
  const { id, designId, format } = record
  if (!RETRYABLE.includes(status)) throw new Failure('export_not_retryable', { id, status })
  if (lacksItsData(record)) {
    const reason = 'its data was too large to store. Create a new export with the data'
    throw new Failure('export_not_retryable', { id, status, reason })
  }
  const { data, background, pages } = recordedRendering(record).options
  return { designId, format, ...(data && { data }), ...(background && { background }), ...(pages && { pages }) }
}
