import type { Point } from '../../paint/matrix.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { turnedInSteps } from '../geometry/turned-in-steps.ts'
import { movedControl, nodeAt } from '../paths/change-nodes.ts'
import { movedNodes } from '../paths/change-several.ts'
import type { Contour } from '../paths/contour.ts'
import { snapMove } from '../snap/snap-move.ts'
import { type Gesture, IDLE, type Start, type Surroundings } from './gesture.ts'
import type { DragEvent, Pressed, ReleaseEvent } from './gesture-event.ts'
import { nodesChosen } from './node-choice.ts'
import { inData, nodeOnPage, shapedNow, withNodeOn, withShape } from './shaped-now.ts'
import { canSnap, snapTargetsOf } from './snapping.ts'

type Shaping = Extract<Gesture, { kind: 'shaping' }>

type PressedPart = Extract<Pressed, { on: 'node' | 'curve' }>

/** Drags a point with the others that are selected, a control point, or a new point from the line between two. */
export function startShaping(
  state: EditorState,
  { start, pressed }: { start: Start; pressed: PressedPart },
  around: Surroundings,
): EditorState {
  const shaped = shapedNow(state, around.places)
  if (!shaped || state.gesture.kind !== 'pressing') return state
  const added = pressed.on === 'curve' ? withNodeOn(shaped, pressed.index, start.point) : undefined
  if (pressed.on === 'curve' && !added) return state
  const { place, drawn, path } = shaped
  const found = snapTargetsOf(state, around, { moving: new Set([path.id]), zoom: state.gesture.event.zoom })
  const { index, part } = pressed.on === 'node' ? pressed : { index: pressed.index + 1, part: 'at' as const }
  const before = part === 'at' && !added ? shaped.chosen : []
  const isAdded = state.gesture.event.modifiers.shift || before.includes(index)
  const chosen = [...(isAdded ? before.filter((each) => each !== index) : []), index]
  const contours = added ?? shaped.contours
  return {
    ...state,
    ...(part === 'at' ? nodesChosen(state, shaped, chosen) : { detail: { kind: 'node', id: path.id, index, part } }),
    gesture: {
      kind: 'shaping',
      start,
      shaped: { path, place, drawn, contours, index, part, chosen },
      isNew: added !== undefined,
      targets: { ...found, boxes: [] },
      snap: null,
    },
  }
}

/**
 * Shift keeps a point to one axis and turns a control point in steps of 15 degrees, Alt moves one control
 * point without the other, and Ctrl ignores what a point could snap to.
 */
export function continueShaping(state: EditorState, gesture: Shaping, event: DragEvent | ReleaseEvent): EditorState {
  const { start, shaped, isNew } = gesture
  const { contours, index, part } = shaped
  const node = nodeAt(contours, index)?.node
  const before = node?.[part]
  if (!node || !before) return state
  const by = { x: event.point.x - start.point.x, y: event.point.y - start.point.y }
  const grip = nodeOnPage(shaped, before)
  if (part !== 'at') {
    const free = { x: grip.x + by.x, y: grip.y + by.y }
    const to = inData(shaped, event.modifiers.shift ? turnedInSteps(nodeOnPage(shaped, node.at), free) : free)
    const changed = movedControl(contours, index, { side: part, to, breaks: event.modifiers.alt })
    return shownAs(state, gesture, isStill(by) ? contours : changed)
  }
  const { to, snap } = nodeTarget(state, gesture, { grip, by, event })
  const own = inData(shaped, to)
  const distance = { x: own.x - before.x, y: own.y - before.y }
  const changed = movedNodes(contours, new Map(shaped.chosen.map((each) => [each, distance])))
  const isBack = to.x === grip.x && to.y === grip.y && !isNew
  return shownAs(state, { ...gesture, snap }, isBack ? contours : changed)
}

function nodeTarget(
  state: EditorState,
  { targets }: Shaping,
  { grip, by, event }: { grip: Point; by: Point; event: DragEvent | ReleaseEvent },
): { to: Point; snap: Shaping['snap'] } {
  const { shift, mod } = event.modifiers
  const kept = shift ? (Math.abs(by.x) >= Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y }) : by
  // The distance is rounded, so that a point that is dragged there and back is where it was.
  const isWhole = state.options.wholePixels && !mod
  const whole = isWhole ? { x: Math.round(kept.x), y: Math.round(kept.y) } : kept
  const free = { x: grip.x + kept.x, y: grip.y + kept.y }
  const canMove = !isStill(whole)
  const snap =
    !shift && canSnap(event) && canMove
      ? snapMove({ left: free.x, right: free.x, top: free.y, bottom: free.y }, targets)
      : null
  const along = (axis: 'x' | 'y'): number =>
    snap && snap[axis] !== 0 ? free[axis] + snap[axis] : grip[axis] + whole[axis]
  return { to: { x: along('x'), y: along('y') }, snap }
}

function isStill({ x, y }: Point): boolean {
  return x === 0 && y === 0
}

function shownAs(state: EditorState, gesture: Shaping, contours: readonly Contour[]): EditorState {
  const { start, shaped, isNew } = gesture
  const isSame = contours === shaped.contours && !isNew
  const document = isSame ? start.document : withShape(start.document, shaped.path, contours)
  return { ...state, document, gesture }
}

export function endShaping(state: EditorState, { start, shaped, isNew }: Shaping, { at }: ReleaseEvent): EditorState {
  const moved = shaped.chosen.length > 1 ? 'Move points' : 'Move point'
  const label = isNew ? 'Add point' : shaped.part === 'at' ? moved : 'Move handle'
  return { ...commit(state, { document: state.document, label, at }, start), gesture: IDLE }
}
