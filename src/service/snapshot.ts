import { type Document, type Size } from '../document/document.ts'
import { presentDocument } from './document-json.ts'

/** What an export is made of: the design as it was when the export was queued, its slots filled. */
export interface Snapshot {
  readonly size: Size
  readonly document: Document
}

/** Joined rather than stringified, since the document is mostly at hand as text. */
export function snapshotJson({ width, height }: Size, documentText: string): string {
  return `{"width":${width},"height":${height},"document":${documentText}}`
}

/** A snapshot may have been taken by an older version; its document is brought to this one. */
export function readSnapshot(json: string): Snapshot {
  const { width, height, document } = JSON.parse(json) as Size & { document: unknown }
  return { size: { width, height }, document: presentDocument(document) }
}
