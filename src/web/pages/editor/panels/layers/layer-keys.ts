import type { KeyboardEvent } from 'react'
import { movedByStep } from '../../../../../edit/commands/layer-commands.ts'
import { select } from '../../../../../edit/editor-state.ts'
import type { LayerRow } from '../../../../../edit/layers/layer-rows.ts'
import type { LayerStep } from '../../../../../edit/layers/move-layers.ts'
import { toggled } from '../../../../../edit/pick/select.ts'
import type { Editor } from '../../editor.ts'
import type { TreeFocus } from './use-tree-focus.ts'

interface Layers {
  readonly rows: readonly LayerRow[]
  /** With the focus. */
  readonly row: LayerRow
  readonly moveTo: TreeFocus['moveTo']
  readonly setOpen: (id: string, isOpen: boolean) => void
  readonly rename: () => void
}

const STEPS: Readonly<Record<string, LayerStep>> = {
  ArrowUp: 'forward',
  ArrowDown: 'backward',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

/** Handles the keys of the tree. Returns false for others, which are those of the editor. */
export function onLayerKey(editor: Editor, event: KeyboardEvent, layers: Layers): boolean {
  const { row, rename } = layers
  const { id } = row.element
  const step = STEPS[event.key]
  if (event.altKey && step) {
    const places = editor.drawn()?.places ?? new Map<never, never>()
    editor.update((state) => {
      const chosen = state.selection.includes(id) ? state : select(state, [id])
      return movedByStep(chosen, step, { places, at: Date.now() })
    })
    return true
  }
  if (event.altKey) return false
  switch (event.key) {
    case ' ':
      editor.update((state) => select(state, toggled(state.document, state.selection, id)))
      return true
    case 'F2':
      rename()
      return true
    case 'Enter':
      if (event.ctrlKey || event.metaKey || editor.state.get().tool !== 'select') return false
      editor.update((state) => (state.selection.includes(id) ? state : select(state, [id])))
      editor.run('enter')
      return true
    default: {
      const next = rowBy(event.key, layers)
      if (next) layers.moveTo(editor, next.element.id, event)
      return next !== undefined || openBy(event.key, layers)
    }
  }
}

function rowBy(key: string, { rows, row }: Layers): LayerRow | undefined {
  const index = rows.indexOf(row)
  switch (key) {
    case 'ArrowUp':
      return rows[index - 1] ?? row
    case 'ArrowDown':
      return rows[index + 1] ?? row
    case 'Home':
      return rows[0]
    case 'End':
      return rows.at(-1)
    case 'ArrowLeft':
      return row.isOpen === true ? undefined : (rows.find(({ element }) => element.id === row.parents.at(-1)) ?? row)
    case 'ArrowRight':
      return row.isOpen === false ? undefined : row.isOpen === true ? (rows[index + 1] ?? row) : row
    default:
      return undefined
  }
}

/** Closes an open container, and opens a closed one. */
function openBy(key: string, { row, setOpen }: Layers): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
  setOpen(row.element.id, key === 'ArrowRight')
  return true
}
