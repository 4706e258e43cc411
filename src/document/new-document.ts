import { DOCUMENT_VERSION, type Document, PAGE_DEFAULTS } from './document.ts'

export function emptyDocument(): Document {
  return { version: DOCUMENT_VERSION, pages: [{ id: 'page-1', ...PAGE_DEFAULTS, elements: [] }] }
}
