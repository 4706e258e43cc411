import type { Editor } from '../editor.ts'
import type { NotedConflict } from '../save/merge-contents.ts'
import { SaveState } from '../save/save-state.tsx'
import { savedEditor } from '../save/saved-editor.ts'
import { takeTheirs } from '../save/take-theirs.ts'
import type { Saving } from '../save/use-saving.ts'
import { useEditor } from '../use-editor.ts'

/** Whether everything is saved, and what to do about conflicts. */
export function SavingPart({ saving }: { saving: Saving }) {
  const editor = useEditor()
  return <SaveState saving={saving} onTakeTheirs={(conflict) => takeOver(editor, conflict)} />
}

/** Takes the other side of a conflict, as a step that can be undone. */
function takeOver(editor: Editor, conflict: NotedConflict): void {
  const { document, title } = takeTheirs(savedEditor(editor).read(), conflict)
  editor.title.set(title)
  editor.change({ label: 'Take over' }, () => document)
}
