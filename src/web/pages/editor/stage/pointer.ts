import { flushSync } from 'react-dom'
import {
  type Act,
  contact,
  type ContactEvent,
  NO_CONTACTS,
  type PointerKind,
} from '../../../../edit/gestures/contacts.ts'
import { fingerPans } from '../../../../edit/gestures/finger-pans.ts'
import type { Modifiers, Pressed } from '../../../../edit/gestures/gesture-event.ts'
import { targetAt } from '../../../../edit/pick/select.ts'
import { dragged, toPage } from '../../../../edit/view/camera.ts'
import type { Point } from '../../../../paint/matrix.ts'
import { isMac } from '../commands/is-mac.ts'
import { openStageMenuAt } from '../commands/open-stage-menu.ts'
import { hoverField, pressField } from '../content/press-field.ts'
import type { Editor } from '../editor.ts'
import { focusTyping } from '../words/focus-typing.ts'
import { dragWords, isInWords, pressWords } from '../words/words-pointer.ts'
import { createDragLoop } from './drag-loop.ts'
import { modifiersOf, pressedBy } from './pressed-by.ts'
import { RULER_PX } from './rulers.tsx'

/** Presses at about the same place within this time are double clicks. */
const DOUBLE_MS = 400
const DOUBLE_PX = { mouse: 6, pen: 12, touch: 24 } as const

/** A finger that rests this long opens the menu. */
const HOLD_MS = 500

