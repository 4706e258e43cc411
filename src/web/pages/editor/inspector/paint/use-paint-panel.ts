import { useState } from 'react'
import type { Paint } from '../../../../../document/paint.ts'
import { selectedPlaces } from '../../../../../edit/editor-state.ts'
import { gradientOf, type PaintName } from '../../../../../edit/gradients/named-paint.ts'
import type { Editor } from '../../editor.ts'
import { useEditor, useEditorState } from '../../use-editor.ts'

interface Panel {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Changes the paint, whose stops are then edited on the stage if it is a gradient. */
  readonly change: (paint: Paint | null) => void
}

/** Whether the panel of a paint is open. That of a gradient is, as long as its stops are shown on the stage. */
export function usePaintPanel({
  name,
  value,
  onChange,
}: {
  readonly name?: PaintName | undefined
  readonly value: Paint | null | undefined
  readonly onChange: (paint: Paint | null) => void
}): Panel {
  const editor = useEditor()
  const [isOpen, setOpen] = useState(false)
  const index = useSharedStop(name)
  const isAlone = useIsAlone()
  const isGradient = name !== undefined && isAlone && typeof value === 'object' && value !== null && 'stops' in value
  return {
    isOpen: isGradient ? index !== undefined : isOpen,
    onOpenChange(next) {
      setOpen(next)
      if (name !== undefined) showStop(editor, next ? name : undefined)
    },
    change(paint) {
      onChange(paint)
      setOpen(true)
      if (name !== undefined) showStop(editor, name)
    },
  }
}

/** Whether one element is selected, and no part of its text: only then its gradient is on the stage. */
function useIsAlone(): boolean {
  return useEditorState(({ selection, words }) => selection.length === 1 && words === null)
}

/** The index of the stop of a paint that is selected on the stage; undefined if there is none. */
export function useSharedStop(name: PaintName | undefined): number | undefined {
  return useEditorState(({ detail }) => (detail?.kind === 'stop' && detail.paint === name ? detail.index : undefined))
}

/** Shows the stops of a gradient of the selected element on the stage, or no stops. */
function showStop(editor: Editor, name: PaintName | undefined): void {
  editor.update((state) => {
    if (name === undefined) return state.detail?.kind === 'stop' ? { ...state, detail: null } : state
    const [place, other] = selectedPlaces(state)
    if (!place || other || state.words || !gradientOf(place.element, name)) return state
    return { ...state, detail: { kind: 'stop', id: place.element.id, paint: name, index: 0 } }
  })
}

/** Selects a stop on the stage, if its gradient is shown there. */
export function selectStop(editor: Editor, index: number): void {
  editor.update((state) => (state.detail?.kind === 'stop' ? { ...state, detail: { ...state.detail, index } } : state))
}
