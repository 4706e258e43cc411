import { hasSlots } from '../../../../document/has-slots.ts'
import { DATA_OFF } from '../../../../edit/data/data-mode.ts'
import { endWords } from '../../../../edit/editor-state.ts'
import type { Editor } from '../editor.ts'

/** Leaves only the content to fill in, if the address says so and there is any. */
export function fillOnly(editor: Editor, panel: 'content' | undefined): void {
  const isFilling = panel === 'content' && hasSlots(editor.state.get().document)
  editor.isFilling.set(isFilling)
  if (!isFilling) return
  editor.panel.set('content')
  editor.dataMode.set(DATA_OFF)
  editor.takesSeveral.set(false)
  editor.update((state) => ({ ...endWords(state), tool: 'select', detail: null }))
}
