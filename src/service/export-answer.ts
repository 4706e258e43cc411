import { type ShownExport } from '../store/exports.ts'
import { type Export as ExportRecord } from '../store/records.ts'
import { exportFileNames } from './file-names.ts'
import { type Export, type ExportError, type ExportFile, type ExportStatus } from './exports.ts'
import { type FileUrls } from './file-urls.ts'
import { isoTime, isoTimeOrNull } from './iso-time.ts'
import { recordedRendering } from './recorded-rendering.ts'

interface Answering {
  readonly urls: FileUrls
  readonly now: number
}

export function exportAnswer(record: ShownExport, { urls, now }: Answering): Export {
  const status = statusAt(record, now)
  const files = status === 'completed' ? fileAnswers(record, urls) : []
  return {
    _id: record.id,
    designId: record.designId,
    designTitle: record.designTitle,
    designRevision: record.designRevision,
    format: record.format,
    options: recordedRendering(record).options,
    status,
    progress: Math.floor(record.progress * 100),
    downloadUrl: status === 'completed' ? downloadUrl(record, files, urls) : null,
    files,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    warnings: record.warnings,
    // Written by export/, which knows no other codes.
    error: record.error as ExportError | null,
    createdAt: isoTime(record.createdAt),
    startedAt: isoTimeOrNull(record.startedAt),
    completedAt: isoTimeOrNull(record.completedAt),
    expiresAt: isoTimeOrNull(record.expiresAt),
    requestedBy: record.requestedBy,
  }
}

/** Its files are offered until their time is over, whether or not the sweep has come by to write so. */
export function statusAt({ status, expiresAt }: ExportRecord, now: number): ExportStatus {
  return status === 'completed' && expiresAt !== null && expiresAt <= now ? 'expired' : status
}

/** One file that an export offers, by the name at the end of its URL; `storedName` is the one in the file set's folder. */
export interface OfferedFile {
  readonly name: string
  readonly storedName: string
  readonly contentType: string
}

/**
 * The files of a completed export, without the ZIP of them. The names are the export's own: equal exports share their
 * files, and may still be called differently.
 */
export function offeredFiles(record: ExportRecord): OfferedFile[] {
  const base = recordedRendering(record).options.filename
  const names = exportFileNames(base, record.files)
  return record.files.map(({ name, contentType }, index) => {
    return { name: names[index] ?? name, storedName: name, contentType }
  })
}

/** What the ZIP of an export's files is called; undefined for an export of one file. */
export function archiveName(record: ExportRecord): string | undefined {
  return record.files.length > 1 ? `${recordedRendering(record).options.filename}.zip` : undefined
}

function fileAnswers(record: ExportRecord, urls: FileUrls): ExportFile[] {
  const names = exportFileNames(recordedRendering(record).options.filename, record.files)
  return record.files.map(({ page, width, height, bytes, contentType }, index) => {
    return { page, url: urls.exportFile(record.id, names[index] ?? ''), width, height, bytes, contentType }
  })
}

function downloadUrl(record: ExportRecord, files: readonly ExportFile[], urls: FileUrls): string | null {
  const archive = archiveName(record)
  return archive === undefined ? (files[0]?.url ?? null) : urls.exportFile(record.id, archive)
}
