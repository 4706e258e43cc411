import type { Document } from '../../../../document/document.ts'
import type { EditorState } from '../../../../edit/editor-state.ts'

/** The document without what a gesture is changing, so that lists and thumbnails rest while something is dragged. */
export function settledDocument({ document, gesture }: EditorState): Document {
  return gesture.kind === 'idle' ? document : gesture.start.document
}
