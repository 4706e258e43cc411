import type { Point } from '../../../../paint/matrix.ts'
import type { Editor } from '../editor.ts'

/** Opens the menu at the middle of the selection, as with the key of a keyboard. */
export function openStageMenu(editor: Editor): void {
  const stage = document.querySelector('[data-stage]')
  if (!stage) return
  const { left, top, width, height } = stage.getBoundingClientRect()
  const [first] = editor.state.get().selection
  const element = first === undefined ? undefined : editor.drawn()?.places.get(first)?.element
  const { x, y, zoom } = editor.camera.get()
  const clientX = element ? left + x + (element.x + element.width / 2) * zoom : left + width / 2
  const clientY = element ? top + y + (element.y + element.height / 2) * zoom : top + height / 2
  const at = { clientX: clamp(clientX, left, left + width), clientY: clamp(clientY, top, top + height) }
  stage.dispatchEvent(new MouseEvent('contextmenu', { ...at, bubbles: true, cancelable: true }))
}

/** Opens the menu for what is at a point of the stage, as with the secondary button of a mouse. */
export function openStageMenuAt(stage: Element, { x, y }: Point): void {
  const { left, top } = stage.getBoundingClientRect()
  const at = { clientX: left + x, clientY: top + y }
  stage.dispatchEvent(new MouseEvent('contextmenu', { ...at, bubbles: true, cancelable: true }))
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
