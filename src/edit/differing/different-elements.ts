import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { longestInOrder } from '../merging/merge-order.ts'
import { areSiblings, outermost } from '../operations/outermost.ts'
import { isContainer } from '../tree/container.ts'
import { parentOf, type Place, placesOf } from '../tree/place.ts'
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
  dissolveGroups(recording, after)
  for (const page of after.pages) formGroups(recording, page.elements)
  for (const page of after.pages) fillContainer({ recording, target: { page: page.id } }, page.elements)
  const wanted = placesOf(after)
  const gone = new Set([...recording.places.keys()].filter((id) => !wanted.has(id)))
  const removed = outermost(recording.places, gone)
  if (removed.length > 0) recording.add({ op: 'remove', ids: removed.map(({ element }) => element.id) })
  changedElements(recording, wanted)
}

/** Dissolves groups that are gone, from the outside in, if an element of it is then where it should be. */
function dissolveGroups(recording: Recording, after: Document): void {
  const wanted = placesOf(after)
  for (const [id, { element }] of [...recording.places]) {
    const place = recording.places.get(id)
    if (!place || element.type !== 'group' || wanted.has(id)) continue
    const around = containerOf(place)
    const isLeft = element.elements.some((child) => {
      const target = wanted.get(child.id)
      return target !== undefined && containerOf(target) === around
    })
    if (isLeft) recording.add({ op: 'ungroup', ids: [id] })
  }
}

/** Groups elements that are siblings in new groups, from the inside out. */
function formGroups(recording: Recording, elements: readonly Element[]): void {
  for (const element of elements) {
    if (!isContainer(element)) continue
    formGroups(recording, element.elements)
    if (element.type !== 'group' || recording.places.has(element.id)) continue
    const members = element.elements.flatMap(({ id }) => recording.places.get(id) ?? [])
    const isWhole = members.length > 0 && members.length === element.elements.length && areSiblings(members)
    if (isWhole) recording.add({ op: 'group', ids: members.map((place) => place.element.id), id: element.id })
  }
}

function containerOf(place: Place): string {
  const parent = parentOf(place)
  return parent ? `element ${parent.id}` : `page ${place.page.id}`
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
  readonly target: { readonly page: string } | { readonly into: string }
}

/** Places and inserts elements so that they are in a container, in this order, perhaps among others that will go. */
function fillContainer({ recording, target }: Filling, elements: readonly Element[]): void {
  const current = siblingsIn(recording, target).map(({ id }) => id)
  const stable = new Set(
    longestInOrder(
      current,
      elements.map(({ id }) => id),
    ),
  )
  let last: string | undefined
  let added: Element[] = []
  let moved: string[] = []
  const next = (): { above: string } | { beneath: string } | Filling['target'] => {
    const [lowest] = siblingsIn(recording, target)
    if (last !== undefined) return { above: last }
    return lowest ? { beneath: lowest.id } : target
  }
  const insertAdded = (): void => {
    if (added.length > 0)
      recording.add({ op: 'insert', elements: added.map((each) => withoutPresent(each, recording)), ...next() })
    last = added.at(-1)?.id ?? last
    added = []
  }
  const placeMoved = (): void => {
    if (moved.length > 0) recording.add({ op: 'place', ids: moved, ...next() })
    last = moved.at(-1) ?? last
    moved = []
  }
  for (const element of elements) {
    const { id } = element
    if (!recording.places.has(id)) {
      placeMoved()
      added.push(element)
      continue
    }
    insertAdded()
    if (stable.has(id)) {
      placeMoved()
      last = id
      continue
    }
    // Elements that are placed together keep their order, and what they contain.
    const isBehind = isInFront(recording, moved.at(-1), id)
    if (isBehind || recording.places.get(id)?.parents.some((parent) => moved.includes(parent.id))) placeMoved()
    moved.push(id)
  }
  placeMoved()
  insertAdded()
  for (const element of elements) {
    if (isContainer(element)) fillContainer({ recording, target: { into: element.id } }, element.elements)
  }
}

function isInFront({ order }: Recording, id: string | undefined, of: string): boolean {
  return id !== undefined && (order.get(id) ?? -1) > (order.get(of) ?? -1)
}

function siblingsIn({ document, places }: Recording, target: Filling['target']): readonly Element[] {
  if ('page' in target) return document.pages.find(({ id }) => id === target.page)?.elements ?? []
  const element = places.get(target.into)?.element
  return element && isContainer(element) ? element.elements : []
}

/** Elements that are present are placed into a new container later. */
function withoutPresent(element: Element, recording: Recording): Element {
  if (!isContainer(element)) return element
  const { places } = recording
  const elements = element.elements.filter(({ id }) => !places.has(id)).map((child) => withoutPresent(child, recording))
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
