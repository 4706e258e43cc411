import { type DataMode, shownData } from '../../../../edit/data/data-mode.ts'
import type { UsableData } from '../../../../edit/data/usable-data.ts'
import type { EditorState } from '../../../../edit/editor-state.ts'
import { isSame } from '../../../../edit/merging/same-value.ts'
import type { Store } from '../state/value-store.ts'

/** Returns a function that reads the data of the data mode. Its values stay the same object until they change. */
export function createCurrentData(state: Store<EditorState>, mode: Store<DataMode>): () => UsableData | undefined {
  let key: readonly unknown[] = []
  let last: UsableData | undefined
  return () => {
    const { document, gesture } = state.get()
    const now = [document, mode.get()]
    // Gestures change no data, and a frame has no time to fill all of a design.
    const isBusy = gesture.kind !== 'idle' && now[1] === key[1]
    if (isBusy || now.every((value, index) => value === key[index])) return last
    key = now
    const next = shownData(document, mode.get())
    last = next && last && isSame(next.values, last.values) ? { ...next, values: last.values } : next
    return last
  }
}
