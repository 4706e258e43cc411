import { panned, toPage, zoomedAt } from '../../../../edit/view/camera.ts'
import type { Editor } from '../editor.ts'
import { zoomCrop } from '../view/zoom-crop.ts'

/** Zoom per pixel of the wheel. */
const PER_PX = 0.0022
/** Of a line and of a page, for wheels that count in them. */
const LINE_PX = 16

/** The wheel pans, or zooms a picture that is cropped. With Ctrl or ⌘, as for a pinch, it zooms to the pointer. */
export function listenToWheel(editor: Editor, stage: HTMLElement): () => void {
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault()
    const { left, top, height } = stage.getBoundingClientRect()
    const unit = event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? LINE_PX : height
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit]
    const camera = editor.camera.get()
    if (event.ctrlKey || event.metaKey) {
      const at = { x: event.clientX - left, y: event.clientY - top }
      editor.camera.set(zoomedAt(camera, at, camera.zoom * Math.exp(-dy * PER_PX)))
      return
    }
    const factor = Math.exp(-dy * PER_PX)
    if (zoomCrop(editor, factor, toPage(camera, { x: event.clientX - left, y: event.clientY - top }))) return
    // A plain wheel has one axis; Shift turns it to the other.
    editor.camera.set(panned(camera, event.shiftKey && dx === 0 ? { x: -dy, y: 0 } : { x: -dx, y: -dy }))
  }
  stage.addEventListener('wheel', onWheel, { passive: false })
  return () => stage.removeEventListener('wheel', onWheel)
}
