import type { FormatName } from '../formats/formats.ts'
import type { JsonObject } from './records.ts'

export type ExportFormat = FormatName

export type ExportStatus = 'queued' | 'processing' | 'completed' | 'failed' | 'canceled' | 'expired'

export interface ExportFile {
  readonly name: string
  /** 1-based; `null` for a whole document (PDF). */
  readonly page: number | null
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly contentType: string
  /** For the ZIP created on download. Absent if the export has a stored archive. */
  readonly crc32?: number
}

/** Stored by earlier versions. ZIPs are now created on download. */
export interface ExportArchive {
  readonly name: string
  readonly bytes: number
  readonly contentType: string
}

export interface ExportWarning {
  readonly code: string
  readonly message: string
  readonly page?: number
  readonly elementId?: string
}

export interface ExportError {
  readonly code: string
  readonly message: string
  readonly retryable: boolean
}

/** Nothing else is stored about a visitor of a shared design. */
export type ExportRequester = 'owner' | 'visitor'

export interface Export {
  readonly id: string
  readonly accountId: string
  readonly designId: string
  readonly designRevision: number
  readonly format: ExportFormat
  readonly options: JsonObject
  readonly status: ExportStatus
  /** 0–1; never decreases. */
  readonly progress: number
  readonly files: readonly ExportFile[]
  /** `null` unless an earlier version stored a ZIP. */
  readonly archive: ExportArchive | null
  readonly warnings: readonly ExportWarning[]
  readonly error: ExportError | null
  readonly createdAt: number
  readonly startedAt: number | null
  readonly completedAt: number | null
  readonly expiresAt: number | null
  /** Equal for exports of one account with the same result. */
  readonly fingerprint: string
  /** Folder of the files, named after the ID of the export that was rendered, often this one. */
  readonly fileSet: string | null
  /** Failed renders not caused by the document. */
  readonly attempts: number
  /** Number of claims. Only the worker with the latest claim may write. */
  readonly claims: number
  /** Claims whose worker died or lost its lease. */
  readonly deaths: number
  readonly leasedBy: string | null
  /** Expected render time in milliseconds, corrected by the account's recent exports. */
  readonly costMs: number
  readonly requestedBy: ExportRequester
  /** The HTTP request that queued it. Null if it was queued by an earlier version or without a request. */
  readonly requestId: string | null
}

export interface ClaimedExport extends Export {
  readonly snapshotJson: string
}
