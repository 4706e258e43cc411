import { croppedNow, zoomCropped } from '../../../../edit/gestures/cropping.ts'
import type { Point } from '../../../../paint/matrix.ts'
import type { Editor } from '../editor.ts'

/** Zooms the picture that is being cropped around a point of the page. Returns whether there is one. */
export function zoomCrop(editor: Editor, factor: number, around?: Point): boolean {
  const places = editor.drawn()?.places
  const cropped = places && croppedNow(editor.state.get(), { places, pictures: editor.pictures() })
  if (!cropped) return false
  editor.update((state) => zoomCropped(state, cropped, { factor, at: Date.now(), ...(around && { around }) }))
  return true
}
