import { flushSync } from 'react-dom'
import type { Modifiers, Pressed } from '../../../../edit/gestures/gesture-event.ts'
import { targetAt } from '../../../../edit/pick/select.ts'
import { toPage } from '../../../../edit/view/camera.ts'
import type { Point } from '../../../../paint/matrix.ts'
import { hoverField } from '../content/press-field.ts'
import type { Editor } from '../editor.ts'
import { focusTyping } from '../words/focus-typing.ts'
import { dragWords, pressWords } from '../words/words-pointer.ts'
import { countClicks } from './clicks.ts'
import { createDragLoop } from './drag-loop.ts'
import { kindOf, modifiersOf } from './pressed-by.ts'
import { RULER_PX } from './ruler-px.ts'

/** The one pointer that acts on the page, on words or elements. Points are on the stage, in CSS pixels. */
export interface ActingPointer {
  /** `pressed` is the handle that was pressed, if any. */
  press(at: Point, event: PointerEvent, pressed: Pressed | undefined): void
  drag(at: Point, event: PointerEvent): void
  release(at: Point, event: PointerEvent): void
  /** Takes back what was dragged. */
  cancel(): void
  /** Moves without being pressed. */
  hover(at: Point, event: PointerEvent): void
  dispose(): void
}

export function createActingPointer(editor: Editor, stage: HTMLElement): ActingPointer {
  const clicks = countClicks()
  let isSelectingWords = false
  let lastDrag: { readonly at: Point; readonly event: PointerEvent } | undefined

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
  const drag = (at: Point, event: PointerEvent): void => {
    lastDrag = { at, event }
    if (isSelectingWords) dragWords(editor, inputAt(at, event).point)
    else editor.handle({ type: 'drag', ...withSeveral(editor, inputAt(at, event)) })
  }
  const loop = createDragLoop(editor, () => lastDrag && drag(lastDrag.at, lastDrag.event))

  return {
    press(at, event, pressed) {
      const kind = kindOf(event)
      const count = clicks.press(at, { kind, at: event.timeStamp })
      loop.begin()
      const input = inputAt(at, event)
      isSelectingWords = pressWords(editor, input.point, { clicks: count, isExtending: event.shiftKey })
      if (isSelectingWords) {
        focusTyping()
        return
      }
      // Browsers move the focus only for a mouse, since the default of the others is prevented.
      if (kind !== 'mouse') stage.focus({ preventScroll: true, focusVisible: false })
      const takesMore = kind !== 'mouse' && editor.takesSeveral.get() && editor.state.get().tool === 'select'
      editor.handle({
        ...{ type: 'press', ...input, clicks: count, isTouch: kind === 'touch' },
        modifiers: takesMore ? { ...input.modifiers, shift: true } : input.modifiers,
        pressed: pressed ?? { on: 'page', under: editor.under(input.point) },
      })
    },
    drag(at, event) {
      loop.moved(at, event.timeStamp)
      drag(at, event)
    },
    release(at, event) {
      loop.end()
      if (isSelectingWords) {
        isSelectingWords = false
        return
      }
      const input = inputAt(at, event)
      // The field for typing is there before this event ends: phones open their keyboard only then.
      flushSync(() => {
        editor.handle({ type: 'release', ...withSeveral(editor, input) })
        const count = clicks.count()
        if (editor.state.get().words && count > 1) pressWords(editor, input.point, { clicks: count })
      })
      if (editor.state.get().words) focusTyping()
    },
    cancel() {
      loop.end()
      isSelectingWords = false
      editor.handle({ type: 'cancel' })
    },
    hover(at, event) {
      if (editor.state.get().gesture.kind === 'penning') editor.handle({ type: 'drag', ...inputAt(at, event) })
      else if (kindOf(event) !== 'touch') hover(editor, toPage(editor.camera.get(), at))
    },
    dispose: () => loop.end(),
  }
}

/** A marquee adds to the selection while taps do. */
function withSeveral<T extends { modifiers: Modifiers }>(editor: Editor, input: T): T {
  const { gesture } = editor.state.get()
  const isOnNothing =
    gesture.kind === 'pressing' && 'under' in gesture.event.pressed && gesture.event.pressed.under.length === 0
  if (!editor.takesSeveral.get() || !(isOnNothing || gesture.kind === 'marquee')) return input
  return { ...input, modifiers: { ...input.modifiers, shift: true } }
}

function hover(editor: Editor, point: Point): void {
  if (editor.isFilling.get()) {
    hoverField(editor, point)
    return
  }
  const { gesture, tool } = editor.state.get()
  if (gesture.kind !== 'idle') return
  editor.hovered.set(tool === 'select' ? targetAt(editor.under(point), editor.state.get(), false) : undefined)
}
