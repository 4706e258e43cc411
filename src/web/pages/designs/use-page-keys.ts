import { useEffect } from 'react'
import { isDelete } from './design-grid.tsx'
import type { GridCommands } from './grid-commands.ts'
import type { SelectionControls } from './use-selection.ts'

interface PageKeys {
  readonly selecting: SelectionControls
  readonly commands: GridCommands
  readonly onNew: () => void
  readonly onHelp: () => void
}

/** Handles the page's keyboard shortcuts, except in fields, dialogs and menus. */
export function usePageKeys({ selecting, commands, onNew, onHelp }: PageKeys): void {
  useEffect(() => {
    const { selection, selectAll } = selecting
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isElsewhere(event.target)) return
      const isCommand = event.ctrlKey || event.metaKey
      if (isCommand && event.key === 'a') selectAll()
      else if (isCommand || event.altKey) return
      else if (event.key === 'Escape' && selection.size() > 0) selection.clear()
      else if (isDelete(event) && selection.size() > 0) commands.trash(selection.all())
      else if (event.key === 'm' && selection.size() > 0) commands.chooseFolder(selection.all())
      else if (event.key === '?') onHelp()
      else if (event.key === 'n') onNew()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [selecting, commands, onNew, onHelp])
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog], [role=menu]') !== null) return true
  const field = 'input:not([type=checkbox]), textarea, select, [contenteditable]'
  return target instanceof Element && target.closest(field) !== null
}
