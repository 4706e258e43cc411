import type { XmlElement } from '@rgrove/parse-xml'
import type { ImportDraft } from '../draft.ts'
import { childOf, textOf } from '../read-xml.ts'
import { storableLink } from '../storable-link.ts'
import { storableName } from '../storable-name.ts'

export const CONTAINERS: ReadonlySet<string> = new Set(['g', 'a', 'svg', 'switch', 'symbol'])

export function linkOf({ attributes }: XmlElement, draft: ImportDraft): { link?: string } {
  const link = storableLink(attributes['href'] ?? attributes['xlink:href'] ?? '', draft)
  return link === undefined ? {} : { link }
}

/** Returns the name of the layer, or the title. */
export function nameOf(element: XmlElement): string {
  const title = childOf(element, 'title')
  return storableName(element.attributes['inkscape:label'] ?? (title ? textOf(title) : ''))
}
