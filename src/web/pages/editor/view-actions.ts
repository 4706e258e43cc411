import type { CommandName } from '../../../edit/commands/commands.ts'
import { boundsOfAll, boxOnPage } from '../../../edit/geometry/page-matrix.ts'
import { centered, fitted, zoomedAt } from '../../../edit/view/camera.ts'
import type { Editor } from './editor.ts'
import { pageBounds } from './page-bounds.ts'

const ZOOM_STEP = 1.25

/** Runs a command of the page around the editor that needs nothing but the editor. */
export function runInView(editor: Editor, name: CommandName): void {
  const camera = editor.camera.get()
  const viewport = editor.viewport.get()
  const middle = { x: viewport.width / 2, y: viewport.height / 2 }
  const page = pageBounds(editor.state.get().size)
  switch (name) {
    case 'zoom-in':
      editor.camera.set(zoomedAt(camera, middle, camera.zoom * ZOOM_STEP))
      return
    case 'zoom-out':
      editor.camera.set(zoomedAt(camera, middle, camera.zoom / ZOOM_STEP))
      return
    case 'zoom-fit':
      editor.camera.set(fitted(page, viewport))
      return
    case 'zoom-100':
      editor.camera.set(centered(page, viewport, 1))
      return
    case 'zoom-selection': {
      const selected = editor.state.get().selection.flatMap((id) => editor.drawn()?.places.get(id) ?? [])
      if (selected.length > 0) editor.camera.set(fitted(boundsOfAll(selected.map(boxOnPage)), viewport))
      return
    }
    case 'data': {
      const mode = editor.dataMode.get()
      editor.dataMode.set({ ...mode, isOn: !mode.isOn })
      return
    }
    default:
  }
}
