import { DOCUMENT_VERSION, type Document } from './document.ts'
import { migrateDocument } from './migrate-document.ts'

/** Prefix of the current version: `documentJson` writes the version first. */
const CURRENT_PREFIX = `{"version":${DOCUMENT_VERSION},`

/** Returns the JSON under which a document is stored. */
export function documentJson({ version, pages }: Document): string {
  return JSON.stringify({ version, pages })
}

/** Parses and migrates a stored document. Does not validate it, since it was validated when it was written. */
export function readDocument(json: string): Document {
  return migrateDocument(JSON.parse(json)) as Document
}

/** Returns the JSON of a stored document in the current version: `json` itself unless it needs a migration. */
export function currentDocumentJson(json: string): string {
  return json.startsWith(CURRENT_PREFIX) ? json : documentJson(readDocument(json))
}
