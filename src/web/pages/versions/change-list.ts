import type { Document, Size } from '../../../document/document.ts'
import { changesBetween, type ElementChange, type PageChange } from '../../../edit/comparison/changes-between.ts'
import { boxOnPage } from '../../../edit/geometry/page-matrix.ts'
import type { Place } from '../../../edit/tree/place.ts'
import { dimensions } from '../../parts/format-text.ts'
import { aspectText, elementLabel, pageChangeDetails, propertiesText } from './change-text.ts'

export interface State {
  readonly document: Document
  readonly size: Size
}

/** A place on a page, in fractions of it. */
export interface Mark {
  readonly pageId: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type ChangeKind = 'added' | 'removed' | 'changed'

/** A change in words, and where it is seen before and after. */
export interface ListedChange {
  readonly key: string
  readonly kind: ChangeKind
  readonly title: string
  /** At least one. */
  readonly details: readonly string[]
  /** The page on which to look for it; undefined for a change of the whole document. */
  readonly pageId: string | undefined
  readonly before?: Mark
  readonly after?: Mark
}

/** Lists changes of the document, then of pages, then of elements. Empty if both look the same. */
export function listChanges(before: State, after: State): ListedChange[] {
  const { properties, pages, elements } = changesBetween(before.document, after.document)
  const toListed = createElementLister(before, after)
  return [...documentChanges(before, after, properties), ...pages.map(pageChange), ...elements.map(toListed)]
}

function documentChanges(before: State, after: State, properties: readonly string[]): ListedChange[] {
  const isResized = before.size.width !== after.size.width || before.size.height !== after.size.height
  const details = [
    ...(isResized ? [`Page size changed from ${dimensions(before.size)} to ${dimensions(after.size)}`] : []),
    ...(properties.length > 0 ? [`Changed: ${propertiesText(properties)}`] : []),
  ]
  return details.length === 0
    ? []
    : [{ key: 'document', kind: 'changed', title: 'Whole design', details, pageId: undefined }]
}

function pageChange(change: PageChange): ListedChange {
  const { kind, page, before, after } = change
  const title =
    page.name === undefined ? `Page ${after ?? before ?? ''}` : `Page ${after ?? before ?? ''}, “${page.name}”`
  return { key: `page ${page.id}`, kind, title, details: pageChangeDetails(change), pageId: page.id }
}

function createElementLister(before: State, after: State): (change: ElementChange) => ListedChange {
  const [numbersBefore, numbersAfter] = [pageNumbers(before.document), pageNumbers(after.document)]
  return (change) => {
    const { kind } = change
    if (kind === 'changed') {
      const { element, page } = change.after
      return {
        ...{ key: `element ${element.id}`, kind, title: elementLabel(element), pageId: page.id },
        details: change.aspects.map((aspect) => aspectText(aspect, { ...change, numbersBefore, numbersAfter })),
        before: markOf(change.before, before.size),
        after: markOf(change.after, after.size),
      }
    }
    const place = kind === 'added' ? change.after : change.before
    const { element, page } = place
    return {
      ...{ key: `element ${element.id}`, kind, title: elementLabel(element), pageId: page.id },
      details: [kind === 'added' ? 'Added' : 'Removed'],
      ...(kind === 'added' ? { after: markOf(place, after.size) } : { before: markOf(place, before.size) }),
    }
  }
}

function pageNumbers({ pages }: Document): ReadonlyMap<string, number> {
  return new Map(pages.map(({ id }, index) => [id, index + 1]))
}

function markOf(place: Place, size: Size): Mark {
  const { left, top, right, bottom } = boxOnPage(visiblePlace(place))
  return {
    pageId: place.page.id,
    x: left / size.width,
    y: top / size.height,
    width: (right - left) / size.width,
    height: (bottom - top) / size.height,
  }
}

/** Groups with a layout place their elements when they are drawn, so the group is marked. */
function visiblePlace(place: Place): Pick<Place, 'parents' | 'element'> {
  const index = place.parents.findIndex((parent) => parent.type === 'repeat' || parent.layout !== undefined)
  const parent = place.parents[index]
  return parent === undefined ? place : { parents: place.parents.slice(0, index), element: parent }
}

/** A page before and after; one of them may be missing. */
export interface PagePair {
  readonly id: string
  readonly label: string
  readonly before: boolean
  readonly after: boolean
}

/** Returns the pages after the change, in order, then those that were removed. */
export function pagePairs(before: Document, after: Document): PagePair[] {
  const [earlier, later] = [pageNumbers(before), pageNumbers(after)]
  return [
    ...[...later].map(([id, page]) => ({ id, label: `Page ${page}`, before: earlier.has(id), after: true })),
    ...[...earlier]
      .filter(([id]) => !later.has(id))
      .map(([id, page]) => ({ id, label: `Page ${page}, removed`, before: true, after: false })),
  ]
}
