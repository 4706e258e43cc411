import type { EditorState } from '../editor-state.ts'
import { croppedNow, isOnPicture } from './cropping.ts'
import { isOnSelection } from './is-on-selection.ts'
import type { Surroundings } from './gesture.ts'
import type { PressEvent } from './gesture-event.ts'

/**
 * Whether a drag of a finger from here moves the view. A finger drags only what a tap has selected, since a page that
 * is larger than a phone is moved far more often than its elements.
 */
export function fingerPans(
  state: EditorState,
  { pressed, point }: Pick<PressEvent, 'pressed' | 'point'>,
  around: Surroundings,
): boolean {
  if (pressed.on !== 'page') return false
  if (state.tool !== 'select') return state.tool === 'hand'
  const cropped = croppedNow(state, around)
  if (cropped) return !isOnPicture(cropped, point)
  return !isOnSelection(state, pressed.under)
}
