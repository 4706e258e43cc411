import { complete, type Complete, type Element, type ElementOf } from '../../document/elements/element.ts'
import { type CompleteLayout, completeLayout } from '../../document/elements/layout.ts'
import type { Size } from '../../document/document.ts'
import type { LayoutText } from '../../text/layout-cache.ts'
import type { Warning } from '../../text/warning.ts'
import { withBox } from '../../document/with-box.ts'
import { anchorOf, withSize, type Anchor } from './anchored-box.ts'
import { isEmptied, isInFlow } from '../../document/layouts/is-emptied.ts'
import { type Given, type Placed, placeItems } from '../../document/layouts/place-items.ts'

export interface Measuring {
  readonly layoutText: LayoutText
  warn(warning: Warning): void
}

type Group = ElementOf<'group'>

/** Longer than any line. */
const UNLIMITED_PX = 1e6

/** Smaller overflows come from rounded sizes. */
const VISIBLE_PX = 1

/**
 * Arranges from the inside out. A side that is stretched is only known once its siblings have been
 * measured, so elements may be arranged twice. Remembering the results keeps the time polynomial in
 * the depth of layouts.
 */
export function createArranger(measuring: Measuring): (element: Element) => Element {
  const known = new Map<Element, Map<string, Element>>()
  const warned = new Set<string>()

  return (element) => arrange(element)

  function arrange(element: Element, given: Given = {}): Element {
    const key = `${given.width},${given.height}`
    const results = known.get(element) ?? new Map<string, Element>()
    known.set(element, results)
    const result = results.get(key) ?? computeArranged(element, given)
    results.set(key, result)
    return result
  }

  function computeArranged(element: Element, given: Given): Element {
    if (element.type === 'text') return arrangeText(element, given)
    if (element.type !== 'group') return resized(element, given)
    const { layout, ...group } = element
    if (isEmptied(element)) return { ...resized(group, given), visible: false }
    if (layout && element.visible !== false) return arrangeGroup(group, completeLayout(layout), given)
    return { ...resized(group, given), elements: group.elements.map((child) => arrange(child)) }
  }

  function arrangeText(element: ElementOf<'text'>, given: Given): Element {
    const whole = complete<'text'>(element)
    const isStraight = whole.path === null && whole.writingMode === 'horizontal'
    if (!isStraight || (whole.fit !== 'hug' && whole.fit !== 'grow')) {
      return resized(whole.fit === 'hug' ? { ...element, fit: 'fixed' } : element, given)
    }
    const width = given.width ?? (whole.fit === 'hug' ? widthOf(whole) : whole.width)
    const grown = { ...whole, fit: 'grow', width } as const
    const size = { width, height: measuring.layoutText(grown).heightPx }
    const isRightToLeft = whole.fit === 'hug' && startsAtRight(grown)
    return withSize({ ...element, fit: 'grow' }, size, anchorOfText(whole, isRightToLeft))
  }

  /** Whole pixels, so that backgrounds are sharp and lines break as they were measured. */
  function widthOf({ minWidth, maxWidth = UNLIMITED_PX, ...text }: Complete<'text'>): number {
    const { widthPx } = measuring.layoutText({
      ...text,
      minWidth,
      fit: 'grow',
      width: Math.max(minWidth, maxWidth),
      align: 'start',
    })
    return Math.max(minWidth, Math.min(maxWidth, Math.ceil(widthPx)))
  }

  function startsAtRight(text: Complete<'text'>): boolean {
    const [run] = measuring.layoutText({ ...text, align: 'start', width: UNLIMITED_PX }).lines[0]?.runs ?? []
    return run !== undefined && run.x > UNLIMITED_PX / 2
  }

  function arrangeGroup(group: Group, layout: CompleteLayout, given: Given): Element {
    const { hugs, padding } = layout
    const own = {
      width: given.width ?? (hugs.width ? undefined : group.width),
      height: given.height ?? (hugs.height ? undefined : group.height),
    }
    const placed = placeItems(group.elements.filter(isInFlow), { layout, own, arrange })
    const size = { width: own.width ?? placed.size.width, height: own.height ?? placed.size.height }
    const elements = group.elements.map((child): Element => {
      const inFlow = placed.items.get(child)
      if (inFlow) return inFlow
      if (child.placement !== 'cover') return arrange(child)
      return withBox(arrange(child, size), { x: 0, y: 0, ...size })
    })
    const room = {
      width: size.width - padding.left - padding.right,
      height: size.height - padding.top - padding.bottom,
    }
    const message = group.repeated ? repeatFault(group.repeated, placed.items) : excessOf(placed.content, room)
    if (message !== undefined && !warned.has(group.id))
      measuring.warn({ code: 'layout_overflow', elementId: group.id, message })
    if (message !== undefined) warned.add(group.id)
    return { ...withSize(group, size, anchorOf(layout)), elements }
  }
}

function repeatFault({ omitted }: NonNullable<Group['repeated']>, items: Placed['items']): string | undefined {
  if (omitted > 0) {
    return `The repeat has no room for ${omitted} of its ${items.size + omitted} entries, which are left out`
  }
  // Entries in a group of their own have a fixed size.
  const faults = [...items.values()].flatMap((item) =>
    item.type === 'group' ? (excessOf(extentOf(item.elements), item) ?? []) : [],
  )
  if (faults.length === 0) return undefined
  return `${faults.length} of the ${items.size} entries of the repeat do not fit their places: set hug in its layout, or enlarge the boxes of its elements`
}

function extentOf(elements: readonly Element[]): Size {
  const shown = elements.filter(({ visible }) => visible !== false)
  return {
    width: Math.max(0, ...shown.map(({ x, width }) => x + width)),
    height: Math.max(0, ...shown.map(({ y, height }) => y + height)),
  }
}

function excessOf(content: Size, room: Size): string | undefined {
  const [wide, tall] = [content.width - room.width, content.height - room.height]
  if (Math.max(wide, tall) <= VISIBLE_PX) return undefined
  const [excess, side] = wide > tall ? [wide, 'wide'] : [tall, 'tall']
  return `The elements of the layout are ${Math.ceil(excess)} px too ${side} for its box`
}

function resized<E extends Element>(element: E, { width = element.width, height = element.height }: Given): E {
  if (width === element.width && height === element.height) return element
  return withBox(element, { x: element.x, y: element.y, width, height }) as E
}

function anchorOfText({ align }: Complete<'text'>, isRightToLeft: boolean): Anchor {
  if (align === 'center') return { x: 0.5, y: 0 }
  if (align === 'left' || align === 'right') return { x: align === 'left' ? 0 : 1, y: 0 }
  const isAtEnd = align === 'end'
  return { x: isAtEnd === isRightToLeft ? 0 : 1, y: 0 }
}
