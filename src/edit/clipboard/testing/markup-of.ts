import { parseXml, XmlElement, XmlText, type XmlNode } from '@rgrove/parse-xml'
import type { Markup } from '../markup.ts'

/** Parses well-formed HTML or SVG, as browsers do in the app. */
export function markupOf(source: string): Markup {
  const { root } = parseXml(source)
  if (!root) throw new Error('The markup has no root.')
  return asMarkup(root)
}

function asMarkup(element: XmlElement): Markup {
  return {
    tag: element.name.toLowerCase(),
    attributes: element.attributes,
    children: element.children.flatMap((node: XmlNode): (Markup | string)[] => {
      if (node instanceof XmlElement) return [asMarkup(node)]
      return node instanceof XmlText ? [node.text] : []
    }),
  }
}
