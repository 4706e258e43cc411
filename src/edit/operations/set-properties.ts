import type { Document } from '../../document/document.ts'
import { replaceElements } from '../tree/replace-elements.ts'
import { type Properties, withProperties } from '../tree/with-properties.ts'

/** Sets properties of elements, unchecked: the document must be parsed before it is stored. */
export function setProperties(document: Document, ids: ReadonlySet<string>, properties: Properties): Document {
  return replaceElements(document, (element) => [ids.has(element.id) ? withProperties(element, properties) : element])
}
