import type { XmlElement } from '@rgrove/parse-xml'
import { childOf } from '../read-xml.ts'
import { inheritedShapes, placeholderOf } from './shape-place.ts'
import type { SlideContext } from './slide-part.ts'

/** Returns the properties of paragraphs of a level, those of the nearest first. */
export function paragraphStyles(shape: XmlElement, level: number, context: SlideContext): XmlElement[] {
  const name = `lvl${level + 1}pPr`
  const bodies = [shape, ...inheritedShapes(shape, context)].map((part) => childOf(part, 'txBody', 'lstStyle'))
  const lists = [...bodies, masterStyle(shape, context), context.defaultText]
  return lists.flatMap((list) => childOf(list, name) ?? [])
}

/** The styles of titles, bodies and other texts of the master. */
function masterStyle(shape: XmlElement, { part }: SlideContext): XmlElement | undefined {
  const placeholder = placeholderOf(shape)
  let master = part
  while (master.parent) master = master.parent
  const styles = childOf(master.root, 'txStyles')
  const type = placeholder?.['type'] ?? (placeholder ? 'obj' : 'other')
  if (type === 'title' || type === 'ctrTitle') return childOf(styles, 'titleStyle')
  const isBody = ['body', 'subTitle', 'obj'].includes(type)
  return placeholder && isBody ? childOf(styles, 'bodyStyle') : placeholder ? childOf(styles, 'otherStyle') : undefined
}

/** Returns the first value of an attribute. */
export function attributeIn(elements: readonly (XmlElement | undefined)[], name: string): string | undefined {
  return elements.find((element) => element?.attributes[name] !== undefined)?.attributes[name]
}
