import type { EditorState } from '../../../../edit/editor-state.ts'
import type { Camera } from '../../../../edit/view/camera.ts'
import { contextOf } from '../../../painter/browser-canvas.ts'
import type { Editor } from '../editor.ts'
import { shownBleed } from './shown-bleed.ts'
import { createStageCanvas, type Picture } from './stage-canvas.ts'

/** The canvas is sharp again this long after the last movement of the page. */
const SHARP_MS = 100
/** The picture is exactly that of a file this long after the last key. */
const EXACT_MS = 200

/** Paints a frame whenever something has changed, and returns a function that ends it. */
export function startFrames(editor: Editor, canvas: HTMLCanvasElement): () => void {
  const stage = createStageCanvas(canvas, contextOf(canvas))
  let requested = 0
  let sharpening: ReturnType<typeof setTimeout> | undefined
  let painted: Picture | undefined

  const paintAll = (picture: Picture): void => {
    const start = performance.now()
    editor.warnings.set(stage.paint(picture))
    performance.measure('editor:paint', { start })
    painted = picture
    canvas.style.transform = ''
  }

  const paintNow = (): void => {
    const picture = pictureOf(editor)
    if (picture) paintAll(picture)
  }

  const frame = (): void => {
    requested = 0
    const picture = pictureOf(editor)
    if (!picture) return
    const changing = changingIn(editor.state.get())
    if (painted && isSame(painted, picture)) return
    if (changing && painted && isSameView(painted, picture) && painted.resources === picture.resources) {
      const start = performance.now()
      stage.paintChange(picture, changing)
      painted = { ...picture, page: CHANGED }
      performance.measure('editor:frame', { start })
      clearTimeout(sharpening)
      if (editor.state.get().gesture.kind === 'idle') sharpening = setTimeout(paintNow, EXACT_MS)
      return
    }
    if (
      painted &&
      painted.page === picture.page &&
      painted.viewport === picture.viewport &&
      painted.bleed === picture.bleed
    ) {
      canvas.style.transform = movement(painted.camera, picture.camera)
      clearTimeout(sharpening)
      sharpening = setTimeout(paintNow, SHARP_MS)
      return
    }
    clearTimeout(sharpening)
    paintAll(picture)
  }

  const request = (): void => {
    requested ||= requestAnimationFrame(frame)
  }
  const stores = [editor.state, editor.camera, editor.viewport, editor.resources, editor.dataMode]
  const ends = stores.map((store) => store.subscribe(request))
  request()
  void editor.load()
  return () => {
    cancelAnimationFrame(requested)
    clearTimeout(sharpening)
    for (const end of ends) end()
    stage.settle()
  }
}

/** In place of the page of a frame, which is not painted exactly. */
const CHANGED: Picture['page'] = { id: '', elements: [] }

function pictureOf(editor: Editor): Picture | undefined {
  const resources = editor.resources.get()
  const drawn = editor.drawn()
  const viewport = editor.viewport.get()
  if (!resources || !drawn || viewport.width === 0) return undefined
  const { size, document, options } = editor.state.get()
  const page = { page: drawn.page, size, resources, bleed: shownBleed({ document, options }) }
  return { ...page, camera: editor.camera.get(), viewport, ratio: devicePixelRatio }
}

/** The elements that a gesture or typing changes, if anything does. */
function changingIn({ gesture, selection, words }: EditorState): ReadonlySet<string> | undefined {
  switch (gesture.kind) {
    case 'moving':
    case 'resizing':
    case 'rotating':
    case 'cropping':
    case 'bending':
    case 'shading':
    case 'shaping':
    case 'penning':
    case 'drawing':
      return new Set(selection)
    case 'reordering':
      return new Set([...selection, gesture.group.element.id])
    case 'idle':
      return words ? new Set([words.id]) : undefined
    case 'pressing':
    case 'marquee':
    case 'guiding':
      return undefined
  }
}

function isSameView(a: Picture, b: Picture): boolean {
  return (
    a.camera === b.camera &&
    a.viewport === b.viewport &&
    a.ratio === b.ratio &&
    a.size === b.size &&
    a.bleed === b.bleed
  )
}

function isSame(a: Picture, b: Picture): boolean {
  return isSameView(a, b) && a.page === b.page && a.resources === b.resources
}

/** The transform that moves a canvas, painted with one camera, to where another one has it. */
function movement(from: Camera, to: Camera): string {
  const scale = to.zoom / from.zoom
  return `translate(${to.x - from.x * scale}px, ${to.y - from.y * scale}px) scale(${scale})`
}
