import type { Document, Size } from '../../document/document.ts'
import { mustBe, unknownReference } from '../../document/issue-wording.ts'
import type { IssueList } from '../../document/issue-list.ts'
import { received } from '../../document/received.ts'
import type { Target } from '../operations/insert.ts'
import { areSiblings, outermost } from '../operations/outermost.ts'
import type { PageTarget } from '../operations/pages.ts'
import { isContainer } from '../tree/container.ts'
import { parentOf, type Place, placesOf } from '../tree/place.ts'

/** What operations change. The size of the pages belongs to the design. */
export interface EditedDesign {
  readonly document: Document
  readonly size: Size
}

/** What an operation has changed, and the IDs that it has made. */
export interface Performed extends Partial<EditedDesign> {
  readonly created?: readonly string[]
}

/** Performs an operation of the right shape. What it returns is only valid if it has reported no issues. */
export type Perform<Operation> = (operation: Operation, design: EditedDesign, issues: IssueList) => Performed

/** Reports IDs that no element has. */
export function requireElements(document: Document, ids: readonly string[], issues: IssueList): Map<string, Place> {
  const places = placesOf(document)
  issues.enter('ids')
  for (const [index, id] of ids.entries()) {
    if (issues.full) break
    if (!places.has(id)) issues.reportAt(index, unknownElement(id, places))
  }
  issues.leave()
  return places
}

export function unknownElement(id: string, places: ReadonlyMap<string, Place>): string {
  return unknownReference('element', id, [...places.keys()])
}

/** Returns the places of elements without those in a container that is among them. */
export function requireOutermost(document: Document, ids: readonly string[], issues: IssueList): Place[] {
  return outermost(requireElements(document, ids, issues), new Set(ids))
}

/** Reports elements that are not in the same container, or directly on the same page, as the first one. */
export function requireSiblings(document: Document, ids: readonly string[], issues: IssueList): Place[] {
  const places = requireOutermost(document, ids, issues)
  const first = places[0]
  if (!first || areSiblings(places)) return places
  const stranger = places.find((place) => !areSiblings([first, place]))
  const index = ids.indexOf(stranger?.element.id ?? '')
  issues.enter('ids')
  issues.reportAt(
    index,
    mustBe(`an element ${where(first)}, like "${first.element.id}"`, stranger ? where(stranger) : ''),
  )
  issues.leave()
  return places
}

function where(place: Place): string {
  const parent = parentOf(place)
  return parent ? `in the ${parent.type} ${received(parent.id)}` : `directly on the page ${received(place.page.id)}`
}

/** Reports IDs that no page has, at the current position of the issues. */
export function requirePage({ pages }: Document, { key, id }: { key: string | number; id: string }, issues: IssueList) {
  const names = pages.map((page) => page.id)
  if (!names.includes(id)) issues.reportAt(key, unknownReference('page', id, names))
}

type Fields<Name extends string> = { readonly [Key in Name]?: string | undefined }

const TARGETS = ['page', 'into', 'above', 'beneath'] as const

/** Returns the one target that an operation names. */
export function requireTarget(
  document: Document,
  operation: Fields<(typeof TARGETS)[number]>,
  issues: IssueList,
): Target {
  const named = TARGETS.filter((key) => operation[key] !== undefined)
  const [key] = named
  const id = key && operation[key]
  if (key === undefined || id === undefined || named.length > 1) {
    issues.report(oneOf(TARGETS, named))
    return { page: '' }
  }
  if (key === 'page') requirePage(document, { key, id }, issues)
  else {
    const places = placesOf(document)
    const place = places.get(id)
    if (!place) issues.reportAt(key, unknownElement(id, places))
    else if (key === 'into' && !isContainer(place.element)) {
      issues.reportAt(key, mustBe('the ID of a group or repeat', `that of ${kindOf(place)}`))
    }
  }
  return { [key]: id } as unknown as Target
}

export function kindOf({ element }: Place): string {
  return `an element of type "${element.type}"`
}

const PAGE_TARGETS = ['before', 'after'] as const

/** Returns the place of a page among the others, by default the end. */
export function requirePageTarget(
  document: Document,
  operation: Fields<(typeof PAGE_TARGETS)[number]>,
  issues: IssueList,
): PageTarget {
  const { before, after } = operation
  if (before !== undefined && after !== undefined) issues.report(oneOf(PAGE_TARGETS, PAGE_TARGETS))
  if (before !== undefined) {
    requirePage(document, { key: 'before', id: before }, issues)
    return { before }
  }
  if (after === undefined) return 'end'
  requirePage(document, { key: 'after', id: after }, issues)
  return { after }
}

function oneOf(names: readonly string[], given: readonly string[]): string {
  const list = names.map((name) => `\`${name}\``).join(', ')
  return `must have exactly one of ${list}; received ${given.length === 0 ? 'none' : given.map((name) => `\`${name}\``).join(' and ')}`
}
