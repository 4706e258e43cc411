import type { Page } from '../../../../document/document.ts'
import type { Element } from '../../../../document/elements/element.ts'
import { isContainer } from '../../../../edit/tree/container.ts'

/** Which elements of a page are painted in each frame: from `from` up to `to`, and from `above` to the end. */
export interface Slices {
  readonly from: number
  readonly to: number
  readonly above: number
}

/**
 * Divides a page into what changes and what does not. What lies beneath and above it is painted once
 * into pictures, except what shows its backdrop: that must be painted again whenever that changes.
 */
export function slicesOf(page: Page, changing: ReadonlySet<string>): Slices | undefined {
  const isChanging = page.elements.map((element) => contains(element, changing))
  const from = isChanging.indexOf(true)
  if (from === -1) return undefined
  const to = isChanging.lastIndexOf(true) + 1
  const reader = page.elements.findIndex((element, index) => index >= to && readsBackdrop(element))
  return { from, to, above: reader === -1 ? page.elements.length : reader }
}

function contains(element: Element, ids: ReadonlySet<string>): boolean {
  return ids.has(element.id) || (isContainer(element) && element.elements.some((child) => contains(child, ids)))
}

/** Whether what is beneath an element changes its own colors. */
function readsBackdrop(element: Element): boolean {
  const { blendMode = 'normal', backdropBlur = 0 } = element
  return blendMode !== 'normal' || backdropBlur > 0 || (isContainer(element) && element.elements.some(readsBackdrop))
}
