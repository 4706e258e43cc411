import type { Element } from '../elements/element.ts'
import { completeLayout } from '../elements/layout.ts'

/**
 * Whether an element is a group that hugs content of which nothing is shown, such as a button whose text is hidden.
 * Backgrounds, which cover the group, are no content.
 */
export function isEmptied(element: Element): boolean {
  if (element.type !== 'group' || !element.layout) return false
  const { hugs } = completeLayout(element.layout)
  if (!hugs.width && !hugs.height) return false
  const content = element.elements.filter(({ placement }) => placement !== 'cover')
  return content.length > 0 && content.every((each) => each.visible === false || isEmptied(each))
}

/** Whether a layout places an element and makes room for it. */
export function isInFlow(element: Element): boolean {
  const { visible, placement = 'flow' } = element
  return visible !== false && placement === 'flow' && !isEmptied(element)
}
