import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { longestInOrder } from '../merging/merge-order.ts'
import { outermost } from '../operations/outermost.ts'
import { isContainer } from '../tree/container.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { changedProperties } from './different-properties.ts'
import type { Recording } from './recording.ts'

/** Both documents have the pages of `after`, and perhaps more. */
interface Documents {
  readonly before: Document
  readonly after: Document
}

/**
 * Makes the elements those of `after`. From the outside in, so that nothing is ever placed into
 * itself: when a container gets its elements, all that is around it is in place.
 */
export function differentElements(recording: Recording, { before, after }: Documents): void {
  const kept = keptIds(before, after)
  const replaced = outermost(placesOf(before), replacedIds(before, after, kept))
  if (replaced.length > 0) recording.add({ op: 'remove', ids: replaced.map(({ element }) => element.id) })
  for (const page of after.pages) fillContainer({ recording, kept, target: { page: page.id } }, page.elements)
  const wanted = placesOf(after)
  const gone = new Set([...recording.places.keys()].filter((id) => !wanted.has(id)))
  const removed = outermost(recording.places, gone)
  if (removed.length > 0) recording.add({ op: 'remove', ids: removed.map(({ element }) => element.id) })
  changedElements(recording, wanted)
}

/** Elements that stay, perhaps elsewhere: not those that another type replaces, nor what these contained. */
function keptIds(before: Document, after: Document): ReadonlySet<string> {
  const wanted = placesOf(after)
  const hasOtherType = ({ id, type }: Element): boolean => (wanted.get(id)?.element.type ?? type) !== type
  const kept = new Set<string>()
  for (const [id, { element, parents }] of placesOf(before)) {
    if (wanted.has(id) && ![...parents, element].some(hasOtherType)) kept.add(id)
  }
  return kept
}

/** Their IDs must be free before the new ones are inserted. */
function replacedIds(before: Document, after: Document, kept: ReadonlySet<string>): ReadonlySet<string> {
  const wanted = placesOf(after)
  return new Set([...placesOf(before).keys()].filter((id) => wanted.has(id) && !kept.has(id)))
}

interface Filling {
  readonly recording: Recording
  readonly kept: ReadonlySet<string>
  readonly target: { readonly page: string } | { readonly into: string }
}

/** Places and inserts elements so that they are in a container, in this order, perhaps among others that will go. */
function fillContainer({ recording, kept, target }: Filling, elements: readonly Element[]): void {
  const current = siblingsIn(recording, target).map(({ id }) => id)
  const stable = new Set(
    longestInOrder(
      current,
      elements.map(({ id }) => id),
    ),
  )
  let last: string | undefined
  let added: Element[] = []
  const next = (): { above: string } | { beneath: string } | Filling['target'] => {
    const [lowest] = siblingsIn(recording, target)
    if (last !== undefined) return { above: last }
    return lowest ? { beneath: lowest.id } : target
  }
  const insertAdded = (): void => {
    if (added.length > 0)
      recording.add({ op: 'insert', elements: added.map((each) => withoutKept(each, kept)), ...next() })
    last = added.at(-1)?.id ?? last
    added = []
  }
  for (const element of elements) {
    const { id } = element
    if (!recording.places.has(id)) {
      added.push(element)
      continue
    }
    insertAdded()
    if (!stable.has(id)) recording.add({ op: 'place', ids: [id], ...next() })
    last = id
  }
  insertAdded()
  for (const element of elements) {
    if (isContainer(element)) fillContainer({ recording, kept, target: { into: element.id } }, element.elements)
  }
}

function siblingsIn({ document, places }: Recording, target: Filling['target']): readonly Element[] {
  if ('page' in target) return document.pages.find(({ id }) => id === target.page)?.elements ?? []
  const element = places.get(target.into)?.element
  return element && isContainer(element) ? element.elements : []
}

/** Elements that are kept are placed into a new container later. */
function withoutKept(element: Element, kept: ReadonlySet<string>): Element {
  if (!isContainer(element)) return element
  const elements = element.elements.filter(({ id }) => !kept.has(id)).map((child) => withoutKept(child, kept))
  return { ...element, elements }
}

/** Elements that change in the same way share an operation. */
function changedElements(recording: Recording, wanted: ReadonlyMap<string, Place>): void {
  const byChange = new Map<string, { ids: string[]; changed: NonNullable<ReturnType<typeof changedProperties>> }>()
  for (const [id, { element }] of wanted) {
    const before = recording.places.get(id)?.element
    if (!before || before === element) continue
    const changed = changedProperties(before, element, ['elements'])
    if (!changed) continue
    const key = JSON.stringify([element.type, changed])
    const same = byChange.get(key)
    if (same) same.ids.push(id)
    else byChange.set(key, { ids: [id], changed })
  }
  for (const { ids, changed } of byChange.values()) recording.add({ op: 'set', ids, ...changed })
}
