import type { Element } from '../../document/elements/element.ts'
import type { Warning } from '../../text/warning.ts'
import type { EditorState } from '../editor-state.ts'
import { type Place, placesOf } from '../tree/place.ts'

/** What can be perceived of an editor at a moment. */
export interface Moment {
  readonly state: EditorState
  /** Of the page as it is drawn. */
  readonly places: ReadonlyMap<string, Place>
  readonly warnings: readonly Warning[]
}

/** As they are drawn; those of other pages as they are written. */
export function selectedElements({ state, places }: Moment): Element[] {
  const own = placesOf(state.document)
  return state.selection.flatMap((id) => (places.get(id) ?? own.get(id))?.element ?? [])
}
