import type { MakeElement } from '../../../../edit/adding/item.ts'
import type { Picture } from '../../../../edit/adding/picture-element.ts'

/** What is dragged from a panel to the page. */
export interface Dragged {
  readonly make: MakeElement
  /** What can also replace a picture on the page. */
  readonly picture?: Picture
}
