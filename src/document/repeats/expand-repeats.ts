import type { Document, Size } from '../document.ts'
import type { Element, ElementOf } from '../elements/element.ts'
import { LIMITS } from '../limits.ts'
import { fieldsOf } from '../list-slots.ts'
import { entryValues } from './entry-fields.ts'
import { withBox } from '../with-box.ts'
import { shownEntries } from './entry-room.ts'
import { createEntrySizer, type FillEntry, isSingleItem } from './entry-sizes.ts'

/**
 * Turns each repeat into a group with a copy of its elements for each entry that its box has room for.
 * The IDs of the copies of the second entry end with `#2`. Expects valid entries.
 */
export function expandRepeats(document: Document, fill: FillEntry): Document {
  if (!document.pages.some(({ elements }) => elements.some(hasRepeat))) return document
  const pages = document.pages.map((page) => {
    if (!page.elements.some(hasRepeat)) return page
    const copying = { ids: new Set<string>(), left: LIMITS.elementsPerPage - countElements(page.elements), fill }
    collectIds(page.elements, copying.ids)
    return { ...page, elements: page.elements.map((element) => expandWithin(element, copying)) }
  })
  return { ...document, pages }
}

/** Counts the copies for the entries of `repeat`. Stops at the first one above `most`. */
export function countCopies(repeat: ElementOf<'repeat'>, most: number, fill: FillEntry): number {
  const copying = { ids: new Set<string>(), left: most, fill }
  expandRepeat(repeat, copying)
  return most - copying.left
}

/** Counts the elements of groups and repeats too, but not the copies for entries. */
export function countElements(elements: readonly Element[]): number {
  return elements.reduce((sum, element) => sum + 1 + ('elements' in element ? countElements(element.elements) : 0), 0)
}

interface Copying {
  readonly ids: Set<string>
  /** How many more elements the page may have. Copying stops below 0. */
  left: number
  readonly fill: FillEntry
}

function hasRepeat(element: Element): boolean {
  return element.type === 'repeat' || (element.type === 'group' && element.elements.some(hasRepeat))
}

function expandWithin(element: Element, copying: Copying): Element {
  if (element.type === 'repeat') return expandRepeat(element, copying)
  if (element.type !== 'group' || !hasRepeat(element)) return element
  return { ...element, elements: element.elements.map((child) => expandWithin(child, copying)) }
}

/** `outer` is the suffix of the entry around a repeat within a repeat. */
function expandRepeat(repeat: ElementOf<'repeat'>, copying: Copying, outer = ''): ElementOf<'group'> {
  const { elements, entries = [], max: _max, overflow: _overflow, layout = {}, ...base } = repeat
  const shown = shownEntries(repeat, copying.fill)
  const sizeOf = createEntrySizer(repeat, copying.fill)
  const names = fieldsOf(repeat).map(({ name }) => name)
  const isSingle = isSingleItem(repeat)
  const items: Element[] = []
  for (const [index, entry] of shown.entries()) {
    if (copying.left < 0) break
    const filled = copying.fill(elements, entryValues(entry, names))
    const number = `#${index + 1}`
    const copies = filled.map((element) => copyElement(element, outer + number, copying))
    const [only] = copies
    if (isSingle && only) {
      items.push({ ...only, placement: 'flow' })
      continue
    }
    copying.left -= 1
    const size = sizeOf(entry) ?? { width: 0, height: 0 }
    const id = uniqueId(`${repeat.id}${number}`, copying.ids)
    items.push({ id, type: 'group', x: 0, y: 0, ...size, elements: copies.map((copy) => covering(copy, size)) })
  }
  const omitted = base.visible === false ? 0 : entries.length - shown.length
  return { ...base, type: 'group', elements: items, layout, repeated: { omitted } }
}

/** An entry has no layout, but can have a background. */
function covering(element: Element, size: Size): Element {
  return element.placement === 'cover' ? withBox(element, { x: 0, y: 0, ...size }) : element
}

/** Copies have no slots, since the data of the document must not fill them, and are all on one page. */
function copyElement(element: Element, suffix: string, copying: Copying): Element {
  copying.left -= 1
  const { slot: _slot, ...rest } = element
  const copied = { ...rest, id: uniqueId(`${element.id}${suffix}`, copying.ids) } as Element
  switch (copied.type) {
    case 'group':
      return { ...copied, elements: copied.elements.map((child) => copyElement(child, suffix, copying)) }
    case 'repeat':
      return expandRepeat({ ...copied, overflow: 'cut' }, copying, suffix)
    case 'table':
      return copied.overflow === 'pages' ? { ...copied, overflow: 'cut' } : copied
    default:
      return copied
  }
}

function uniqueId(wanted: string, ids: Set<string>): string {
  let id = wanted
  while (ids.has(id)) id += '#'
  ids.add(id)
  return id
}

/** Adds the IDs of `elements` and of all elements within them to `ids`. */
export function collectIds(elements: readonly Element[], ids: Set<string>): void {
  for (const element of elements) {
    ids.add(element.id)
    if ('elements' in element) collectIds(element.elements, ids)
  }
}
