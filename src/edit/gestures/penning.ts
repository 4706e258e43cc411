import type { Point } from '../../paint/matrix.ts'
import { settingOf } from '../adding/setting-of.ts'
import { commit, type EditorState, pageOf, select } from '../editor-state.ts'
import { turnedInSteps } from '../geometry/turned-in-steps.ts'
import { insert } from '../operations/insert.ts'
import { movedControl } from '../paths/change-nodes.ts'
import { corner, MOST_NODES, type PathNode } from '../paths/contour.ts'
import { freeIds } from '../tree/free-ids.ts'
import { openEnds } from './continued-path.ts'
import { IDLE, type Penning, type PenPress, type Surroundings } from './gesture.ts'
import type { DragEvent, PressEvent, ReleaseEvent } from './gesture-event.ts'
import { documentWithPath, penPath } from './pen-path.ts'
import { penTarget } from './pen-target.ts'
import { snapTargetsOf } from './snapping.ts'

/** A press this near to the first or last point, on the screen, is on it; a finger covers it. */
const REACH_PX = { mouse: 10, touch: 22 } as const
/** A press becomes a curve when the pointer has moved so far. */
const CURVE_PX = 4

/**
 * Adds a point to the path that is being drawn, or begins one: at an end of the selected path, that path goes on.
 * A press on the first point closes the path when it is released, and one on the last point makes it the end of a
 * straight line. A double press ends the path.
 */
export function pressPen(before: EditorState, event: PressEvent, around: Surroundings): EditorState {
  const isGoingOn = before.gesture.kind === 'penning'
  const state = isGoingOn ? before : begun(before, event, around)
  const { gesture } = state
  if (gesture.kind !== 'penning') return state
  const { nodes } = gesture
  if (event.clicks >= 2 && nodes.length > 1) return endPen({ ...state, gesture: { ...gesture, at: event.at } })
  const reach = REACH_PX[event.isTouch ? 'touch' : 'mouse'] / event.zoom
  const pressed = (on: PenPress['on']): PenPress => ({ on, at: event.point, nodes })
  const step = { to: null, snap: null, at: event.at }
  if (nodes.length > 1 && isAt(nodes[0], event.point, reach))
    return shown(state, { ...gesture, ...step, isClosed: true, pressed: pressed('first') })
  const last = nodes.at(-1)
  if (last && isAt(last, event.point, reach))
    return shown(state, {
      ...gesture,
      ...step,
      nodes: nodes.with(-1, { ...last, out: null }),
      pressed: pressed('last'),
    })
  if (nodes.length >= MOST_NODES) return endPen(state)
  const { to } = penTarget(state, gesture, event)
  return shown(state, { ...gesture, ...step, nodes: [...nodes, corner(to)], pressed: pressed('new') })
}

function begun(state: EditorState, { point, zoom, at, isTouch }: PressEvent, around: Surroundings): EditorState {
  const reach = REACH_PX[isTouch ? 'touch' : 'mouse'] / zoom
  const end = openEnds(state, around).find((each) => isAt(each, point, reach))
  const free = select(state, [])
  const { document } = free
  const start = { document, selection: state.selection, detail: null, point }
  const id = end?.shaped.path.id ?? freeIds(document).next('path')
  const targets = { ...snapTargetsOf(free, around, { moving: new Set([id]), zoom }), boxes: [] }
  const continued = end ? { shaped: end.shaped, number: end.number } : null
  const drawing = { start, id, targets, nodes: end?.nodes ?? [], isClosed: false, continued }
  return { ...free, gesture: { kind: 'penning', ...drawing, pressed: null, to: null, snap: null, at } }
}

/** Bends the lines at the point that is pressed; otherwise leads the line that the next press would add. */
export function movePen(state: EditorState, gesture: Penning, event: DragEvent | ReleaseEvent): EditorState {
  const { nodes, pressed } = gesture
  const { at } = event
  if (!pressed) {
    const [first] = nodes
    const isClosing = nodes.length > 1 && isAt(first, event.point, REACH_PX.mouse / event.zoom)
    const target = isClosing && first ? { to: first.at, snap: null } : penTarget(state, gesture, event)
    return { ...state, gesture: { ...gesture, ...target, at } }
  }
  return shown(state, { ...gesture, nodes: bentNodes(gesture, pressed, event), at })
}

