import { addElement } from '../../../../edit/adding/add-element.ts'
import type { MakeElement } from '../../../../edit/adding/item.ts'
import { visibleMiddle } from '../../../../edit/view/visible-middle.ts'
import type { Point } from '../../../../paint/matrix.ts'
import type { Editor } from '../editor.ts'

/** Adds an element around a point of the page. Default: in the middle of what is visible. */
export function add(editor: Editor, make: MakeElement, point?: Point): void {
  const middle = point ?? middleOf(editor)
  // On small screens, the panel is above the page.
  editor.sheet.set(undefined)
  editor.update((state) => addElement(state, make, { middle, at: Date.now() }))
}

/** Returns the middle of what is visible of the page, in its coordinates. */
export function middleOf(editor: Editor): Point {
  return visibleMiddle(editor.camera.get(), editor.viewport.get(), editor.state.get().size)
}
