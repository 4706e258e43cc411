import { type Document } from '../../document/document.ts'
import { type Schemas } from '../../sdk/create-platen.ts'

/** Casts a document of the API, which has validated it, to the type that the painter takes. */
export function checkedDocument(document: Schemas['Document']): Document {
  return document as never
}
