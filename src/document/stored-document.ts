import { DOCUMENT_VERSION, type Document } from './document.ts'
import { migrateDocument } from './migrate-document.ts'

/** `documentJson` writes the version first. */
const CURRENT_PREFIX = `{"version":${DOCUMENT_VERSION},`

/** What exports need of a document before they render it. */
export type DocumentHead = Pick<Document, 'title' | 'bleed'>

const HEAD = /^\{"version":\d+(?:,"title":"(?:[^"\\]|\\.)*")?(?:,"bleed":[\d.e+-]+)?/

/** Writes the head first, so that `readHead` finds it without parsing the document. */
export function documentJson({ version, title, bleed, ...rest }: Document): string {
  return JSON.stringify({ version, title, bleed, ...rest })
}

export function readHead(json: string): DocumentHead {
  const { title, bleed } = JSON.parse(`${HEAD.exec(json)?.[0] ?? '{'}}`) as DocumentHead
  return { ...(title !== undefined && { title }), ...(bleed !== undefined && { bleed }) }
}

/** Does not validate the document, which was validated when it was written. */
export function readDocument(json: string): Document {
  return migrateDocument(JSON.parse(json)) as Document
}

/** Returns `json` itself unless it needs a migration. */
export function currentDocumentJson(json: string): string {
  return json.startsWith(CURRENT_PREFIX) ? json : documentJson(readDocument(json))
}
