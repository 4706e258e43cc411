import type { Document } from '../document.ts'
import type { Element, ElementOf } from '../elements/element.ts'
import { LIMITS } from '../limits.ts'
import { fieldsOf } from '../list-slots.ts'
import { entryValues } from './entry-fields.ts'
import { entryRoom, entrySize, growsWithEntries, shownEntries } from './entry-room.ts'

/** Fills the elements of an entry without reporting issues. */
export type FillEntry = (elements: Element[], values: Readonly<Record<string, unknown>>) => Element[]

/**
 * Turns each repeat into a group with a copy of its elements for each entry that its box has room for.
 * The IDs of the copies of the second entry end with `#2`. Expects valid entries.
 */
export function expandRepeats(document: Document, fill: FillEntry): Document {
  if (!document.pages.some(({ elements }) => elements.some(hasRepeat))) return document
  const pages = document.pages.map((page) => {
    if (!page.elements.some(hasRepeat)) return page
    const copying = { ids: new Set<string>(), left: LIMITS.elementsPerPage - countElements(page.elements), fill }
    for (const element of page.elements) collectIds(element, copying.ids)
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

function expandRepeat(repeat: ElementOf<'repeat'>, copying: Copying): ElementOf<'group'> {
  const { elements, entries = [], max: _max, overflow: _overflow, layout = {}, ...base } = repeat
  const shown = shownEntries(repeat)
  const names = fieldsOf(repeat).map(({ name }) => name)
  const isSized = elements.length === 1 && isSizedByContent(elements[0]) && growsWithEntries(repeat)
  const items: Element[] = []
  for (const [index, entry] of shown.entries()) {
    if (copying.left < 0) break
    const filled = copying.fill(elements, entryValues(entry, names))
    const suffix = `#${index + 1}`
    const copies = filled.map((element) => copyElement(element, suffix, copying))
    const [only] = copies
    if (isSized && only) {
      items.push(only)
      continue
    }
    copying.left -= 1
    const id = uniqueId(`${repeat.id}${suffix}`, copying.ids)
    items.push({ id, type: 'group', x: 0, y: 0, ...entrySize(repeat), elements: copies })
  }
  const omitted = base.visible === false ? 0 : Math.max(0, entries.length - entryRoom(repeat))
  return { ...base, type: 'group', elements: items, layout, repeated: { omitted } }
}

function isSizedByContent(element: Element | undefined): boolean {
  return element?.type === 'group' || element?.type === 'text'
}

/** Copies have no slots, since the data of the document must not fill them, and are all on one page. */
function copyElement(element: Element, suffix: string, copying: Copying): Element {
  copying.left -= 1
  const { slot: _slot, ...rest } = element
  const copied = { ...rest, id: uniqueId(`${element.id}${suffix}`, copying.ids) } as Element
  switch (copied.type) {
    case 'group':
      return { ...copied, elements: copied.elements.map((child) => copyElement(child, suffix, copying)) }
    case 'repeat': {
      const elements = copied.elements.map((child) => withSuffix(child, suffix))
      return expandRepeat({ ...copied, elements, overflow: 'cut' }, copying)
    }
    case 'table':
      return copied.overflow === 'pages' ? { ...copied, overflow: 'cut' } : copied
    default:
      return copied
  }
}

function withSuffix(element: Element, suffix: string): Element {
  const renamed = { ...element, id: `${element.id}${suffix}` }
  if (!('elements' in renamed)) return renamed
  return { ...renamed, elements: renamed.elements.map((child) => withSuffix(child, suffix)) }
}

function uniqueId(wanted: string, ids: Set<string>): string {
  let id = wanted
  while (ids.has(id)) id += '#'
  ids.add(id)
  return id
}

function collectIds(element: Element, ids: Set<string>): void {
  ids.add(element.id)
  if ('elements' in element) for (const child of element.elements) collectIds(child, ids)
}
