import { type Document, type Page, PAGE_DEFAULTS } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { longestInOrder } from '../merging/merge-order.ts'
import { isInSameContainer, type Place, placesOf } from '../tree/place.ts'
import { type Aspect, aspectsBetween } from './aspects-between.ts'
import { differing } from './differing.ts'

/** What a reader of two documents wants to know. Elements and pages are the same if their IDs are. */
export interface Changes {
  /** Names of the document's own properties that differ, such as `brand`. */
  readonly properties: readonly string[]
  /** Added and changed pages in their order, then removed ones. */
  readonly pages: readonly PageChange[]
  /**
   * From back to front of each page, then removed ones. Elements of added and removed pages and groups are not listed
   * themselves.
   */
  readonly elements: readonly ElementChange[]
}

export interface PageChange {
  readonly kind: 'added' | 'removed' | 'changed'
  /** As it is afterward, or was before its removal. */
  readonly page: Page
  /** 1-based; undefined for an added page. */
  readonly before: number | undefined
  /** 1-based; undefined for a removed page. */
  readonly after: number | undefined
  /** Whether its place among the pages that remain differs. */
  readonly isMoved: boolean
  /** Names of its own properties that differ. */
  readonly properties: readonly string[]
}

export type ElementChange =
  | { readonly kind: 'added'; readonly after: Place }
  | { readonly kind: 'removed'; readonly before: Place }
  | {
      readonly kind: 'changed'
      readonly before: Place
      readonly after: Place
      /** At least one. */
      readonly aspects: readonly Aspect[]
    }

export function changesBetween(before: Document, after: Document): Changes {
  if (before === after) return { properties: [], pages: [], elements: [] }
  return {
    properties: differing(withoutPages(before), withoutPages(after)),
    pages: pageChanges(before.pages, after.pages),
    elements: elementChanges(before, after),
  }
}

function pageChanges(before: readonly Page[], after: readonly Page[]): PageChange[] {
  const earlier = new Map(before.map((page, index) => [page.id, { page, number: index + 1 }]))
  const later = new Set(after.map(({ id }) => id))
  const moved = movedWithin(idsOf(before), idsOf(after))
  const present = after.flatMap((page, index): PageChange[] => {
    const match = earlier.get(page.id)
    const number = index + 1
    if (match === undefined) {
      return [{ kind: 'added', page, before: undefined, after: number, isMoved: false, properties: [] }]
    }
    const properties = differing(ownProperties(match.page), ownProperties(page))
    const isMoved = moved.has(page.id)
    if (!isMoved && properties.length === 0) return []
    return [{ kind: 'changed', page, before: match.number, after: number, isMoved, properties }]
  })
  const removed = [...earlier.values()].filter(({ page }) => !later.has(page.id))
  return [
    ...present,
    ...removed.map(({ page, number }): PageChange => ({
      ...{ kind: 'removed', page, before: number, after: undefined, isMoved: false, properties: [] },
    })),
  ]
}

function elementChanges(before: Document, after: Document): ElementChange[] {
  const [earlier, later] = [placesOf(before), placesOf(after)]
  const [earlierPages, laterPages] = [new Set(idsOf(before.pages)), new Set(idsOf(after.pages))]
  const reordered = reorderedIn(earlier, later)
  const present = [...later].flatMap(([id, place]): ElementChange[] => {
    const match = earlier.get(id)
    if (match === undefined) {
      const isWithinAdded = !earlierPages.has(place.page.id) || isWithinNew(place, earlier)
      return isWithinAdded ? [] : [{ kind: 'added', after: place }]
    }
    const isReordered = reordered.has(id)
    const aspects = aspectsBetween(match, place, { isReordered })
    return aspects.length === 0 ? [] : [{ kind: 'changed', before: match, after: place, aspects }]
  })
  const removed = [...earlier].flatMap(([id, place]): ElementChange[] => {
    const isListed = !later.has(id) && laterPages.has(place.page.id) && !isWithinNew(place, later)
    return isListed ? [{ kind: 'removed', before: place }] : []
  })
  return [...present, ...removed]
}

/** Whether one of the groups around the element is not among `others`. */
function isWithinNew({ parents }: Place, others: ReadonlyMap<string, Place>): boolean {
  return parents.some(({ id }) => !others.has(id))
}

/** Returns the elements that were moved to the front or the back among those that remained around them. */
function reorderedIn(earlier: ReadonlyMap<string, Place>, later: ReadonlyMap<string, Place>): Set<string> {
  const reordered = new Set<string>()
  const seen = new Set<readonly Element[]>()
  for (const [id, place] of later) {
    if (seen.has(place.siblings)) continue
    seen.add(place.siblings)
    const match = earlier.get(id)
    const before = match && isInSameContainer(match, place) ? match.siblings : siblingsBefore(place, earlier)
    for (const moved of movedWithin(idsOf(before), idsOf(place.siblings))) reordered.add(moved)
  }
  return reordered
}

function siblingsBefore(place: Place, earlier: ReadonlyMap<string, Place>): readonly Element[] {
  const matches = place.siblings.map(({ id }) => earlier.get(id))
  return matches.find((match) => match !== undefined && isInSameContainer(match, place))?.siblings ?? []
}

/** Returns the fewest keys of both lists that explain their different order. */
function movedWithin(before: readonly string[], after: readonly string[]): Set<string> {
  const [earlier, stable] = [new Set(before), new Set(longestInOrder(after, before))]
  return new Set(after.filter((key) => earlier.has(key) && !stable.has(key)))
}

function idsOf(items: readonly { readonly id: string }[]): string[] {
  return items.map(({ id }) => id)
}

function withoutPages({ pages: _, ...properties }: Document): object {
  return properties
}

function ownProperties({ elements: _, ...properties }: Page): object {
  return { ...PAGE_DEFAULTS, ...properties }
}
