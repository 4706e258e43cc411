import { useEffect, useState } from 'react'
import type { Paint } from '../../../../../document/paint.ts'
import { selectedPlaces } from '../../../../../edit/editor-state.ts'
import { gradientOf, type PaintName } from '../../../../../edit/gradients/named-paint.ts'
import { boxOnPage } from '../../../../../edit/geometry/page-matrix.ts'
import { revealing, toScreen } from '../../../../../edit/view/camera.ts'
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
  useVisibleGradient(name !== undefined && index !== undefined)
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

/** Of the panel, with the space around it. */
const PANEL_PX = 280

/** Moves the page if the panel would cover the gradient that is edited. */
function useVisibleGradient(isEdited: boolean): void {
  const editor = useEditor()
  useEffect(() => {
    const { detail } = editor.state.get()
    const place = isEdited && detail ? editor.drawn()?.places.get(detail.id) : undefined
    if (!place) return
    const camera = editor.camera.get()
    const { width, height } = editor.viewport.get()
    const { left, top, right, bottom } = boxOnPage(place)
    const [from, to] = [toScreen(camera, { x: left, y: top }), toScreen(camera, { x: right, y: bottom })]
    const isCovered = to.x > width - PANEL_PX
    const box = { left: from.x, right: to.x, top: height / 2, bottom: height / 2 }
    if (isCovered) editor.camera.set(revealing(camera, box, { width: width - PANEL_PX, height }))
  }, [editor, isEdited])
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
