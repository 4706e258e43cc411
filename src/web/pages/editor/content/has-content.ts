import type { Document } from '../../../../document/document.ts'
import { hasSlots } from '../../../../document/has-slots.ts'
import type { EditorState } from '../../../../edit/editor-state.ts'
import { settledDocument } from '../state/settled-document.ts'

const known = new WeakMap<Document, boolean>()

/** Whether anything can be filled in. Looked up once for each document, since each frame of a gesture asks. */
export function hasContent(state: EditorState): boolean {
  const document = settledDocument(state)
  const found = known.get(document) ?? hasSlots(document)
  known.set(document, found)
  return found
}
