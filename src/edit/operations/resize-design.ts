import type { Size } from '../../document/document.ts'
import { isPageSize } from '../../document/is-page-size.ts'
import { LIMITS } from '../../document/limits.ts'
import { resizeDocument } from '../../document/resize-document.ts'
import { Failure } from '../../failure.ts'
import { commit, type EditorState } from '../editor-state.ts'

/**
 * Resizes the design and its content, as the API does. @throws `invalid_input` if pages can't have the size or the
 * result is too large to store
 */
export function resizeDesign(state: EditorState, size: Size, at: number): EditorState {
  if (!isPageSize(size)) {
    const detail = `must have sides of 1 to ${LIMITS.pageSidePx} whole px, but is ${size.width} × ${size.height}`
    throw new Failure('invalid_input', { issues: [{ pointer: '/size', detail }] })
  }
  const document = resizeDocument(state.document, state.size, size)
  return document === state.document ? state : commit(state, { document, size, label: 'Resize', at })
}
