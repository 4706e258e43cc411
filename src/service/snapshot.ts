import { type Document, type Size } from '../document/document.ts'
import { type ExportWarning } from '../store/records.ts'
import { presentDocument } from './document-json.ts'

/** What an export is made of: the design as it was when the export was queued, its slots filled. */
export interface Snapshot {
  readonly size: Size
  readonly document: Document
  /** What was known when it was queued to be drawn otherwise than asked. */
  readonly warnings: readonly ExportWarning[]
  readonly limits: SnapshotLimits
}

/** The limits of the plan when the export was queued: an accepted export does not fail for a later change of the plan. */
export interface SnapshotLimits {
  /** All files of the export. */
  readonly outputBytes: number
  /** All that the account has stored. */
  readonly storageBytes: number
}

/** The document as text, with the warnings. */
export interface SnapshotContent {
  readonly text: string
  readonly warnings: readonly ExportWarning[]
}

/** Joined rather than stringified, since the document is mostly at hand as text. */
export function snapshotJson(
  { width, height }: Size,
  { text, warnings }: SnapshotContent,
  limits: SnapshotLimits,
): string {
  const told = warnings.length > 0 ? `,"warnings":${JSON.stringify(warnings)}` : ''
  return `{"width":${width},"height":${height},"limits":${JSON.stringify(limits)},"document":${text}${told}}`
}

/** Of a snapshot that was taken before there were any. */
const NO_LIMITS: SnapshotLimits = { outputBytes: Infinity, storageBytes: Infinity }

/** A snapshot may have been taken by an older version; its document is brought to this one. */
export function readSnapshot(json: string): Snapshot {
  const {
    width,
    height,
    document,
    warnings = [],
    limits = NO_LIMITS,
  } = JSON.parse(json) as Size & Partial<Pick<Snapshot, 'warnings' | 'limits'>> & { document: unknown }
  return { size: { width, height }, document: presentDocument(document), warnings, limits }
}
