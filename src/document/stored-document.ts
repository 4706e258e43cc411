import { DOCUMENT_VERSION, type Document } from './document.ts'
import { migrateDocument } from './migrate-document.ts'

/** `documentJson` writes the version first. */
const CURRENT_PREFIX = `{"version":${DOCUMENT_VERSION},`

export function documentJson({ version, ...rest }: Document): string {
  return JSON.stringify({ version, ...rest })
}

/** Does not validate the document, which was validated when it was written. */
export function readDocument(json: string): Document {
  return migrateDocument(JSON.parse(json)) as Document
}

/** Returns `json` itself unless it needs a migration. */
export function currentDocumentJson(json: string): string {
  return json.startsWith(CURRENT_PREFIX) ? json : documentJson(readDocument(json))
}
