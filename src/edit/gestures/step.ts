import type { EditorState } from '../editor-state.ts'
import { commit, select } from '../editor-state.ts'
import { continueDrawing, endDrawing, startDrawing } from './drawing.ts'
import { remaining } from '../pick/select.ts'
import { type DragEvent, type GestureEvent, IDLE, type ReleaseEvent, type Surroundings } from './gesture.ts'
import { continueMarquee, startMarquee } from './marquee.ts'
import { continueMoving, startMoving } from './moving.ts'
import { click, press } from './pressing.ts'
import { continueResizing, startResizing } from './resizing.ts'
import { continueRotating, startRotating } from './rotating.ts'

/** How far a pointer moves on the screen before a press becomes a drag, in CSS pixels. */
const SLOP_PX = { mouse: 4, touch: 8 } as const

/** Returns the state after an event of the pointer. Never changes the state that it is given. */
export function step(state: EditorState, event: GestureEvent, around: Surroundings): EditorState {
  switch (event.type) {
    case 'press':
      return press(cancel(state), event)
    case 'drag':
      return drag(state, event, around)
    case 'release':
      return release(drag(state, event, around), event)
    case 'cancel':
      return cancel(state)
  }
}

function drag(state: EditorState, event: DragEvent | ReleaseEvent, around: Surroundings): EditorState {
  const { gesture } = state
  switch (gesture.kind) {
    case 'idle':
      return state
    case 'pressing':
      return begin(state, event, around)
    case 'moving':
      return continueMoving(state, gesture, event)
    case 'resizing':
      return continueResizing(state, gesture, { event, around })
    case 'rotating':
      return continueRotating(state, gesture, event)
    case 'marquee':
      return continueMarquee(state, gesture, { event, around })
    case 'drawing':
      return continueDrawing(state, gesture, event)
  }
}

/** Turns a press into the gesture that it began, once the pointer has moved. */
function begin(state: EditorState, event: DragEvent | ReleaseEvent, around: Surroundings): EditorState {
  const { gesture } = state
  if (gesture.kind !== 'pressing') return state
  const { start, event: pressed } = gesture
  const moved = Math.hypot(event.point.x - start.point.x, event.point.y - start.point.y) * event.zoom
  if (moved < SLOP_PX[pressed.isTouch ? 'touch' : 'mouse']) return state
  const next = started(state, around)
  // Nothing that can be moved or turned is selected.
  if (next.gesture.kind === 'pressing') return { ...next, gesture: IDLE }
  return drag(next, event, around)
}

function started(state: EditorState, around: Surroundings): EditorState {
  const { gesture, tool } = state
  if (gesture.kind !== 'pressing') return state
  const { start, event } = gesture
  const { pressed } = event
  if (pressed.on === 'handle') return startResizing(state, { start, handle: pressed.handle }, around)
  if (pressed.on === 'rotation') return startRotating(state, start, around)
  if (tool !== 'select' && tool !== 'hand') return startDrawing(state, start, tool)
  const isOnSelection = pressed.under.some(({ id, parents }) =>
    [id, ...parents].some((each) => state.selection.includes(each)),
  )
  return isOnSelection ? startMoving(state, start, around) : startMarquee(state, start)
}

function release(state: EditorState, event: ReleaseEvent): EditorState {
  const { gesture } = state
  switch (gesture.kind) {
    case 'idle':
      return state
    case 'pressing':
      return click({ ...state, gesture: IDLE }, gesture.event)
    case 'drawing':
      return endDrawing(state, gesture, event)
    case 'marquee':
      return { ...state, gesture: IDLE }
    case 'moving':
    case 'resizing':
    case 'rotating': {
      const { document, selection } = state
      const label = LABELS[gesture.kind]
      return { ...commit(state, { document, selection, label, at: event.at }, gesture.start), gesture: IDLE }
    }
  }
}

const LABELS = { moving: 'Move', resizing: 'Resize', rotating: 'Rotate' } as const

/** Restores what was there when the gesture began. */
function cancel(state: EditorState): EditorState {
  const { gesture } = state
  if (gesture.kind === 'idle') return state
  const { selection } = gesture.start
  // Selecting may have ended a new text that remained empty, which does not come back.
  const changesNothing = gesture.kind === 'pressing' || gesture.kind === 'marquee'
  const { document } = changesNothing ? state : gesture.start
  return { ...select({ ...state, document }, remaining(document, selection)), gesture: IDLE }
}
