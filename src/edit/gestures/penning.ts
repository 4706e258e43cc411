import type { Path } from '../../document/elements/path.ts'
import { LIMITS } from '../../document/limits.ts'
import { bounded, boundedLength } from '../../document/scaled-number.ts'
import type { Point } from '../../paint/matrix.ts'
import { measureOutline } from '../../paint/svg/measure-outline.ts'
import { strokeWidthOn } from '../adding/line-items.ts'
import type { Setting } from '../adding/item.ts'
import { settingOf } from '../adding/setting-of.ts'
import { commit, type EditorState, pageOf, select } from '../editor-state.ts'
import { insert } from '../operations/insert.ts'
import { type Contour, corner, MOST_NODES, type PathNode, pathData } from '../paths/contour.ts'
import { snapMove } from '../snap/snap-move.ts'
import { freeIds } from '../tree/free-ids.ts'
import { type Gesture, IDLE, type Surroundings } from './gesture.ts'
import type { DragEvent, PressEvent, ReleaseEvent } from './gesture-event.ts'
import { canSnap, snapTargetsOf } from './snapping.ts'
import { turnedInSteps } from '../geometry/turned-in-steps.ts'

type Penning = Extract<Gesture, { kind: 'penning' }>

/** A press this near to the first point, on the screen, closes the path; a finger covers it. */
const CLOSE_PX = { mouse: 10, touch: 22 } as const
/** A press becomes a curve when the pointer has moved so far. */
const CURVE_PX = 4
const DECIMALS = 3

/** Adds a point to the path that is being drawn, or begins one. A double press, or one on the first point, ends it. */
export function pressPen(before: EditorState, event: PressEvent, around: Surroundings): EditorState {
  const state = before.gesture.kind === 'penning' ? before : begun(before, event, around)
  const { gesture } = state
  if (gesture.kind !== 'penning') return state
  if (event.clicks >= 2 && gesture.nodes.length > 1) return endPen({ ...state, gesture: { ...gesture, at: event.at } })
  const to = target(state, gesture, event)
  if (isClosing(gesture, event, CLOSE_PX[event.isTouch ? 'touch' : 'mouse']))
    return endPen(shown(state, { ...gesture, isClosed: true, at: event.at }))
  if (gesture.nodes.length >= MOST_NODES) return endPen(state)
  const nodes = [...gesture.nodes, corner(to)]
  return shown(state, { ...gesture, nodes, pressed: event.point, to: null, at: event.at })
}

function begun(state: EditorState, { point, zoom, at }: PressEvent, around: Surroundings): EditorState {
  const free = select(state, [])
  const { document } = free
  const start = { document, selection: state.selection, detail: null, point }
  const id = freeIds(document).next('path')
  const targets = { ...snapTargetsOf(free, around, { moving: new Set(), zoom }), boxes: [] }
  const drawing = { start, id, targets, nodes: [], isClosed: false, pressed: null, to: null, at }
  return { ...free, gesture: { kind: 'penning', ...drawing } }
}

/** Bends the last point while it is pressed; otherwise leads the line that the next press would add. */
export function movePen(state: EditorState, gesture: Penning, event: DragEvent | ReleaseEvent): EditorState {
  const { nodes, pressed } = gesture
  const last = nodes.at(-1)
  if (!pressed || !last) {
    const targets = target(state, gesture, event)
    const first = nodes[0]
    return {
      ...state,
      gesture: {
        ...gesture,
        to: first && isClosing(gesture, event, CLOSE_PX.mouse) ? first.at : targets,
        at: event.at,
      },
    }
  }
  const by = { x: event.point.x - pressed.x, y: event.point.y - pressed.y }
  if (Math.hypot(by.x, by.y) * event.zoom < CURVE_PX)
    return shown(state, { ...gesture, nodes: nodes.with(-1, corner(last.at)) })
  const free = { x: last.at.x + by.x, y: last.at.y + by.y }
  const out = event.modifiers.shift ? turnedInSteps(last.at, free) : free
  const bent: PathNode = { ...last, in: { x: 2 * last.at.x - out.x, y: 2 * last.at.y - out.y }, out }
  return shown(state, { ...gesture, nodes: nodes.with(-1, bent), at: event.at })
}

