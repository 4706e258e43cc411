import type { XmlElement } from '@rgrove/parse-xml'
import { checkLink } from '../../document/check-link.ts'
import { LIMITS } from '../../document/limits.ts'
import { childOf, textOf } from '../read-xml.ts'
import { storableName } from '../storable-name.ts'

export function linkOf({ attributes }: XmlElement): { link?: string } {
  const href = attributes['href'] ?? attributes['xlink:href'] ?? ''
  return href !== '' && href.length <= LIMITS.urlCharacters && checkLink(href) === undefined ? { link: href } : {}
}

/** Returns the name of the layer, or the title. */
export function nameOf(element: XmlElement): string {
  const title = childOf(element, 'title')
  return storableName(element.attributes['inkscape:label'] ?? (title ? textOf(title) : ''))
}
