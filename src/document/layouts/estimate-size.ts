import { complete, type Element, type ElementOf } from '../elements/element.ts'
import { completeLayout } from '../elements/layout.ts'
import type { Size } from '../document.ts'
import { withBox } from '../with-box.ts'
import { estimateTextSize, isSizedByText } from './estimate-text-size.ts'
import { isInFlow } from './is-emptied.ts'
import { type Given, placeItems } from './place-items.ts'

/** Estimates the size of an element, of which a layout around it may give sides. */
export type EstimateSize = (element: Element, given?: Given) => Size

/** Whether the size of `element` depends on its content: a text that grows, or elements that it hugs. */
export function isSizedByContent(element: Element): boolean {
  if (element.type === 'text') return isSizedByText(complete<'text'>(element))
  if (element.type !== 'group' && element.type !== 'repeat') return false
  const { hugs } = completeLayout(element.layout ?? {})
  return hugs.width || hugs.height
}

/**
 * Creates an estimate, without fonts, of the sizes that the painter measures. `itemsOf` returns the sizes of the
 * entries of a repeat. Sizes are remembered, since layouts that stretch ask twice, and deep ones would take forever.
 */
export function createSizeEstimator(itemsOf: (repeat: ElementOf<'repeat'>) => readonly Size[]): EstimateSize {
  const known = new Map<Element, Map<string, Size>>()
  return estimate

  function estimate(element: Element, given: Given = {}): Size {
    const key = `${given.width},${given.height}`
    const sizes = known.get(element) ?? new Map<string, Size>()
    known.set(element, sizes)
    const size = sizes.get(key) ?? computeSize(element, given)
    sizes.set(key, size)
    return size
  }

  function computeSize(element: Element, given: Given): Size {
    if (isSizedByContent(element) && element.visible !== false) {
      if (element.type === 'text') return estimateTextSize(complete<'text'>(element), given)
      if (element.type === 'group') return sizeAround(element, element.elements.filter(isInFlow), given)
      if (element.type === 'repeat') return sizeAround(element, itemsOf(element).map(boxOf), given)
    }
    return { width: element.width, height: element.height, ...given }
  }

  function sizeAround(
    { width, height, layout }: ElementOf<'group'> | ElementOf<'repeat'>,
    items: readonly Element[],
    given: Given,
  ): Size {
    const whole = completeLayout(layout ?? {})
    const own = { ...(!whole.hugs.width && { width }), ...(!whole.hugs.height && { height }), ...given }
    const arrange = (item: Element, sides: Given): Element =>
      withBox(item, { x: item.x, y: item.y, ...estimate(item, sides) })
    return { ...placeItems(items, { layout: whole, own, arrange }).size, ...own }
  }
}

function boxOf(size: Size): Element {
  return { id: '', type: 'rect', x: 0, y: 0, ...size }
}
