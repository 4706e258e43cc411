import { type Page, PageSchema, DocumentSchema } from '../../document/document.ts'
import type { IssueList } from '../../document/issue-list.ts'
import { duplicate, mustBe } from '../../document/issue-wording.ts'
import { LIMITS } from '../../document/limits.ts'
import { resizeDocument } from '../../document/resize-document.ts'
import { isFailure } from '../../failure.ts'
import { addPage, duplicatePage, hasRoomForPages, movePage, setPages, withoutPages } from '../operations/pages.ts'
import { freeIds } from '../tree/free-ids.ts'
import { placesOf } from '../tree/place.ts'
import { withProperties } from '../tree/with-properties.ts'
import { checkDocument, checkPage, checkUnset, requireNewElements, requireProperties } from './check-values.ts'
import type { OperationOf } from './edit-operation.ts'
import { type EditedDesign, type Perform, type Performed, requirePage, requirePageTarget } from './editing.ts'

type Name = 'addPage' | 'duplicatePage' | 'movePage' | 'setPage' | 'removePages' | 'setDocument' | 'resize'

/** Operations on pages, and on the document itself. */
export const PERFORM_ON_PAGES: { readonly [Op in Name]: Perform<OperationOf<Op>> } = {
  addPage: added,
  duplicatePage: ({ id }, { document }, issues) => {
    requirePage(document, { key: 'id', id }, issues)
    requireRoom({ document }, issues)
    const copy = duplicatePage(document, id)
    return { document: copy.document, created: copy.ids }
  },
  movePage: ({ id, ...operation }, { document }, issues) => {
    requirePage(document, { key: 'id', id }, issues)
    const target = requirePageTarget(document, operation, issues)
    return { document: movePage(document, id, target) }
  },
  setPage: ({ ids, ...sent }, { document }, issues) => {
    requirePages(document, ids, issues)
    const properties = requireProperties(sent, FIXED_OF_PAGE, issues)
    checkUnset(sent.unset, PageSchema, issues)
    const [page] = document.pages
    issues.enter('properties')
    if (page && issues.isEmpty) checkPage(withProperties(page, properties), issues)
    issues.leave()
    return { document: setPages(document, new Set(ids), properties) }
  },
  removePages: ({ ids }, { document }, issues) => {
    requirePages(document, ids, issues)
    if (issues.isEmpty && document.pages.every(({ id }) => ids.includes(id))) {
      issues.reportAt('ids', mustBe('some of the pages, since one has to remain', 'all of them'))
    }
    return { document: withoutPages(document, new Set(ids)) }
  },
  setDocument: (sent, { document }, issues) => {
    const properties = requireProperties(sent, FIXED_OF_DOCUMENT, issues)
    checkUnset(sent.unset, DocumentSchema, issues)
    if (!issues.isEmpty) return {}
    const changed = withProperties(document, properties)
    issues.enter('properties')
    checkDocument(changed, issues)
    issues.leave()
    return { document: changed }
  },
  resize: ({ width, height, content = 'scale' }, { document, size }, issues) => {
    const to = { width, height }
    if (content === 'keep') return { size: to }
    try {
      return { document: resizeDocument(document, size, to), size: to }
    } catch (error) {
      if (!isFailure(error, 'invalid_input')) throw error
      for (const { detail } of error.details.issues) issues.report(detail)
      return {}
    }
  },
}

const FIXED_OF_PAGE = {
  id: 'pages keep their IDs',
  elements: 'use `insert`, `place` and `remove`',
}

const FIXED_OF_DOCUMENT = {
  version: 'it is the version of the format',
  pages: 'use `addPage`, `movePage`, `setPage` and `removePages`',
}

function added(
  { op: _, before, after, elements = [], ...properties }: OperationOf<'addPage'>,
  { document }: EditedDesign,
  issues: IssueList,
): Performed {
  const target = requirePageTarget(document, { before, after }, issues)
  requireRoom({ document }, issues)
  const ids = freeIds(document)
  const id = properties.id ?? ids.next(`page-${document.pages.length + 1}`)
  if (document.pages.some((page) => page.id === id)) issues.reportAt('id', duplicate(id, 'page ID'))
  const taken = placesOf(document).keys()
  const made = requireNewElements(elements, { document, ids, taken }, issues)
  const page: Page = { ...properties, id, elements: made }
  return { document: addPage(document, page, target), created: [id, ...made.map((element) => element.id)] }
}

function requireRoom({ document }: Pick<EditedDesign, 'document'>, issues: IssueList): void {
  if (!hasRoomForPages(document)) issues.report(`too many pages: a document can have at most ${LIMITS.pages}`)
}

function requirePages(document: EditedDesign['document'], ids: readonly string[], issues: IssueList): void {
  issues.enter('ids')
  for (const [key, id] of ids.entries()) if (!issues.full) requirePage(document, { key, id }, issues)
  issues.leave()
}
