import { Link } from '@tanstack/react-router'
import type { Editor } from '../editor.ts'
import type { NotedConflict } from '../save/merge-contents.ts'
import { SaveState } from '../save/save-state.tsx'
import { savedEditor } from '../save/saved-editor.ts'
import { takeTheirs } from '../save/take-theirs.ts'
import type { Saving } from '../save/use-saving.ts'
import { useEditor } from '../use-editor.ts'

interface SavingPartProps {
  readonly id: string
  readonly saving: Saving
  /** Shows only the icon. */
  readonly isSmall?: boolean
}

/** Whether everything is saved, and what to do about conflicts. */
export function SavingPart({ id, saving, isSmall = false }: SavingPartProps) {
  const editor = useEditor()
  return (
    <SaveState saving={saving} isSmall={isSmall} onTakeTheirs={(conflict) => takeOver(editor, conflict)}>
      <Link to="/designs/$id/versions" params={{ id }} className="touchable justify-self-start font-semibold underline">
        Earlier versions
      </Link>
    </SaveState>
  )
}

/** Takes the other side of a conflict, as a step that can be undone. */
function takeOver(editor: Editor, conflict: NotedConflict): void {
  const { document, title } = takeTheirs(savedEditor(editor).read(), conflict)
  editor.title.set(title)
  editor.change({ label: 'Take over' }, () => document)
}