export function releasePen(state: EditorState, gesture: Penning, event: ReleaseEvent): EditorState {
  return { ...state, gesture: { ...gesture, pressed: null, to: null, at: event.at } }
}

/** Removes the last point. Without any, nothing is drawn any more. */
export function backPen(state: EditorState): EditorState {
  const { gesture } = state
  if (gesture.kind !== 'penning') return state
  const nodes = gesture.nodes.slice(0, -1)
  return nodes.length === 0 ? ended(state, gesture) : shown(state, { ...gesture, nodes, pressed: null })
}

/** Keeps what has been drawn, as one step, and selects it. A single point is nothing. */
export function endPen(state: EditorState): EditorState {
  const { gesture, document } = state
  if (gesture.kind !== 'penning') return state
  const { start, nodes, id, at } = gesture
  if (nodes.length < 2) return ended(state, gesture)
  const done: EditorState = { ...state, gesture: IDLE, tool: 'select' }
  return commit(done, { document, selection: [id], label: 'Draw', at }, start)
}

function ended(state: EditorState, { start }: Penning): EditorState {
  return {
    ...select({ ...state, document: start.document, gesture: IDLE, tool: 'select' }, start.selection),
    gesture: IDLE,
  }
}

function isClosing({ nodes }: Penning, { point, zoom }: Pick<DragEvent, 'point' | 'zoom'>, reachPx: number): boolean {
  const [first] = nodes
  return (
    first !== undefined && nodes.length > 1 && Math.hypot(point.x - first.at.x, point.y - first.at.y) * zoom < reachPx
  )
}

/** Shift turns the line in steps of 15 degrees, and Ctrl ignores what the point could snap to. */
function target(
  { options }: EditorState,
  { nodes, targets }: Penning,
  event: Pick<DragEvent, 'point' | 'modifiers' | 'isFast'>,
): Point {
  const { point, modifiers } = event
  const last = nodes.at(-1)
  if (modifiers.shift && last) return turnedInSteps(last.at, point)
  const snap = canSnap(event)
    ? snapMove({ left: point.x, right: point.x, top: point.y, bottom: point.y }, targets)
    : { x: 0, y: 0 }
  const isWhole = options.wholePixels && !modifiers.mod
  const along = (axis: 'x' | 'y'): number =>
    snap[axis] !== 0 || !isWhole ? point[axis] + snap[axis] : Math.round(point[axis])
  return { x: along('x'), y: along('y') }
}

function shown(state: EditorState, gesture: Penning): EditorState {
  const { start, id, nodes, isClosed } = gesture
  const page = pageOf(state).id
  const setting = settingOf({ ...state, document: start.document })
  const document = insert(start.document, [penPath(id, { nodes, isClosed }, setting)], { in: page })
  return { ...state, document, selection: [id], gesture }
}

/** An open path is a line, and a closed one a shape. */
function penPath(id: string, contour: Contour, { look, page }: Setting): Path {
  const { left, top, right, bottom } = measureOutline(pathData([contour], DECIMALS)).bounds
  const [width, height] = [right - left, bottom - top]
  const box = { x: bounded(left), y: bounded(top), width: boundedLength(width), height: boundedLength(height) }
  const paint = contour.isClosed
    ? { fill: look.fill }
    : { fill: null, stroke: { paint: look.ink, width: strokeWidthOn({ page }) } }
  // The units of a flat path are pixels from its corner, since a view box has an extent.
  if (Math.min(width, height) < LIMITS.minViewBoxSide) {
    const d = pathData([shifted(contour, { x: -left, y: -top })], DECIMALS)
    return { id, type: 'path', ...box, d, ...paint }
  }
  return {
    id,
    type: 'path',
    ...box,
    d: pathData([contour], DECIMALS),
    viewBox: [box.x, box.y, box.width, box.height],
    ...paint,
  }
}

function shifted({ nodes, isClosed }: Contour, by: Point): Contour {
  const moved = (point: Point): Point => ({ x: point.x + by.x, y: point.y + by.y })
  return {
    isClosed,
    nodes: nodes.map(({ at, in: into, out }) => ({ at: moved(at), in: into && moved(into), out: out && moved(out) })),
  }
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
