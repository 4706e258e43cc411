import { type Document, type Size } from '../document/document.ts'
import { type ExportWarning } from '../store/records.ts'
import { presentDocument } from './document-json.ts'

/** What an export is made of: the design as it was when the export was queued, its slots filled. */
export interface Snapshot {
  readonly size: Size
  readonly document: Document
  /** What was known when it was queued to be drawn otherwise than asked. */
  readonly warnings: readonly ExportWarning[]
}

/** The document as text, with the warnings. */
export interface SnapshotContent {
  readonly text: string
  readonly warnings: readonly ExportWarning[]
}

/** Joined rather than stringified, since the document is mostly at hand as text. */
export function snapshotJson({ width, height }: Size, { text, warnings }: SnapshotContent): string {
  const told = warnings.length > 0 ? `,"warnings":${JSON.stringify(warnings)}` : ''
  return `{"width":${width},"height":${height},"document":${text}${told}}`
}

/** A snapshot may have been taken by an older version; its document is brought to this one. */
export function readSnapshot(json: string): Snapshot {
  const {
    width,
    height,
    document,
    warnings = [],
  } = JSON.parse(json) as Size & Partial<Pick<Snapshot, 'warnings'>> & { document: unknown }
  return { size: { width, height }, document: presentDocument(document), warnings }
}
