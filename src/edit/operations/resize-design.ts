import type { Size } from '../../document/document.ts'
import { resizeDocument } from '../../document/resize-document.ts'
import { commit, type EditorState } from '../editor-state.ts'

/** Resizes the design and its content, as the API does. @throws `invalid_input` if the result is too large to store */
export function resizeDesign(state: EditorState, size: Size, at: number): EditorState {
  const document = resizeDocument(state.document, state.size, size)
  return document === state.document ? state : commit(state, { document, size, label: 'Resize', at })
}
