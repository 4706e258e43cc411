import { type Paint } from '../document/paint.ts'
import { type PdfMetadata } from '../render/render-task.ts'
import { type ExportFormat, type ExportRequester, type ExportStatus, type ExportWarning } from '../store/records.ts'
import { type Caller } from './caller.ts'
import { type PageOf, type Sent } from './sent.ts'

export type { ExportFormat, ExportStatus }
export const EXPORT_FORMATS = ['png', 'pdf', 'jpeg', 'webp'] as const satisfies readonly ExportFormat[]
export const EXPORT_STATUSES = [
  'queued',
  'processing',
  'completed',
  'failed',
  'canceled',
  'expired',
] as const satisfies readonly ExportStatus[]
export const EXPORT_REQUESTERS = ['owner', 'visitor'] as const satisfies readonly ExportRequester[]

/** The options that every format has. */
export interface CommonOptions {
  /** Device pixels to a CSS pixel, 0.1–8; the pages of a PDF grow with it. */
  readonly scale: number
  /** 1-based, in the order asked for; null is every page. */
  readonly pages: readonly number[] | null
  /** Takes the place of every page's own. */
  readonly background: Paint | null
  /** What filled slots for this export alone; null where none came, or more than 16 KiB: a list of exports stays readable. */
  readonly data: Readonly<Record<string, unknown>> | null
  /** Without its extension; the design's title unless another was asked for. */
  readonly filename: string
}

export interface PngOptions extends CommonOptions {
  /** Leaves the pages' own backgrounds out. */
  readonly transparent: boolean
}

export interface JpegOptions extends CommonOptions {
  /** 1–100. */
  readonly quality: number
}

export interface WebpOptions extends CommonOptions {
  readonly transparent: boolean
  /** 1–100. */
  readonly quality: number
}

export interface PdfOptions extends CommonOptions {
  /** CSS pixels of paint beyond each edge of the page. */
  readonly bleed: number
  readonly cropMarks: boolean
  /** `title` is the design's own unless another was asked for. */
  readonly metadata: PdfMetadata
}

/** What was asked for, with every default filled in. */
export type Rendering =
  | { readonly format: 'png'; readonly options: PngOptions }
  | { readonly format: 'jpeg'; readonly options: JpegOptions }
  | { readonly format: 'webp'; readonly options: WebpOptions }
  | { readonly format: 'pdf'; readonly options: PdfOptions }

export type ExportOptions = Rendering['options']

export const EXPORT_ERROR_CODES = [
  'font_unavailable',
  'image_fetch_failed',
  'image_blocked',
  'image_invalid',
  'output_too_large',
  'storage_full',
  'render_timeout',
  'render_memory',
  'internal_error',
] as const
export type ExportErrorCode = (typeof EXPORT_ERROR_CODES)[number]

export interface ExportError {
  readonly code: ExportErrorCode
  readonly message: string
  /** Whether the same request may well succeed later, without the design being changed. */
  readonly retryable: boolean
}

export interface ExportFile {
  /** 1-based; null is the whole document, in one PDF. */
  readonly page: number | null
  readonly url: string
  /** In the file's own pixels; of a PDF's first page, in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly contentType: string
}

export interface Export {
  readonly _id: string
  readonly designId: string
  /** As it is called now. */
  readonly designTitle: string
  readonly designRevision: number
  readonly format: ExportFormat
  readonly options: ExportOptions
  readonly status: ExportStatus
  /** 0–100. */
  readonly progress: number
  /** The file, or a ZIP of several; null until completed and after it expired. Signed anew with every answer, good for 24 hours. */
  readonly downloadUrl: string | null
  readonly files: readonly ExportFile[]
  /** Of all files together; 0 while there are none. */
  readonly bytes: number
  readonly warnings: readonly ExportWarning[]
  readonly error: ExportError | null
  readonly createdAt: string
  readonly startedAt: string | null
  readonly completedAt: string | null
  /** When the files go; null until completed. */
  readonly expiresAt: string | null
  readonly requestedBy: ExportRequester
}

export interface ExportQuery extends PageOf {
  readonly designId?: string
  readonly status?: ExportStatus
}

/** `canceled` was queued and is kept as such; `removed` had ended and is gone. */
export type ExportRemoval = { readonly canceled: Export } | { readonly removed: true }

export interface WaitOptions {
  readonly waitMs: number
  readonly signal?: AbortSignal
  readonly onNoRoom?: () => void
}

export interface Exports {
  /**
   * Queues an export of `{ designId, format, …options }`: the design as it is now, its slots filled with `data`. Where the
   * same has been rendered already, the answer is `completed` at once.
   *
   * @throws `invalid_input` with all faults; `not_found`, `design_trashed`; `page_not_found`, `export_too_large`;
   *   `overloaded` while too many exports of the account's, or of all, wait
   */
  create(caller: Caller, sent: Sent): Promise<Export>
  /**
   * Queues another, under `newExportId` if that is given, with the same options, of the design as it is now: of one that failed, was
   * canceled or has expired.
   *
   * @throws what `create` does; `export_not_retryable` for any other, and where the data that filled it was not kept
   */
  retry(caller: Caller, id: string, newExportId?: string): Promise<Export>
  /** @throws `not_found` */
  get(caller: Caller, id: string): Promise<Export>
  list(caller: Caller, query: ExportQuery): Promise<{ exports: Export[]; total: number }>
  /**
   * The export once it has ended, or as it is after `waitMs`, when `signal` aborts (the client left), or at once where too many
   * wait already, of the account or of all: then `onNoRoom` is called.
   *
   * @throws `not_found`
   */
  wait(caller: Caller, id: string, wait: WaitOptions): Promise<Export>
  /** @throws `not_found`; `export_not_cancelable` while it is being rendered */
  remove(caller: Caller, id: string): Promise<ExportRemoval>
}
