import type { Camera } from '../../../../edit/view/camera.ts'
import { contextOf } from '../../../painter/browser-canvas.ts'
import type { Editor } from '../editor.ts'
import { changingIn, pressedIn } from './changing-elements.ts'
import { shownBleed } from './shown-bleed.ts'
import { createStageCanvas } from './stage-canvas.ts'
import { isSamePicture, isSameView, type Picture } from './stage-picture.ts'

/** The canvas is sharp again this long after the last movement of the page. */
const SHARP_MS = 80
/** The picture is exactly that of a file this long after the last key. */
const EXACT_MS = 200

/** Paints a frame whenever something has changed, and returns a function that ends it. */
export function startFrames(editor: Editor, canvas: HTMLCanvasElement): () => void {
  const stage = createStageCanvas(canvas, contextOf(canvas))
  let requested = 0
  let sharpening: ReturnType<typeof setTimeout> | undefined
  let preparing: ReturnType<typeof setTimeout> | undefined
  let painted: Picture | undefined

  const paintAll = (picture: Picture): void => {
    const start = performance.now()
    editor.warnings.set(stage.paint(picture))
    noteDuration('editor:paint', start)
    painted = picture
    canvas.style.transform = ''
  }

  const paintNow = (): void => {
    const picture = pictureOf(editor)
    if (picture) paintAll(picture)
  }

  /** Paints what does not change while it is dragged, once the press itself has been seen. */
  const prepare = (pressed: ReadonlySet<string>): void => {
    clearTimeout(preparing)
    preparing = setTimeout(() => {
      const picture = pictureOf(editor)
      if (!picture || !painted || !isSamePicture(painted, picture)) return
      const start = performance.now()
      stage.prepareChange(picture, pressed)
      noteDuration('editor:prepare', start)
    })
  }

  const frame = (): void => {
    requested = 0
    const picture = pictureOf(editor)
    if (!picture) return
    const state = editor.state.get()
    const changing = changingIn(state)
    if (painted && isSamePicture(painted, picture)) {
      const pressed = pressedIn(state)
      if (pressed) prepare(pressed)
      else if (!changing) stage.settle()
      return
    }
    if (changing && painted && isSameView(painted, picture) && painted.resources === picture.resources) {
      const start = performance.now()
      stage.paintChange(picture, changing)
      painted = { ...picture, page: CHANGED }
      noteDuration('editor:frame', start)
      clearTimeout(sharpening)
      if (state.gesture.kind === 'idle') sharpening = setTimeout(paintNow, EXACT_MS)
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
  return () => {
    cancelAnimationFrame(requested)
    clearTimeout(sharpening)
    clearTimeout(preparing)
    for (const end of ends) end()
    stage.settle()
  }
}

/**
 * Notes what something has taken since `start`, for `npm run bench editor`. Browsers keep all measures, which would be
 * those of hours: only the last one stays.
 */
function noteDuration(name: string, start: number): void {
  performance.clearMeasures(name)
  performance.measure(name, { start })
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

/** The transform that moves a canvas, painted with one camera, to where another one has it. */
function movement(from: Camera, to: Camera): string {
  const scale = to.zoom / from.zoom
  return `translate(${to.x - from.x * scale}px, ${to.y - from.y * scale}px) scale(${scale})`
}