/** Turns the events of pointers on the stage into those of gestures: one finger acts, two pan and zoom. */
export function listenToPointer(editor: Editor, stage: HTMLElement): () => void {
  let contacts = NO_CONTACTS
  let last = { at: 0, point: { x: 0, y: 0 }, clicks: 0 }
  /** What the pointer that acts has pressed. */
  let pressed: Pressed | undefined
  /** Where a field was pressed, unless the view is moved. */
  let fieldPress: Point | undefined
  let isSpaceDown = false
  let isSelectingWords = false
  let holding: ReturnType<typeof setTimeout> | undefined
  let lastDrag: { readonly at: Point; readonly event: PointerEvent } | undefined

  const onStage = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const inputAt = (at: Point, event: PointerEvent) => {
    const camera = editor.camera.get()
    const isOverRuler = editor.state.get().options.rulers && Math.min(at.x, at.y) < RULER_PX
    return {
      point: toPage(camera, at),
      modifiers: modifiersOf(event),
      zoom: camera.zoom,
      at: event.timeStamp,
      isOverRuler,
      isFast: loop.isFast(),
    }
  }

  const press = (at: Point, event: PointerEvent): void => {
    const kind = kindOf(event)
    const clicks = isNear(at, last.point, kind) && event.timeStamp - last.at < DOUBLE_MS ? last.clicks + 1 : 1
    last = { at: event.timeStamp, point: at, clicks }
    loop.begin()
    const input = inputAt(at, event)
    isSelectingWords = pressWords(editor, input.point, { clicks, isExtending: event.shiftKey })
    if (isSelectingWords) {
      focusTyping()
      return
    }
    // Browsers move the focus only for a mouse, since the default of the others is prevented.
    if (kind !== 'mouse') stage.focus({ preventScroll: true, focusVisible: false })
    const takesMore = kind !== 'mouse' && editor.takesSeveral.get() && editor.state.get().tool === 'select'
    editor.handle({
      ...{ type: 'press', ...input, clicks, isTouch: kind === 'touch' },
      modifiers: takesMore ? { ...input.modifiers, shift: true } : input.modifiers,
      pressed: pressed ?? { on: 'page', under: editor.under(input.point) },
    })
  }

  const drag = (at: Point, event: PointerEvent): void => {
    lastDrag = { at, event }
    if (isSelectingWords) dragWords(editor, inputAt(at, event).point)
    else editor.handle({ type: 'drag', ...withSeveral(inputAt(at, event)) })
  }
  const loop = createDragLoop(editor, () => lastDrag && drag(lastDrag.at, lastDrag.event))

  const release = (at: Point, event: PointerEvent): void => {
    loop.end()
    if (isSelectingWords) {
      isSelectingWords = false
      return
    }
    const input = inputAt(at, event)
    // The field for typing is there before this event ends: phones open their keyboard only then.
    flushSync(() => {
      editor.handle({ type: 'release', ...withSeveral(input) })
      if (editor.state.get().words && last.clicks > 1) pressWords(editor, input.point, { clicks: last.clicks })
    })
    if (editor.state.get().words) focusTyping()
  }

  /** A marquee adds to the selection, too. */
  const withSeveral = <T extends { modifiers: Modifiers }>(input: T): T => {
    const { gesture } = editor.state.get()
    const isOnNothing =
      gesture.kind === 'pressing' && 'under' in gesture.event.pressed && gesture.event.pressed.under.length === 0
    if (!editor.takesSeveral.get() || !(isOnNothing || gesture.kind === 'marquee')) return input
    return { ...input, modifiers: { ...input.modifiers, shift: true } }
  }

  const perform = (act: Act, event: PointerEvent): void => {
    switch (act.do) {
      case 'press':
        press(act.at, event)
        return
      case 'drag':
        loop.moved(act.at, event.timeStamp)
        drag(act.at, event)
        return
      case 'release':
        release(act.at, event)
        return
      case 'tap':
        // Around handles, fingers mean the element. Points can be tapped themselves.
        if (pressed?.on === 'handle' || pressed?.on === 'rotation') pressed = undefined
        press(act.at, event)
        release(act.at, event)
        return
      case 'cancel':
        loop.end()
        isSelectingWords = false
        editor.handle({ type: 'cancel' })
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
    const isInHand = isSpaceDown || editor.state.get().tool === 'hand' || isFilling
    // Browsers do not say when the secondary button is released over their own menu.
    const pansAtOnce = event.button === 1 || (isMain && isInHand)
    if (!isMain && !pansAtOnce) return
    // The menu has a long press of its own, which a tremble of the finger ends.
    if (kind !== 'mouse') event.preventDefault()
    if (contacts.pointers.size === 0) pressed = pressedBy(event)
    handle({ type: 'down', id, kind, at, pansAtOnce, pans: kind === 'touch' && pansFrom(at) }, event)
    clearTimeout(holding)
    if (contacts.use === 'waiting') holding = setTimeout(() => handle({ type: 'held', id }, event), HOLD_MS)
  }

  const pansFrom = (at: Point): boolean => {
    const point = toPage(editor.camera.get(), at)
    const state = editor.state.get()
    const places = editor.drawn()?.places
    if (!places || isInWords(editor, point)) return false
    const around = { places, pictures: editor.pictures() }
    const under = editor.under(point)
    if (editor.takesSeveral.get() && state.tool === 'select') return false
    return fingerPans(state, { pressed: pressed ?? { on: 'page', under }, point }, around)
  }

  const onMove = (event: PointerEvent): void => {
    const at = onStage(event)
    if (contacts.pointers.has(event.pointerId)) handle({ type: 'move', id: event.pointerId, at }, event)
    else if (editor.state.get().gesture.kind === 'penning') editor.handle({ type: 'drag', ...inputAt(at, event) })
    else if (event.pointerType !== 'touch') hover(editor, toPage(editor.camera.get(), at))
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

  const onKey = (event: KeyboardEvent): void => {
    if (event.key === ' ') isSpaceDown = event.type === 'keydown' && !keepsSpace(event.target)
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
  return () => {
    clearTimeout(holding)
    ending.abort()
    loop.end()
  }
}

function kindOf({ pointerType }: PointerEvent): PointerKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse'
}

function isNear(a: Point, b: Point, kind: PointerKind): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < DOUBLE_PX[kind]
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

/** Whether Space is typed, or presses a button. */
function keepsSpace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, button, [contenteditable]') !== null
}
