import type { XmlElement } from '@rgrove/parse-xml'
import { childOf, childrenOf, localName } from '../read-xml.ts'
import type { SlideContext } from './slide-part.ts'

/** What SmartArt looks like: PowerPoint stores its shapes in a part of their own. */
export interface Diagram {
  readonly tree: XmlElement
  readonly context: SlideContext
}

/** Returns the shapes of SmartArt, or undefined if the file has none. Those of SmartArt in it could never end. */
export function findDiagram(relIds: XmlElement, context: SlideContext): Diagram | undefined {
  const { pkg, part } = context
  if (childOf(part.root, 'spTree')) return undefined
  const data = part.relationships.get(relIds.attributes['r:dm'] ?? '')?.target
  const id = findAttribute(pkg.findXml(data), 'dataModelExt', 'relId')
  const path = part.relationships.get(id ?? '')?.target
  const root = pkg.findXml(path)
  const tree = childOf(root, 'spTree')
  if (path === undefined || !root || !tree) return undefined
  const drawing = { path, root, relationships: pkg.relationships(path), parent: undefined }
  return { tree, context: { ...context, part: drawing, slide: drawing } }
}

function findAttribute(element: XmlElement | undefined, name: string, attribute: string): string | undefined {
  if (!element) return undefined
  if (localName(element) === name) return element.attributes[attribute]
  for (const child of childrenOf(element)) {
    const found = findAttribute(child, name, attribute)
    if (found !== undefined) return found
  }
  return undefined
}
