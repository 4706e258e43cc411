import { type Document } from '../../document/document.ts'
import { type Schemas } from '../../sdk/create-platen.ts'

/** A cast: the API has validated the document. */
export function checkedDocument(document: Schemas['Document']): Document {
  return document as never
}
