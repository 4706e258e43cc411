import { type EditorState, pageOf } from '../editor-state.ts'
import { freeIds } from '../tree/free-ids.ts'
import type { Setting } from './item.ts'
import { lookOf } from './look.ts'

/** Returns what an element of the present page is made for. */
export function settingOf({ document, size, pageId }: Pick<EditorState, 'document' | 'size' | 'pageId'>): Setting {
  const ids = freeIds(document)
  return {
    look: lookOf(document, pageOf({ document, pageId }), size),
    page: size,
    nextId: (wanted) => ids.next(wanted),
  }
}
