import type { OpenedDesign } from '../../service/designs/design.ts'
import { withDocument } from '../../service/designs/with-document.ts'
import type { Answer } from '../operation.ts'

export const DESIGNS_PATH = '/api/designs'

/** Answers with a design and its document. */
export function opened({ design, documentJson }: OpenedDesign): Answer {
  return { status: 200, body: withDocument(design, documentJson), etag: etagOf(design) }
}

/** A move to a folder changes the response without a revision. */
function etagOf({ revision, folderId }: OpenedDesign['design']): string {
  return folderId === null ? `"${revision}"` : `"${revision}.${folderId}"`
}

/** Answers with a new design, and where it is. */
export function created(design: OpenedDesign): Answer {
  return { ...opened(design), status: 201, headers: { location: `${DESIGNS_PATH}/${design.design._id}` } }
}
