import { Button } from '../../../parts/button.tsx'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'

/** Ends the mode in which taps add to the selection. */
export function SeveralNote() {
  const editor = useEditor()
  const isOn = useStore(editor.takesSeveral)
  const count = useEditorState(({ selection }) => selection.length)
  if (!isOn) return null
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 grid justify-items-center">
      <div className="pointer-events-auto flex items-center gap-3 rounded-full border border-rule bg-sheet py-1 pr-1 pl-4 text-sm shadow-floating animate-rise-in">
        <p role="status">{count === 0 ? 'Tap what you want to select' : `${count} selected`}</p>
        <Button variant="primary" className="rounded-full" onClick={() => editor.takesSeveral.set(false)}>
          Done
        </Button>
      </div>
    </div>
  )
}
