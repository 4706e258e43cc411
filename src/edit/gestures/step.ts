import type { EditorState } from '../editor-state.ts'
import { commit, endWords, select } from '../editor-state.ts'
import { continueBending, startBending } from './bending.ts'
import { continueCropping, croppedNow, startCropping } from './cropping.ts'
import { continueDrawing, endDrawing, startDrawing } from './drawing.ts'
import { IDLE, type Surroundings } from './gesture.ts'
import type { DragEvent, GestureEvent, ReleaseEvent } from './gesture-event.ts'
import { continueGuiding, startGuiding } from './guiding.ts'
import { isOnSelection } from './is-on-selection.ts'
import { continueMarquee, startMarquee } from './marquee.ts'
import { continueMoving, endMoving, startMoving } from './moving.ts'
import { backPen, endPen, movePen, pressPen, releasePen } from './penning.ts'
import { isDrawTool } from '../tool.ts'
import { click, isOnShaped, press } from './pressing.ts'
import { continueReordering, endReordering } from './reordering.ts'
import { continueResizing, startResizing } from './resizing.ts'
import { continueShading, endShading, startShading } from './shading.ts'
import { continueShaping, endShaping, startShaping } from './shaping.ts'
import { continueRotating, startRotating } from './rotating.ts'
import { SLOP_PX } from './slop.ts'

/** Returns the state after an event of the pointer. Never changes the state that it is given. */
export function step(state: EditorState, event: GestureEvent, around: Surroundings): EditorState {
  switch (event.type) {
    case 'press': {
      const isPen = state.tool === 'pen' && event.pressed.on === 'page'
      const isPenning = state.gesture.kind === 'penning'
      if (isPen && isPenning) return pressPen(state, event, around)
      // Ends the editing first, so that canceling does not bring back a text that was left empty.
      const free = endWords(isPenning ? endPen(state) : cancel(state))
      return isPen ? pressPen(free, event, around) : press(free, event, around)
    }
    case 'drag':
      return drag(state, event, around)
    case 'release':
      return release(drag(state, event, around), event, around)
    case 'cancel':
      return cancel(state)
    case 'back':
      return backPen(state)
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
      return continueMoving(state, gesture, { event, around })
    case 'reordering':
      return continueReordering(state, gesture, { event, around })
    case 'resizing':
      return continueResizing(state, gesture, event)
    case 'rotating':
      return continueRotating(state, gesture, event)
    case 'marquee':
      return continueMarquee(state, gesture, { event, around })
    case 'cropping':
      return continueCropping(state, gesture, event)
    case 'bending':
      return continueBending(state, gesture, event)
    case 'shading':
      return continueShading(state, gesture, event)
    case 'shaping':
      return continueShaping(state, gesture, event)
    case 'penning':
      return movePen(state, gesture, event)
    case 'guiding':
      return continueGuiding(state, gesture, event)
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
  const cropped = croppedNow(state, around)
  if (cropped && (pressed.on === 'handle' || pressed.on === 'page')) {
    return startCropping(state, { start, handle: pressed.on === 'handle' ? pressed.handle : null, around }, cropped)
  }
  if (pressed.on === 'handle') return startResizing(state, { start, handle: pressed.handle }, around)
  if (pressed.on === 'point') return startBending(state, { start, index: pressed.index, isNew: false }, around)
  if (pressed.on === 'segment') return startBending(state, { start, index: pressed.index, isNew: true }, around)
  if (pressed.on === 'stop' || pressed.on === 'course' || pressed.on === 'gradient-end')
    return startShading(state, { start, pressed }, around)
  if (pressed.on === 'node' || pressed.on === 'curve') return startShaping(state, { start, pressed }, around)
  if (pressed.on === 'ruler') return startGuiding(state, { start, axis: pressed.axis, index: null }, around)
  if (pressed.on === 'guide') return startGuiding(state, { ...pressed, start }, around)
  if (pressed.on === 'rotation') return startRotating(state, start, around)
  if (isDrawTool(tool)) return startDrawing(state, start, tool)
  const selectsPoints = state.detail?.kind === 'node' && (event.modifiers.shift || !isOnShaped(state, pressed.under))
  return isOnSelection(state, pressed.under) && !selectsPoints
    ? startMoving(state, start, around)
    : startMarquee(state, start)
}

function release(state: EditorState, event: ReleaseEvent, around: Surroundings): EditorState {
  const { gesture } = state
  switch (gesture.kind) {
    case 'idle':
      return state
    case 'pressing':
      return click({ ...state, gesture: IDLE }, gesture.event, around)
    case 'drawing':
      return endDrawing(state, gesture, event)
    case 'marquee':
      return { ...state, gesture: IDLE }
    case 'reordering':
      return endReordering(state, gesture, event)
    case 'shaping':
      return endShaping(state, gesture, event)
    case 'penning':
      return releasePen(state, gesture, event)
    case 'shading':
      return endShading(state, gesture, event)
    case 'moving':
      return endMoving(state, gesture, event)
    case 'resizing':
    case 'rotating':
    case 'cropping':
    case 'bending':
    case 'guiding': {
      const { document, selection } = state
      const label = LABELS[gesture.kind]
      return { ...commit(state, { document, selection, label, at: event.at }, gesture.start), gesture: IDLE }
    }
  }
}

const LABELS = {
  resizing: 'Resize',
  rotating: 'Rotate',
  cropping: 'Crop',
  bending: 'Move point',
  guiding: 'Move guide',
} as const

/**
 * Restores what was there when the gesture began. Of a path that is being drawn, only the point that is pressed goes;
 * otherwise the path ends.
 */
function cancel(state: EditorState): EditorState {
  const { gesture } = state
  if (gesture.kind === 'penning') return gesture.pressed ? backPen(state) : endPen(state)
  if (gesture.kind === 'idle') return state
  const { document, selection, detail } = gesture.start
  // Without a selection, so that the scope becomes that of the former one: what left a group is in it again.
  return { ...select({ ...state, document, selection: [] }, selection), detail, gesture: IDLE }
}
