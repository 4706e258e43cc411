import { LargeJson } from '../content/large-json.ts'
import { jsonBytes } from '../document/json-bytes.ts'
import type { DocumentHead } from '../document/stored-document.ts'
import { completeOptions, type FormatName, FORMATS, type OptionsInput, type Rendering } from '../formats/formats.ts'
import type { Output } from '../render/render-task.ts'
import type { JsonObject } from '../store/records.ts'
import type { Export as ExportRecord } from '../store/export-records.ts'
import type { ExportStatus } from './export.ts'
import { Failure } from '../failure.ts'
import { safeFileName } from './file-names.ts'

/** The validated body of a request for an export. */
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
const DATA_OMITTED = 'dataLeftOut'

export interface Defaults {
  /** Title of the design. */
  readonly title?: string | undefined
  readonly document?: DocumentHead
}

/** Returns the format and complete options of an export, whose defaults depend on what is exported. */
export function renderingOf(input: Omit<ExportInput, 'designId'>, { title, document = {} }: Defaults = {}): Rendering {
  const { format } = input
  const { metadata, ...options } = completeOptions(format, { ...input, bleed: input.bleed ?? document.bleed })
  const documentTitle = document.title ?? title
  return {
    format,
    options: {
      ...options,
      data: isListed(input.data) ? input.data : null,
      filename: fileNameOf(input, title ?? ''),
      ...(metadata !== undefined && {
        metadata: { ...(documentTitle !== undefined && { title: documentTitle }), ...(metadata as object) },
      }),
    },
  } as Rendering
}

function isListed(data: ExportInput['data']): boolean {
  return data !== undefined && !(data instanceof LargeJson) && jsonBytes(data) <= MAX_LISTED_DATA_BYTES
}

/** Removes the extension of the format, so that `poster.png` does not become `poster.png.png`. */
function fileNameOf({ filename, format }: Pick<ExportInput, 'filename' | 'format'>, title: string): string {
  if (filename === undefined) return safeFileName(title)
  const extension = new RegExp(`\\.(?:${FORMATS[format].extensions.join('|')})$`, 'i')
  return safeFileName(filename.replace(extension, '') || filename)
}

export function recordedOptions({ options }: Rendering, { data }: Pick<ExportInput, 'data'>): JsonObject {
  const isOmitted = data !== undefined && options.data === null
  return { ...options, ...(isOmitted && { [DATA_OMITTED]: true }) } as unknown as JsonObject
}

export function recordedRendering({ format, options }: Pick<ExportRecord, 'format' | 'options'>): Rendering {
  const { [DATA_OMITTED]: _, ...own } = options
  return { format, options: own } as unknown as Rendering
}

function isDataOmitted({ options }: Pick<ExportRecord, 'options'>): boolean {
  return options[DATA_OMITTED] === true
}

/** Returns the options of the renderer. Omits the file name, and the data, which the document includes. */
export function outputOf({ format, options }: Rendering): Output {
  const { data: _, filename: __, pages, background, ...own } = options
  return { format, ...own, ...(pages && { pages }), ...(background && { background }) } as Output
}

const RETRYABLE: readonly ExportStatus[] = ['failed', 'canceled', 'expired']

/**
 * Returns the part of the original request that a retry checks again: data, background and pages.
 * All other options are taken from the record.
 *
 * @throws `export_not_retryable` if the export has not failed, expired or been canceled, or if its
 *   data was too large to store
 */
export function inputToRetry(record: ExportRecord, status: ExportStatus): ExportInput {
  const { id, designId, format } = record
  if (!RETRYABLE.includes(status)) throw new Failure('export_not_retryable', { id, status })
  if (isDataOmitted(record)) {
    const reason = 'its data was too large to store. Create a new export with the data'
    throw new Failure('export_not_retryable', { id, status, reason })
  }
  const { data, background, pages } = recordedRendering(record).options
  return { designId, format, ...(data && { data }), ...(background && { background }), ...(pages && { pages }) }
}
