import { createContext, use, useSyncExternalStore } from 'react'
import type { EditorState } from '../../../edit/editor-state.ts'
import type { Editor } from './editor.ts'
import type { Store } from './state/value-store.ts'

export const EditorContext = createContext<Editor | null>(null)

/** What `useEditorState` reads in place of the state of the editor: one that may be a little behind. */
export const ShownStateContext = createContext<Pick<Store<EditorState>, 'get' | 'subscribe'> | null>(null)

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('useEditor must be used inside an EditorContext')
  return editor
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get)
}

/** Renders again only when what is chosen of the state changes, by identity. */
export function useEditorState<T>(choose: (state: EditorState) => T): T {
  const { state } = useEditor()
  const shown = use(ShownStateContext) ?? state
  return useSyncExternalStore(shown.subscribe, () => choose(shown.get()))
}
