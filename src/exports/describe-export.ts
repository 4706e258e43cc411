import type { ShownExport } from '../store/exports/export-row.ts'
import type { Export as ExportRecord } from '../store/export-records.ts'
import { downloadNames } from './download-names.ts'
import type { Export, ExportError, ExportFile, ExportStatus } from './export.ts'
import { isoTime, isoTimeOrNull } from '../iso-time.ts'
import { recordedRendering } from './rendering.ts'

export type FileUrlOf = (exportId: string, fileName: string) => string

interface DescribeOptions {
  readonly urlOf: FileUrlOf
  readonly now: number
}

export function describeExport(record: ShownExport, { urlOf, now }: DescribeOptions): Export {
  const status = statusAt(record, now)
  const files = status === 'completed' ? describeFiles(record, urlOf) : []
  return {
    _id: record.id,
    designId: record.designId,
    designTitle: record.designTitle,
    designRevision: record.designRevision,
    format: record.format,
    options: recordedRendering(record).options,
    status,
    progress: Math.floor(record.progress * 100),
    downloadUrl: status === 'completed' ? downloadUrl(record, files, urlOf) : null,
    files,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    warnings: record.warnings,
    error: record.error as ExportError | null,
    createdAt: isoTime(record.createdAt),
    startedAt: isoTimeOrNull(record.startedAt),
    completedAt: isoTimeOrNull(record.completedAt),
    expiresAt: isoTimeOrNull(record.expiresAt),
    requestedBy: record.requestedBy,
  }
}

/** Returns the status at `now`. An export expires on time, even if the sweep has not recorded it yet. */
export function statusAt({ status, expiresAt }: ExportRecord, now: number): ExportStatus {
  return status === 'completed' && expiresAt !== null && expiresAt <= now ? 'expired' : status
}

/** A downloadable file of an export: `name` ends its URL, `storedName` is its name in the folder of the file set. */
export interface OfferedFile {
  readonly name: string
  readonly storedName: string
  readonly contentType: string
}

/** Lists the files of a completed export, without the ZIP. Equal exports share files under different names. */
export function offeredFiles(record: ExportRecord): OfferedFile[] {
  const names = downloadNames(record)
  return record.files.map(({ name, contentType }, index) => {
    return { name: names[index] ?? name, storedName: name, contentType }
  })
}

export function archiveName(record: ExportRecord): string | undefined {
  return record.files.length > 1 ? `${recordedRendering(record).options.filename}.zip` : undefined
}

function describeFiles(record: ExportRecord, urlOf: FileUrlOf): ExportFile[] {
  const names = downloadNames(record)
  return record.files.map(({ page, width, height, bytes, contentType }, index) => {
    return { page, url: urlOf(record.id, names[index] ?? ''), width, height, bytes, contentType }
  })
}

function downloadUrl(record: ExportRecord, files: readonly ExportFile[], urlOf: FileUrlOf): string | null {
  const archive = archiveName(record)
  return archive === undefined ? (files[0]?.url ?? null) : urlOf(record.id, archive)
}
