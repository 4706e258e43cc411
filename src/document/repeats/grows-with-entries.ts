import type { ElementOf } from '../elements/element.ts'
import { completeLayout } from '../elements/layout.ts'

/** Whether the box grows with its entries, so that there is room for all. */
export function growsWithEntries({ layout = {} }: Pick<ElementOf<'repeat'>, 'layout'>): boolean {
  const { direction, wrap, hugs } = completeLayout(layout)
  return (direction === 'row') === wrap ? hugs.height : hugs.width
}
