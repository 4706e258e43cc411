import { DOCUMENT_VERSION, type Document } from './document.ts'

/** One empty white page. */
export function emptyDocument(): Document {
  return { version: DOCUMENT_VERSION, pages: [{ id: 'page-1', background: '#ffffff', elements: [] }] }
}
