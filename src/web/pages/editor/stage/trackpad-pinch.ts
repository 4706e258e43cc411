import { zoomedAt } from '../../../../edit/view/camera.ts'
import type { Editor } from '../editor.ts'

/** The event of Safari alone; `scale` is relative to the start of the gesture. */
interface GestureEvent extends UIEvent {
  readonly scale: number
  readonly clientX: number
  readonly clientY: number
}

/** Zooms by a pinch on a trackpad in Safari. Other browsers send wheel events with Ctrl. */
export function listenToTrackpadPinch(editor: Editor, stage: HTMLElement): () => void {
  let start = 1
  const onGesture = (event: Event): void => {
    event.preventDefault()
    // Fingers on a screen send pointer events, too.
    if (navigator.maxTouchPoints > 0) return
    const { scale, clientX, clientY } = event as GestureEvent
    const camera = editor.camera.get()
    if (event.type === 'gesturestart') start = camera.zoom
    const { left, top } = stage.getBoundingClientRect()
    editor.camera.set(zoomedAt(camera, { x: clientX - left, y: clientY - top }, start * scale))
  }
  stage.addEventListener('gesturestart', onGesture)
  stage.addEventListener('gesturechange', onGesture)
  return () => {
    stage.removeEventListener('gesturestart', onGesture)
    stage.removeEventListener('gesturechange', onGesture)
  }
}
