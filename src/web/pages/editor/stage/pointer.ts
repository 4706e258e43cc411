import { type Act, contact, type ContactEvent, NO_CONTACTS } from '../../../../edit/gestures/contacts.ts'
import { fingerPans } from '../../../../edit/gestures/finger-pans.ts'
import type { Pressed } from '../../../../edit/gestures/gesture-event.ts'
import { dragged, toPage } from '../../../../edit/view/camera.ts'
import type { Point } from '../../../../paint/matrix.ts'
import { isMac } from '../commands/is-mac.ts'
import { openStageMenuAt } from '../commands/open-stage-menu.ts'
import { pressField } from '../content/press-field.ts'
import type { Editor } from '../editor.ts'
import { isInWords } from '../words/words-pointer.ts'
import { createActingPointer } from './acting-pointer.ts'
import { isNear } from './clicks.ts'
import { kindOf, pressedBy } from './pressed-by.ts'
import { listenToSpace } from './space-key.ts'

/** A finger that rests this long opens the menu. */
const HOLD_MS = 500

/** Turns the events of pointers on the stage into those of gestures: one finger acts, two pan and zoom. */
export function listenToPointer(editor: Editor, stage: HTMLElement): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const space = listenToSpace(signal)
  const acting = createActingPointer(editor, stage)
  let contacts = NO_CONTACTS
  /** The handle that the pointer that acts has pressed. */
  let pressed: Pressed | undefined
  /** Where a field was pressed, unless the view is moved. */
  let fieldPress: Point | undefined
  let holding: ReturnType<typeof setTimeout> | undefined

  const onStage = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  const perform = (act: Act, event: PointerEvent): void => {
    switch (act.do) {
      case 'press':
        acting.press(act.at, event, pressed)
        return
      case 'drag':
        acting.drag(act.at, event)
        return
      case 'release':
        acting.release(act.at, event)
        return
      case 'tap':
        // Around handles, fingers mean the element. Points can be tapped themselves.
        if (pressed?.on === 'handle' || pressed?.on === 'rotation') pressed = undefined
        acting.press(act.at, event, pressed)
        acting.release(act.at, event)
        return
      case 'cancel':
        acting.cancel()
        return
      case 'view':
        editor.camera.set(dragged(editor.camera.get(), act.from, act.to))
        return
      case 'menu':
        openStageMenuAt(stage, act.at)
    }
  }
  const handle = (happened: ContactEvent, event: PointerEvent): void => {
    const { contacts: next, acts } = contact(contacts, happened)
    contacts = next
    for (const act of acts) perform(act, event)
  }

  const onDown = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-no-stage]')) return
    stage.setPointerCapture(event.pointerId)
    const [id, kind, at] = [event.pointerId, kindOf(event), onStage(event)]
    editor.pointerKind.set(kind)
    // On a Mac, a press with Ctrl opens the menu.
    const isMain = event.button === 0 && !(event.ctrlKey && isMac())
    const isFilling = editor.isFilling.get()
    fieldPress = isFilling && isMain && contacts.pointers.size === 0 ? at : undefined
    const isInHand = space.isDown() || editor.state.get().tool === 'hand' || isFilling
    // Browsers do not say when the secondary button is released over their own menu.
    const pansAtOnce = event.button === 1 || (isMain && isInHand)
    if (!isMain && !pansAtOnce) return
    // The menu has a long press of its own, which a tremble of the finger ends.
    if (kind !== 'mouse') event.preventDefault()
    if (contacts.pointers.size === 0) pressed = pressedBy(event)
    handle({ type: 'down', id, kind, at, pansAtOnce, pans: kind === 'touch' && pansFrom(editor, at, pressed) }, event)
    clearTimeout(holding)
    if (contacts.use === 'waiting') holding = setTimeout(() => handle({ type: 'held', id }, event), HOLD_MS)
  }

  const onMove = (event: PointerEvent): void => {
    const at = onStage(event)
    if (contacts.pointers.has(event.pointerId)) handle({ type: 'move', id: event.pointerId, at }, event)
    else acting.hover(at, event)
  }

  const onUp = (event: PointerEvent): void => {
    const at = onStage(event)
    handle({ type: 'up', id: event.pointerId, at }, event)
    if (contacts.pointers.size === 0) clearTimeout(holding)
    if (fieldPress && isNear(fieldPress, at, kindOf(event))) pressField(editor, toPage(editor.camera.get(), at))
    fieldPress = undefined
  }

  const onCancel = (event: PointerEvent): void => {
    clearTimeout(holding)
    fieldPress = undefined
    handle({ type: 'lost', id: event.pointerId }, event)
  }

  stage.addEventListener('pointerdown', onDown, { signal })
  stage.addEventListener('pointermove', onMove, { signal })
  stage.addEventListener('pointerup', onUp, { signal })
  stage.addEventListener('pointercancel', onCancel, { signal })
  stage.addEventListener('pointerleave', () => editor.hovered.set(undefined), { signal })
  return () => {
    clearTimeout(holding)
    ending.abort()
    acting.dispose()
  }
}

/** Whether a drag of a finger that begins at a point of the stage moves the view. */
function pansFrom(editor: Editor, at: Point, pressed: Pressed | undefined): boolean {
  const point = toPage(editor.camera.get(), at)
  const state = editor.state.get()
  const places = editor.drawn()?.places
  if (!places || isInWords(editor, point)) return false
  if (editor.takesSeveral.get() && state.tool === 'select') return false
  const around = { places, pictures: editor.pictures() }
  return fingerPans(state, { pressed: pressed ?? { on: 'page', under: editor.under(point) }, point }, around)
}
