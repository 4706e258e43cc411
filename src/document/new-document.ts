import { DOCUMENT_VERSION, type Document, PAGE_DEFAULTS } from './document.ts'

/** Returns a document of one empty white page. */
export function emptyDocument(): Document {
  return { version: DOCUMENT_VERSION, pages: [{ id: 'page-1', ...PAGE_DEFAULTS, elements: [] }] }
}
