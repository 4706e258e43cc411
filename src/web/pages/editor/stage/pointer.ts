import type { Modifiers, Pressed } from '../../../../edit/gestures/gesture.ts'
import { targetAt } from '../../../../edit/pick/select.ts'
import type { Handle } from '../../../../edit/geometry/resize-box.ts'
import { panned, toPage, zoomedAt } from '../../../../edit/view/camera.ts'
import type { Point } from '../../../../paint/matrix.ts'
import type { Editor } from '../editor.ts'
import { hoverField, pressField } from '../content/press-field.ts'
import { RULER_PX } from './rulers.tsx'
import { dragWords, pressWords } from '../words/words-pointer.ts'

/** Presses at about the same place within this time are double clicks. */
const DOUBLE_MS = 400
const DOUBLE_PX = 6

/** Turns the events of pointers on the stage into those of gestures: one finger acts, two pan and zoom. */
export function listenToPointer(editor: Editor, stage: HTMLElement): () => void {
  const pointers = new Map<number, Point>()
  let panning = false
  let last = { at: 0, point: { x: 0, y: 0 }, clicks: 0 }
  let isSpaceDown = false
  let isInWords = false
  /** Where the pointer was pressed to choose a field. */
  let pressed: Point | undefined

  const onStage = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const inputOf = (event: PointerEvent) => {
    const camera = editor.camera.get()
    const at = onStage(event)
    const point = toPage(camera, at)
    const isOverRuler = editor.state.get().options.rulers && Math.min(at.x, at.y) < RULER_PX
    return { point, modifiers: modifiersOf(event), zoom: camera.zoom, at: event.timeStamp, isOverRuler }
  }

  const onDown = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-no-stage]')) return
    stage.setPointerCapture(event.pointerId)
    const at = onStage(event)
    pointers.set(event.pointerId, at)
    if (pointers.size > 1) {
      editor.handle({ type: 'cancel' })
      panning = true
      pressed = undefined
      return
    }
    const isFilling = editor.isFilling.get()
    panning = event.button === 1 || isSpaceDown || editor.state.get().tool === 'hand' || isFilling
    if (isFilling) pressed = event.button === 0 ? at : undefined
    if (panning || event.button !== 0) return
    const clicks = isNear(at, last.point) && event.timeStamp - last.at < DOUBLE_MS ? last.clicks + 1 : 1
    last = { at: event.timeStamp, point: at, clicks }
    const input = inputOf(event)
    if (pressWords(editor, input.point, { clicks, isExtending: event.shiftKey })) {
      isInWords = true
      return
    }
    editor.handle({
      type: 'press',
      ...input,
      pressed: pressedBy(event) ?? { on: 'page', under: editor.under(input.point) },
      clicks,
      isTouch: event.pointerType === 'touch',
    })
  }

  const onMove = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId)
    const at = onStage(event)
    if (!before) {
      if (event.pointerType !== 'touch') hover(editor, toPage(editor.camera.get(), at))
      return
    }
    if (panning) {
      moveView(editor, { pointers, id: event.pointerId, to: at })
      pointers.set(event.pointerId, at)
      return
    }
    if (isInWords) dragWords(editor, inputOf(event).point)
    else editor.handle({ type: 'drag', ...inputOf(event) })
  }

  const onUp = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return
    if (pressed && isNear(pressed, onStage(event))) pressField(editor, inputOf(event).point)
    pressed = undefined
    if (!panning && !isInWords) {
      editor.handle({ type: 'release', ...inputOf(event) })
      if (editor.state.get().words && last.clicks > 1) pressWords(editor, inputOf(event).point, { clicks: last.clicks })
    }
    isInWords = false
    if (pointers.size === 0) panning = false
  }

  const onCancel = (event: PointerEvent): void => {
    if (pointers.delete(event.pointerId)) editor.handle({ type: 'cancel' })
  }

  const onKey = (event: KeyboardEvent): void => {
    if (event.key === ' ' && !isTyping(event.target)) isSpaceDown = event.type === 'keydown'
  }
  const onLeave = (): void => editor.hovered.set(undefined)

  const ending = new AbortController()
  const { signal } = ending
  stage.addEventListener('pointerdown', onDown, { signal })
  stage.addEventListener('pointermove', onMove, { signal })
  stage.addEventListener('pointerup', onUp, { signal })
  stage.addEventListener('pointercancel', onCancel, { signal })
  stage.addEventListener('pointerleave', onLeave, { signal })
  addEventListener('keydown', onKey, { signal })
  addEventListener('keyup', onKey, { signal })
  return () => ending.abort()
}

function modifiersOf({ shiftKey, altKey, ctrlKey, metaKey }: PointerEvent): Modifiers {
  return { shift: shiftKey, alt: altKey, mod: ctrlKey || metaKey }
}

/** The handle that an event is on, which the overlay has marked. */
function pressedBy({ target }: PointerEvent): Pressed | undefined {
  const marked = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-handle]') : null
  const name = marked?.dataset['handle']
  if (name === undefined) return undefined
  if (name === 'rotation') return { on: 'rotation' }
  const [kind, index, place] = name.split(':')
  if (kind === 'ruler' && isAxis(index)) return { on: 'ruler', axis: index }
  if (kind === 'guide' && isAxis(index)) return { on: 'guide', axis: index, index: Number(place) }
  if (kind === 'point' || kind === 'segment') return { on: kind, index: Number(index) }
  const [x, y] = name.split(',').map(Number) as [Handle['x'], Handle['y']]
  return { on: 'handle', handle: { x, y } }
}

function isNear(a: Point, b: Point): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < DOUBLE_PX
}

function isAxis(name: string | undefined): name is 'x' | 'y' {
  return name === 'x' || name === 'y'
}

function hover(editor: Editor, point: Point): void {
  if (editor.isFilling.get()) {
    hoverField(editor, point)
    return
  }
  const { gesture, tool } = editor.state.get()
  if (gesture.kind !== 'idle' || tool !== 'select') return
  editor.hovered.set(targetAt(editor.under(point), editor.state.get(), false))
}

/** One pointer pans; of two, the middle pans and the distance zooms. */
function moveView(
  editor: Editor,
  { pointers, id, to }: { pointers: ReadonlyMap<number, Point>; id: number; to: Point },
): void {
  const from = pointers.get(id)
  if (!from) return
  const other = Array.from(pointers).find(([each]) => each !== id)?.[1]
  const camera = editor.camera.get()
  if (!other) {
    editor.camera.set(panned(camera, { x: to.x - from.x, y: to.y - from.y }))
    return
  }
  const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }
  const moved = panned(camera, { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 })
  const spread =
    Math.hypot(to.x - other.x, to.y - other.y) / Math.max(1, Math.hypot(from.x - other.x, from.y - other.y))
  editor.camera.set(zoomedAt(moved, middle, moved.zoom * spread))
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, button, [contenteditable]') !== null
}
