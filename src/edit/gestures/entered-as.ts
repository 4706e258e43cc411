import type { Document } from '../../document/document.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { IDLE, type Start } from './gesture.ts'

interface EnteredAs {
  readonly document: Document
  readonly selection: readonly string[]
  /** The ID of the group. */
  readonly into: string
  readonly start: Start
  readonly at: number
}

/** Shows what has been put into a layout, as one step since the start of a gesture. */
export function enteredAs(state: EditorState, { into, start, ...step }: EnteredAs): EditorState {
  return { ...commit(state, { ...step, label: 'Move into layout' }, start), scope: into, gesture: IDLE }
}
