import { TableProperties } from 'lucide-react'
import { classNames } from '../../../parts/class-names.ts'
import { runInView } from '../view/view-actions.ts'
import { useEditor, useStore } from '../use-editor.ts'

/** Turns the data mode on and off. */
export function DataSwitch() {
  const editor = useEditor()
  const mode = useStore(editor.dataMode)
  return (
    <button
      type="button"
      aria-pressed={mode.isOn}
      onClick={() => runInView(editor, 'data')}
      className={classNames(
        'flex min-h-9 items-center justify-center gap-2 rounded-md border px-3 text-sm font-semibold transition-colors duration-120',
        mode.isOn
          ? 'border-transparent bg-ink text-paper hover:bg-ink/88'
          : 'border-rule-strong/60 bg-sheet hover:border-rule-strong hover:bg-well',
      )}
    >
      <TableProperties className="size-4" aria-hidden />
      {mode.isOn ? 'Showing with data' : 'Show with data'}
    </button>
  )
}
