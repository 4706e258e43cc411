import type { Document, Page } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { parseDocument } from '../../document/parse-document.ts'
import { placesOf } from '../tree/place.ts'

/** Why a changed element cannot be stored. */
export interface Refusal {
  /** A JSON pointer within the element: `/stroke/width`. */
  readonly pointer: string
  readonly detail: string
}

/** Returns the first issue of some elements, each checked alone; undefined if all of them are valid. */
export function findRefusal(document: Document, ids: ReadonlySet<string>): Refusal | undefined {
  const elements = [...placesOf(document).values()].flatMap(({ element }) => (ids.has(element.id) ? [element] : []))
  return elements.map((element) => refusalOf(document, { elements: [childless(element)] })).find(Boolean)
}

/** Returns the first issue of a page without its elements. */
export function findPageRefusal(document: Document, page: Page): Refusal | undefined {
  return refusalOf(document, { ...page, elements: [] })
}

/** Returns the first issue of a document without its pages and slots. */
export function findDocumentRefusal(document: Document): Refusal | undefined {
  return refusalOf(document, { elements: [] })
}

const ELEMENT_POINTER = /^\/pages\/0\/elements\/0/
const PAGE_POINTER = /^\/pages\/0/

function refusalOf(document: Document, page: Partial<Page>): Refusal | undefined {
  const { slots: _, ...rest } = document
  const parsed = parseDocument({ ...rest, pages: [{ id: 'page', elements: [], ...page }] }, '')
  const [issue] = 'issues' in parsed ? parsed.issues : []
  if (!issue) return undefined
  return { pointer: issue.pointer.replace(ELEMENT_POINTER, '').replace(PAGE_POINTER, ''), detail: issue.detail }
}

function childless(element: Element): Element {
  return element.type === 'group' ? { ...element, elements: [] } : element
}
