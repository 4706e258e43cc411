import type { Path } from '../../document/elements/path.ts'
import { apply, type Point } from '../../paint/matrix.ts'
import type { Detail } from '../detail.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { pageMatrix } from '../geometry/page-matrix.ts'
import { pointWithin } from '../geometry/pull-of.ts'
import {
  movedControl,
  movedNode,
  nodeAt,
  nodeCount,
  type NodePart,
  segmentAfter,
  withEndExtended,
  withNodeAdded,
  withoutNode,
  withSmoothToggled,
} from '../paths/change-nodes.ts'
import { type Contour, contoursOf, MOST_NODES } from '../paths/contour.ts'
import { nearestShare } from '../paths/nearest-on-segment.ts'
import type { Shaped } from '../paths/shaped.ts'
import { dataPoint, ownPoint, withContours } from '../paths/with-contours.ts'
import { snapMove } from '../snap/snap-move.ts'
import { placesOf } from '../tree/place.ts'
import { replaceElements } from '../tree/replace-elements.ts'
import {
  type DragEvent,
  type Gesture,
  IDLE,
  type PressEvent,
  type Pressed,
  type ReleaseEvent,
  type Start,
  type Surroundings,
} from './gesture.ts'
import { canSnap, snapTargetsOf } from './snapping.ts'
import { turnedInSteps } from '../geometry/turned-in-steps.ts'

type Shaping = Extract<Gesture, { kind: 'shaping' }>
type Step = Pick<PressEvent, 'at'>

export function shapedNow({ detail, document }: EditorState, places: Surroundings['places']): Shaped | undefined {
  if (detail?.kind !== 'node') return undefined
  const path = placesOf(document).get(detail.id)?.element
  const place = places.get(detail.id)
  if (path?.type !== 'path' || place?.element.type !== 'path' || path.locked === true) return undefined
  const contours = contoursOf(path.d)
  if (!contours) return undefined
  const index = Math.min(detail.index, nodeCount(contours) - 1)
  const part = nodeAt(contours, index)?.node[detail.part] ? detail.part : 'at'
  return { path, contours, index, part, place, drawn: place.element }
}

/** Edits the points of a path. Undefined if there are too many, or it is locked. */
export function withFirstNode(state: EditorState, { id, d, locked }: Path): EditorState | undefined {
  if (locked === true || !contoursOf(d)) return undefined
  return { ...state, detail: { kind: 'node', id, index: 0, part: 'at' } }
}

/** Where a point of the data is on the page. */
export function nodeOnPage({ place, drawn }: Pick<Shaped, 'place' | 'drawn'>, point: Point): Point {
  return apply(pageMatrix(place), ownPoint(drawn, point))
}

function inData({ place, drawn }: Pick<Shaped, 'place' | 'drawn'>, point: Point): Point {
  return dataPoint(drawn, pointWithin(place, point))
}

type PressedPart = Extract<Pressed, { on: 'node' | 'curve' }>

