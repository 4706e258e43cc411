import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { replaceElements } from '../tree/replace-elements.ts'

/** Properties of an element by name. `undefined` removes one, so that its default applies. */
export type Properties = Readonly<Record<string, unknown>>

/** Sets properties of elements, unchecked: the document must be parsed before it is stored. */
export function setProperties(document: Document, ids: ReadonlySet<string>, properties: Properties): Document {
  return replaceElements(document, (element) => [ids.has(element.id) ? withProperties(element, properties) : element])
}

/** Returns the element itself if nothing changes. The ID, the type and the elements of a container stay. */
export function withProperties<E extends Element>(element: E, properties: Properties): E {
  const changes = Object.entries(properties).filter(([name]) => !FIXED.has(name))
  const before = new Map(Object.entries(element))
  const after = new Map(before)
  for (const [name, value] of changes) {
    if (value === undefined) after.delete(name)
    else after.set(name, value)
  }
  const isSame = changes.every(([name, value]) => before.get(name) === value)
  return isSame ? element : (Object.fromEntries(after) as unknown as E)
}

const FIXED = new Set(['id', 'type', 'elements'])
