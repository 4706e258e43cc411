import { fieldAt } from '../../../../edit/filling/field-at.ts'
import { select } from '../../../../edit/editor-state.ts'
import type { Point } from '../../../../paint/matrix.ts'
import type { Editor } from '../editor.ts'

/** Asks for the field of what is at a point of the page. Where there is none, nothing is selected. */
export function pressField(editor: Editor, point: Point): void {
  const found = fieldAt(editor.state.get().document, editor.under(point))
  if (found) editor.requestedField.set({ name: found.name })
  else editor.update((state) => select(state, []))
}

/** Marks the element at a point of the page that has a field. */
export function hoverField(editor: Editor, point: Point): void {
  editor.hovered.set(fieldAt(editor.state.get().document, editor.under(point))?.elementId)
}