/**
 * A new point gets two control points, of which Alt moves only that of the next line. The closing line is bent with
 * the first one, unless that begins straight or Alt is held.
 */
function bentNodes({ nodes }: Penning, pressed: PenPress, event: DragEvent | ReleaseEvent): readonly PathNode[] {
  const node = pressed.on === 'first' ? pressed.nodes[0] : nodes.at(-1)
  if (!node) return nodes
  const { alt, shift } = event.modifiers
  const by = { x: event.point.x - pressed.at.x, y: event.point.y - pressed.at.y }
  const isStill = Math.hypot(by.x, by.y) * event.zoom < CURVE_PX
  const free = { x: node.at.x + by.x, y: node.at.y + by.y }
  const out = shift ? turnedInSteps(node.at, free) : free
  const opposite = { x: 2 * node.at.x - out.x, y: 2 * node.at.y - out.y }
  switch (pressed.on) {
    case 'first': {
      if (isStill) return pressed.nodes
      const closed = [{ nodes: pressed.nodes, isClosed: true }]
      return movedControl(closed, 0, { side: 'in', to: opposite, breaks: alt })[0]?.nodes ?? nodes
    }
    case 'last':
      return nodes.with(-1, { ...node, out: isStill ? null : out })
    case 'new':
      return nodes.with(-1, isStill ? corner(node.at) : { ...node, in: alt ? node.in : opposite, out })
  }
}

export function releasePen(state: EditorState, gesture: Penning, event: ReleaseEvent): EditorState {
  const released = { ...state, gesture: { ...gesture, pressed: null, to: null, at: event.at } }
  return gesture.isClosed ? endPen(released) : released
}

/** Removes the last point, or takes back what the press of another one has done. Without any, nothing is drawn. */
export function backPen(state: EditorState): EditorState {
  const { gesture } = state
  if (gesture.kind !== 'penning') return state
  const nodes = gesture.pressed?.nodes ?? gesture.nodes.slice(0, -1)
  if (nodes.length === 0) return ended(state, gesture)
  return shown(state, { ...gesture, nodes, isClosed: false, pressed: null, to: null })
}

/** Keeps what has been drawn, as one step, and selects it. A single point is nothing. */
export function endPen(state: EditorState): EditorState {
  const { gesture, document } = state
  if (gesture.kind !== 'penning') return state
  const { start, nodes, id, at, continued } = gesture
  if (nodes.length < 2) return ended(state, gesture)
  const done: EditorState = { ...state, gesture: IDLE, tool: 'select' }
  return commit(done, { document, selection: [id], label: continued ? 'Extend path' : 'Draw', at }, start)
}

function ended(state: EditorState, { start }: Penning): EditorState {
  return {
    ...select({ ...state, document: start.document, gesture: IDLE, tool: 'select' }, start.selection),
    gesture: IDLE,
  }
}

function isAt(node: { readonly at: Point } | undefined, { x, y }: Point, reach: number): boolean {
  return node !== undefined && Math.hypot(x - node.at.x, y - node.at.y) < reach
}

function shown(state: EditorState, gesture: Penning): EditorState {
  return { ...state, document: documentWithPath(state, gesture), selection: [gesture.id], gesture }
}

/** The way to draw a path without a pointer: a line in the middle of the page, whose points are edited. */
export function pathInMiddle(state: EditorState, at: number): EditorState {
  const { width, height } = state.size
  const id = freeIds(state.document).next('path')
  const half = Math.round(Math.min(width, height) / 10)
  const [x, y] = [Math.round(width / 2), Math.round(height / 2)]
  const nodes = [corner({ x: x - half, y }), corner({ x: x + half, y })]
  const path = penPath(id, { nodes, isClosed: false }, settingOf(state))
  const document = insert(state.document, [path], { in: pageOf(state).id })
  const drawn = commit({ ...state, tool: 'select' }, { document, selection: [id], label: 'Draw', at })
  return { ...drawn, detail: { kind: 'node', id, index: 1, part: 'at' } }
}
