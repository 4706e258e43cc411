import type { Size } from '../../document/document.ts'
import { resizeDocument } from '../../document/resize-document.ts'
import { commit, type EditorState } from '../editor-state.ts'

/** Gives the design another size, and scales its content as the API does. @throws `invalid_input` above the size limit */
export function resizeDesign(state: EditorState, size: Size, at: number): EditorState {
  const document = resizeDocument(state.document, state.size, size)
  return document === state.document ? state : commit(state, { document, size, label: 'Resize', at })
}
