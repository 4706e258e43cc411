import { complete, type Element } from '../../../../document/elements/element.ts'

/** Whether the lines of a text go from top to bottom. */
export function isVertical(element: Element): boolean {
  if (element.type !== 'text') return false
  const { writingMode, path } = complete<'text'>(element)
  return writingMode === 'vertical' && path === null
}
