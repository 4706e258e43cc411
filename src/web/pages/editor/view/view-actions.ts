import type { CommandName } from '../../../../edit/commands/commands.ts'
import { boundsOfAll, boxOnPage } from '../../../../edit/geometry/page-matrix.ts'
import { centered, fitted, fittedWidth, zoomedAt } from '../../../../edit/view/camera.ts'
import { showAddSection } from '../adding/show-add-section.ts'
import type { Editor } from '../editor.ts'
import { pageBounds } from './page-bounds.ts'
import { zoomCrop } from './zoom-crop.ts'

const ZOOM_STEP = 1.25
/** Of a picture that is being cropped. */
const PICTURE_STEP = 1.05

/** The buttons above it have keys of their own. */
const FIRST_PROPERTY = '[data-region=properties] input:not(:disabled)'

/** Runs a command of the page around the editor that needs nothing but the editor. */
export function runInView(editor: Editor, name: CommandName): void {
  const camera = editor.camera.get()
  const viewport = editor.viewport.get()
  const middle = { x: viewport.width / 2, y: viewport.height / 2 }
  const page = pageBounds(editor.state.get().size)
  switch (name) {
    case 'zoom-in':
      if (zoomCrop(editor, PICTURE_STEP)) return
      editor.camera.set(zoomedAt(camera, middle, camera.zoom * ZOOM_STEP))
      return
    case 'zoom-out':
      if (zoomCrop(editor, 1 / PICTURE_STEP)) return
      editor.camera.set(zoomedAt(camera, middle, camera.zoom / ZOOM_STEP))
      return
    case 'zoom-fit':
      editor.camera.set(fitted(page, viewport))
      return
    case 'zoom-width':
      editor.camera.set(fittedWidth(page, camera, viewport))
      return
    case 'zoom-50':
    case 'zoom-200':
    case 'zoom-400':
      editor.camera.set(zoomedAt(camera, middle, Number(name.slice('zoom-'.length)) / 100))
      return
    case 'zoom-100':
      editor.camera.set(centered(page, viewport, 1))
      return
    case 'zoom-selection': {
      const selected = editor.state.get().selection.flatMap((id) => editor.drawn()?.places.get(id) ?? [])
      if (selected.length > 0) editor.camera.set(fitted(boundsOfAll(selected.map(boxOnPage)), viewport))
      return
    }
    case 'add-picture':
      showAddSection(editor, 'pictures')
      return
    case 'add-icon':
      showAddSection(editor, 'icons')
      return
    case 'add-anything':
      showAddSection(editor, editor.addSection.get())
      return
    case 'rename': {
      const [id] = editor.state.get().selection
      editor.sheet.set('layers')
      if (id !== undefined) editor.renamed.set({ kind: 'element', id })
      return
    }
    case 'rename-page':
      editor.sheet.set('pages')
      editor.renamed.set({ kind: 'page', id: editor.state.get().pageId })
      return
    case 'data': {
      const mode = editor.dataMode.get()
      editor.dataMode.set({ ...mode, isOn: !mode.isOn })
      return
    }
    case 'inspector':
      document.querySelector<HTMLElement>(FIRST_PROPERTY)?.focus()
      return
    default:
  }
}
