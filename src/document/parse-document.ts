import type { Issue } from '../failure.ts'
import type { Brand } from './brand.ts'
import { checkPaintReferences } from './check-brand.ts'
import { checkElements, type SeenElements } from './check-elements.ts'
import { checkOf, isObject } from './check-schema.ts'
import { DOCUMENT_VERSION, DocumentSchema, type Document } from './document.ts'
import { fillElements } from './document-filler.ts'
import { IssueList } from './issue-list.ts'
import { checkSlots } from './check-slots.ts'
import { FORMATS } from './string-formats.ts'
import { duplicate, mustBe } from './issue-wording.ts'
import { jsonBytes } from './json-bytes.ts'
import { LIMITS } from './limits.ts'
import { laterVersionOf, migrateDocument } from './migrate-document.ts'
import { checkRepeatsIn } from './repeats/check-repeats.ts'
import { countElements } from './repeats/expand-repeats.ts'
import type { Schema } from './schema.ts'

const checkShape = checkOf(DocumentSchema as Schema, FORMATS)

/** Migrates and validates in linear time. Returns at most 51 issues. Never throws. May return parts of `value`. */
export function parseDocument(value: unknown, at = '/document'): { document: Document } | { issues: Issue[] } {
  const issues = new IssueList(at)
  const later = laterVersionOf(value)
  if (later !== undefined) {
    issues.reportAt(
      'version',
      mustBe(`at most ${DOCUMENT_VERSION}, the latest version that this server supports`, String(later)),
    )
  }
  // The other issues are listed too, as if the version were the latest.
  const migrated = migrateDocument(
    later !== undefined && isObject(value) ? { ...value, version: DOCUMENT_VERSION } : value,
  )
  checkShape(migrated, issues)
  const hasShape = issues.isEmpty
  const brand = isObject(migrated) ? (migrated['brand'] as Brand | undefined) : undefined
  if (isObject(migrated)) checkPages(migrated['pages'], brand, issues)
  if (hasShape) checkBackgrounds(migrated as Document, issues)
  if (issues.isEmpty) checkRepeats(migrated as Document, issues)
  if (issues.isEmpty) checkSlots(migrated as Document, issues)
  if (!issues.isEmpty) return { issues: issues.list }

  const bytes = jsonBytes(migrated)
  if (bytes > LIMITS.documentBytes) {
    issues.report(mustBe(`at most ${LIMITS.documentBytes} bytes of JSON`, String(bytes)))
    return { issues: issues.list }
  }
  return { document: migrated as Document }
}

function checkPages(pages: unknown, brand: Brand | undefined, issues: IssueList): void {
  if (!Array.isArray(pages) || pages.length > LIMITS.pages) return
  const pageIds = new Set<unknown>()
  const seen: SeenElements = { ids: new Set(), brand, elementsOnPage: 0 }
  issues.enter('pages')
  for (let index = 0; index < pages.length && !issues.full; index += 1) {
    const page: unknown = pages[index]
    if (!isObject(page)) continue
    issues.enter(index)
    if (pageIds.has(page['id'])) {
      issues.reportAt('id', duplicate(page['id'], 'page ID'))
    }
    pageIds.add(page['id'])
    seen.elementsOnPage = 0
    issues.enter('elements')
    checkElements({ value: page['elements'], depth: 0 }, seen, issues)
    issues.leave()
    issues.leave()
  }
  issues.leave()
}

/** The entries of repeats in a document that is valid otherwise, and the elements that they become. */
function checkRepeats({ pages, brand }: Document, issues: IssueList): void {
  issues.enter('pages')
  for (const [index, { elements }] of pages.entries()) {
    issues.enter(index)
    issues.enter('elements')
    const room = { left: LIMITS.elementsPerPage - countElements(elements) }
    checkRepeatsIn(elements, { fill: fillElements, missing: 'keep', brand, depth: 0, room }, issues)
    issues.leave()
    issues.leave()
  }
  issues.leave()
}

function checkBackgrounds({ pages, brand }: Document, issues: IssueList): void {
  issues.enter('pages')
  for (const [index, { background }] of pages.entries()) {
    issues.enter(index)
    issues.enter('background')
    checkPaintReferences(background, brand, issues)
    issues.leave()
    issues.leave()
  }
  issues.leave()
}
