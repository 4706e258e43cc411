import type { Document } from '../../document/document.ts'
import type { Schemas } from '../../sdk/create-platen.ts'

/** Casts a document that the API has already validated. */
export function checkedDocument(document: Schemas['Document']): Document {
  return document as never
}
