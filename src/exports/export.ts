import type { Rendering } from '../formats/formats.ts'
import type { ExportFormat, ExportRequester, ExportStatus, ExportWarning } from '../store/export-records.ts'

export type { ExportFormat, ExportStatus }
export const EXPORT_STATUSES = [
  'queued',
  'processing',
  'completed',
  'failed',
  'canceled',
  'expired',
] as const satisfies readonly ExportStatus[]
export const EXPORT_REQUESTERS = ['owner', 'visitor'] as const satisfies readonly ExportRequester[]

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
  /** Whether the same request may succeed later without a change to the design. */
  readonly retryable: boolean
}

export interface ExportFile {
  /** 1-based; null is the whole document, in one PDF. */
  readonly page: number | null
  readonly url: string
  /** In pixels of the image. For a PDF: its first page with bleed and margins in CSS pixels, times the scale. */
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly contentType: string
}

export interface Export {
  readonly _id: string
  readonly designId: string
  readonly designTitle: string
  readonly designRevision: number
  readonly format: ExportFormat
  readonly options: Rendering['options']
  readonly status: ExportStatus
  /** 0–100. */
  readonly progress: number
  /**
   * URL of the file, or of a ZIP of several files. Null until the export is completed and after it
   * has expired. Signed, and valid for 24 hours.
   */
  readonly downloadUrl: string | null
  readonly files: readonly ExportFile[]
  readonly bytes: number
  readonly warnings: readonly ExportWarning[]
  readonly error: ExportError | null
  readonly createdAt: string
  readonly startedAt: string | null
  readonly completedAt: string | null
  /** Expiration of the files. Null until the export is completed. */
  readonly expiresAt: string | null
  readonly requestedBy: ExportRequester
}
