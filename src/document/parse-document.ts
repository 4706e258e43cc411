import { type Issue } from '../failure.ts'
import { checkElements, type Tally } from './check-elements.ts'
import { checkOf, isObject } from './check-schema.ts'
import { DOCUMENT_VERSION, DocumentSchema, type Document } from './document.ts'
import { FaultList } from './fault-list.ts'
import { FORMATS } from './formats.ts'
import { jsonBytes } from './json-bytes.ts'
import { LIMITS } from './limits.ts'
import { laterVersionOf, migrateDocument } from './migrate-document.ts'
import { received } from './received.ts'
import { type Schema } from './schema.ts'

const checkShape = checkOf(DocumentSchema as Schema, FORMATS)

/**
 * Reads `value` as a document: the document, migrated to the present version, or all that is wrong with it, at most
 * fifty faults and one that says there are more. The pointers begin with `at`. Never throws for anything JSON can
 * carry, and takes time in proportion to the value, however deep, wide or cyclic it is. The document may share its
 * parts with `value`.
 */
export function parseDocument(value: unknown, at = '/document'): { document: Document } | { issues: Issue[] } {
  const faults = new FaultList(at)
  const later = laterVersionOf(value)
  if (later !== undefined) {
    faults.reportAt('version', `must be at most ${DOCUMENT_VERSION}, the version this service knows; received ${later}`)
    return { issues: faults.issues }
  }
  const migrated = migrateDocument(value)
  checkShape(migrated, faults)
  if (isObject(migrated)) checkPages(migrated['pages'], faults)
  if (!faults.isEmpty) return { issues: faults.issues }

  const bytes = jsonBytes(migrated)
  if (bytes > LIMITS.documentBytes) {
    faults.report(`must be at most ${LIMITS.documentBytes} bytes of JSON; received ${bytes}`)
    return { issues: faults.issues }
  }
  return { document: migrated as Document }
}

function checkPages(pages: unknown, faults: FaultList): void {
  if (!Array.isArray(pages) || pages.length > LIMITS.pages) return
  const pageIds = new Set<unknown>()
  const tally: Tally = { ids: new Set(), elementsOnPage: 0 }
  faults.enter('pages')
  for (let index = 0; index < pages.length && !faults.full; index += 1) {
    const page: unknown = pages[index]
    if (!isObject(page)) continue
    faults.enter(index)
    if (pageIds.has(page['id'])) {
      faults.reportAt(
        'id',
        `must be unique among the pages; received ${received(page['id'])}, which an earlier page has`,
      )
    }
    pageIds.add(page['id'])
    tally.elementsOnPage = 0
    faults.enter('elements')
    checkElements({ value: page['elements'], depth: 0 }, tally, faults)
    faults.leave()
    faults.leave()
  }
  faults.leave()
}
