import { DOCUMENT_VERSION, type Document } from '../document/document.ts'
import { migrateDocument } from '../document/migrate-document.ts'

/** How every text of the present version begins, since `documentJson` writes the version first. */
const PRESENT = `{"version":${DOCUMENT_VERSION},`

/** The text a document is stored as. */
export function documentJson({ version, pages }: Document): string {
  return JSON.stringify({ version, pages })
}

/** A stored document, of the present version. It was checked when it was written, and is not checked again. */
export function readDocument(json: string): Document {
  return presentDocument(JSON.parse(json))
}

/** `stored`, which is a document of any version, in the present one. */
export function presentDocument(stored: unknown): Document {
  return migrateDocument(stored) as Document
}

/** The text of a stored document in the present version: itself, but for one that was written before. */
export function presentDocumentJson(json: string): string {
  return json.startsWith(PRESENT) ? json : documentJson(readDocument(json))
}
