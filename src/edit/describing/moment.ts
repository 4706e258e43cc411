import type { Warning } from '../../text/warning.ts'
import type { EditorState } from '../editor-state.ts'
import type { Place } from '../tree/place.ts'

/** What can be perceived of an editor at a moment. */
export interface Moment {
  readonly state: EditorState
  /** Of the page as it is drawn. */
  readonly places: ReadonlyMap<string, Place>
  readonly warnings: readonly Warning[]
}
