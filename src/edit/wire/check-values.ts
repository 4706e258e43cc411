import { checkElement, checkElements } from '../../document/check-elements.ts'
import { checkOf, isObject } from '../../document/check-schema.ts'
import { type Document, DocumentSchema, type Page, PageSchema } from '../../document/document.ts'
import { type Element, type Kind, SCHEMAS } from '../../document/elements/element.ts'
import type { IssueList } from '../../document/issue-list.ts'
import { unknownName } from '../../document/issue-wording.ts'
import type { Schema } from '../../document/schema.ts'
import { FORMATS } from '../../document/string-formats.ts'
import { isContainer } from '../tree/container.ts'
import type { FreeIds } from '../tree/free-ids.ts'
import type { Properties } from '../tree/with-properties.ts'

/** Properties as operations send them. */
export interface SentProperties {
  readonly properties?: Properties | undefined
  readonly unset?: readonly string[] | undefined
}

/** Joins both, and reports if there are none, and properties that operations cannot set. */
export function requireProperties(
  { properties = {}, unset = [] }: SentProperties,
  fixed: Readonly<Record<string, string>>,
  issues: IssueList,
): Properties {
  if (Object.keys(properties).length + unset.length === 0) {
    issues.report('must have `properties` or names in `unset`; received neither')
  }
  issues.enter('properties')
  for (const name of Object.keys(properties)) {
    const reason = Object.hasOwn(fixed, name) ? fixed[name] : undefined
    if (reason !== undefined) issues.reportAt(name, `cannot be set; ${reason}`)
  }
  issues.leave()
  issues.enter('unset')
  for (const [index, name] of unset.entries()) {
    const reason = Object.hasOwn(fixed, name) ? fixed[name] : undefined
    if (reason !== undefined) issues.reportAt(index, `cannot be removed; ${reason}`)
  }
  issues.leave()
  return { ...properties, ...Object.fromEntries(unset.map((name) => [name, undefined])) }
}

/** Reports names to remove that nothing of this kind can have. Returns whether all are known. */
export function checkUnset(unset: readonly string[] | undefined, schema: unknown, issues: IssueList): boolean {
  const names = Object.keys((schema as Schema).properties ?? {})
  issues.enter('unset')
  for (const [index, name] of (unset ?? []).entries()) {
    if (!names.includes(name)) issues.reportAt(index, unknownName('property', name, names))
  }
  issues.leave()
  return (unset ?? []).every((name) => names.includes(name))
}

/**
 * Checks an element that has got new properties, at the position of these, and returns whether it is
 * valid. Its own elements are unchanged.
 */
export function checkChanged(element: Element, { brand }: Document, issues: IssueList): boolean {
  const before = issues.list.length
  const alone = isContainer(element) ? { ...element, elements: [] } : element
  issues.enter('properties')
  checkElement({ value: alone, depth: 0 }, { ids: new Set(), brand, elementsOnPage: 0 }, issues)
  issues.leave()
  return issues.list.length === before
}

export function schemaOf(kind: Kind): unknown {
  return SCHEMAS[kind]
}

/** Gives elements without an ID one, and checks all. `taken` are the IDs that they must not have. */
export function requireNewElements(
  value: readonly unknown[],
  { document, ids, taken }: { document: Document; ids: FreeIds; taken: Iterable<string> },
  issues: IssueList,
): Element[] {
  const elements = value.map((each) => withId(each, ids))
  issues.enter('elements')
  checkElements(
    { value: elements, depth: 0 },
    { ids: new Set(taken), brand: document.brand, elementsOnPage: 0 },
    issues,
  )
  issues.leave()
  return elements as Element[]
}

/** Ids of elements within containers can be omitted too. */
function withId(value: unknown, ids: FreeIds): unknown {
  if (!isObject(value)) return value
  const { id, type, elements } = value
  const children: unknown = Array.isArray(elements) ? elements.map((each) => withId(each, ids)) : elements
  return {
    ...value,
    id: id ?? ids.next(typeof type === 'string' ? type : 'element'),
    ...(children !== undefined && { elements: children }),
  }
}

const checkPageShape = checkOf(PageSchema as unknown as Schema, FORMATS)

/** Checks the properties of a page without its elements. */
export function checkPage(page: Page, issues: IssueList): void {
  checkPageShape({ ...page, elements: [] }, issues)
}

const checkDocumentShape = checkOf(DocumentSchema as unknown as Schema, FORMATS)
const ANY_PAGE = { id: 'page', elements: [] }

/** Checks the properties of a document without its pages. */
export function checkDocument(document: Document, issues: IssueList): void {
  checkDocumentShape({ ...document, pages: [ANY_PAGE] }, issues)
}