/** Drags a point or control point, or a new point from the line between two. */
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
  const contours = added ?? shaped.contours
  return {
    ...state,
    detail: { kind: 'node', id: path.id, index, part },
    gesture: {
      kind: 'shaping',
      start,
      shaped: { path, place, drawn, contours, index, part },
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
  const changed = movedNode(contours, index, { x: own.x - before.x, y: own.y - before.y })
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

function withShape(
  document: EditorState['document'],
  path: Path,
  contours: readonly Contour[],
): EditorState['document'] {
  const changed = withContours(path, contours)
  return replaceElements(document, (each) => [each.id === path.id ? changed : each])
}

export function endShaping(state: EditorState, { start, shaped, isNew }: Shaping, { at }: ReleaseEvent): EditorState {
  const label = isNew ? 'Add point' : shaped.part === 'at' ? 'Move point' : 'Move handle'
  return { ...commit(state, { document: state.document, label, at }, start), gesture: IDLE }
}

function withNodeOn(shaped: Shaped, index: number, point: Point): Contour[] | undefined {
  const segment = segmentAfter(shaped.contours, index)
  if (!segment || nodeCount(shaped.contours) >= MOST_NODES) return undefined
  return withNodeAdded(shaped.contours, index, nearestShare(segment, inData(shaped, point)))
}

/** A press on a point selects it, and a double press makes it smooth or a corner. */
export function nodePressed(
  state: EditorState,
  { index, part }: { index: number; part: NodePart },
  { clicks, at, places }: Pick<PressEvent, 'clicks' | 'at'> & Surroundings,
): EditorState {
  if (state.detail?.kind !== 'node') return state
  const chosen = { ...state, detail: { ...state.detail, index, part } }
  const shaped = shapedNow(chosen, places)
  return clicks >= 2 && part === 'at' && shaped ? smoothToggled(chosen, shaped, { at }) : chosen
}

/** A press on the line between two points adds one there. */
export function nodeAddedAt(
  state: EditorState,
  index: number,
  { point, at, places }: Pick<PressEvent, 'point' | 'at'> & Surroundings,
): EditorState {
  const shaped = shapedNow(state, places)
  const contours = shaped && withNodeOn(shaped, index, point)
  return contours ? shapedAs(state, shaped, { contours, index: index + 1, label: 'Add point', at }) : state
}

/** Adds a point after the selected one: beyond it, if it is the end of an open line. */
export function nodeAdded(state: EditorState, shaped: Shaped, { at }: Step): EditorState {
  const { contours, index } = shaped
  if (nodeCount(contours) >= MOST_NODES) return state
  const added = segmentAfter(contours, index)
    ? withNodeAdded(contours, index, 0.5)
    : withEndExtended(
        contours,
        index,
        EXTENSION_PX / (shaped.path.viewBox ? shaped.path.width / shaped.path.viewBox[2] : 1),
      )
  return shapedAs(state, shaped, { contours: added, index: index + 1, label: 'Add point', at })
}

const EXTENSION_PX = 40

export function nodeRemoved(state: EditorState, shaped: Shaped, { at }: Step): EditorState {
  const contours = withoutNode(shaped.contours, shaped.index)
  if (nodeCount(contours) === nodeCount(shaped.contours)) return state
  const index = Math.max(0, Math.min(shaped.index - 1, nodeCount(contours) - 1))
  return shapedAs(state, shaped, { contours, index, label: 'Delete point', at })
}

export function smoothToggled(state: EditorState, shaped: Shaped, { at }: Step): EditorState {
  const contours = withSmoothToggled(shaped.contours, shaped.index)
  const isSmooth = nodeAt(contours, shaped.index)?.node.out !== null || nodeAt(contours, shaped.index)?.node.in !== null
  return shapedAs(state, shaped, {
    contours,
    index: shaped.index,
    label: isSmooth ? 'Make point smooth' : 'Make point a corner',
    at,
  })
}

/** Moves the selected point or control point by a distance on the page. */
export function nudgeNode(state: EditorState, shaped: Shaped, { by, at }: Step & { by: Point }): EditorState {
  const { contours, index, part } = shaped
  const before = nodeAt(contours, index)?.node[part]
  if (!before) return state
  const onPage = nodeOnPage(shaped, before)
  const to = inData(shaped, { x: onPage.x + by.x, y: onPage.y + by.y })
  const moved =
    part === 'at'
      ? movedNode(contours, index, { x: to.x - before.x, y: to.y - before.y })
      : movedControl(contours, index, { side: part, to, breaks: false })
  const key = `node:${shaped.path.id}:${index}:${part}`
  const label = part === 'at' ? 'Move point' : 'Move handle'
  return shapedAs(state, shaped, { contours: moved, index, part, label, key, at })
}

/** The points and their control points in the order in which keys select them. */
export function neighborNode(shaped: Shaped, by: 1 | -1): Pick<Extract<Detail, { kind: 'node' }>, 'index' | 'part'> {
  const parts = shaped.contours
    .flatMap(({ nodes }) => nodes)
    .flatMap((node, index) =>
      (['at', 'in', 'out'] as const).filter((part) => node[part] !== null).map((part) => ({ index, part })),
    )
  const present = parts.findIndex(({ index, part }) => index === shaped.index && part === shaped.part)
  return parts[(present + by + parts.length) % parts.length] ?? { index: 0, part: 'at' }
}

interface Change extends Step {
  readonly contours: readonly Contour[]
  readonly index: number
  readonly part?: NodePart
  readonly label: string
  readonly key?: string
}

function shapedAs(
  state: EditorState,
  { path }: Shaped,
  { contours, index, part = 'at', ...step }: Change,
): EditorState {
  const document = withShape(state.document, path, contours)
  return commit({ ...state, detail: { kind: 'node', id: path.id, index, part } }, { document, ...step })
}
