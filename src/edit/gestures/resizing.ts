import type { Element } from '../../document/elements/element.ts'
import type { Point } from '../../paint/matrix.ts'
import type { EditorState } from '../editor-state.ts'
import { boundsOfAll, boxOnPage, pageMatrix } from '../geometry/page-matrix.ts'
import { pullOf } from '../geometry/pull-of.ts'
import { type Handle, resizeBox } from '../geometry/resize-box.ts'
import { resized } from '../geometry/resized.ts'
import { outermost } from '../operations/outermost.ts'
import { scaleEach } from '../operations/scale-each.ts'
import { reached, snapEdges } from '../snap/snap-edge.ts'
import type { Snap, SnapTargets } from '../snap/snap-move.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { replaceEach } from '../tree/replace-elements.ts'
import type { Gesture, Start, Surroundings } from './gesture.ts'
import type { DragEvent, ReleaseEvent } from './gesture-event.ts'
import { canSnap, snapTargetsOf } from './snapping.ts'
import { wholePixelBox } from './whole-pixels.ts'

type Resizing = Extract<Gesture, { kind: 'resizing' }>
type Input = DragEvent | ReleaseEvent

export function startResizing(
  state: EditorState,
  { start, handle }: { start: Start; handle: Handle },
  around: Surroundings,
): EditorState {
  if (state.gesture.kind !== 'pressing') return state
  const { zoom } = state.gesture.event
  const moving = new Set(state.selection)
  const targets = snapTargetsOf(state, around, { moving, zoom })
  // As it was drawn then: what is drawn now is already resized.
  const [id] = state.selection
  const drawn = id === undefined ? undefined : around.places.get(id)
  return { ...state, gesture: { kind: 'resizing', start, handle, drawn, targets, snap: null } }
}

/** Shift changes whether the proportions are kept, Alt keeps the center, and Ctrl ignores what it could snap to. */
export function continueResizing(state: EditorState, gesture: Resizing, event: Input): EditorState {
  const chosen = outermost(placesOf(gesture.start.document), new Set(state.selection))
  const [only] = chosen
  if (!only) return state
  return chosen.length === 1
    ? resizeOne(state, { gesture, event, place: only })
    : resizeSeveral(state, { gesture, event, chosen })
}

interface One {
  readonly gesture: Resizing
  readonly event: Input
  readonly place: Place
}

function resizeOne(state: EditorState, { gesture, event, place }: One): EditorState {
  const { handle, start, targets, drawn } = gesture
  const element = withDrawnBox(place.element, drawn?.element)
  const own = { ...place, element }
  const keepsRatio = hasRatio(element, handle) !== event.modifiers.shift
  const options = { keepsRatio, fromCenter: event.modifiers.alt }
  const isUpright = isUprightOnPage(place)
  const pull = pullOf(own, start.point, event.point)
  const free = resizeBox(element, { handle, by: pull }, options)
  const shown = { ...own, element: { ...element, ...free } }
  const found =
    canSnap(event) && isUpright ? snapOf(shown, { handle, targets, grows: options.fromCenter ? 2 : 1 }) : null
  const pulled = found ? add(pull, pullOf(own, { x: 0, y: 0 }, found)) : pull
  const snapped = found && (found.x !== 0 || found.y !== 0) ? resizeBox(element, { handle, by: pulled }, options) : free
  const result = { ...own, element: { ...element, ...snapped } }
  const side = handleOnPage(result, handle)
  const snap = found && reached(found, boxOnPage(result), { handle: side, boxes: targets.boxes })
  const isRounded =
    state.options.wholePixels && isUpright && !keepsRatio && !event.modifiers.mod && !(snap && isSnapped(snap))
  const box = isRounded ? wholePixelBox(snapped, element) : snapped
  const scale = scalesContent(element, handle, keepsRatio) && element.width > 0 ? box.width / element.width : 1
  const document = replaceEach(start.document, new Map([[place.element, resized(place.element, box, scale)]]))
  return { ...state, document, gesture: { ...gesture, snap } }
}

/** Texts and layouts may be drawn with another box than the document has. */
function withDrawnBox(element: Element, drawn: Element | undefined): Element {
  if (!drawn) return element
  const { x, y, width, height } = drawn
  return { ...element, x, y, width, height }
}

function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}

/** Whether the sides of an element are those of the page. */
export function isUprightOnPage({ element, parents }: Place): boolean {
  return [element, ...parents].every(({ rotation = 0 }) => rotation % 90 === 0)
}

/** A handle of a turned or flipped box is at another side of the page. */
export function handleOnPage(place: Place, handle: Handle): Handle {
  const { a, b, c, d } = pageMatrix(place)
  return {
    x: Math.round(a * handle.x + c * handle.y) as Handle['x'],
    y: Math.round(b * handle.x + d * handle.y) as Handle['y'],
  }
}

function snapOf(
  place: Place,
  { handle, targets, grows }: { handle: Handle; targets: SnapTargets; grows: 1 | 2 },
): Snap {
  return snapEdges(boxOnPage(place), handleOnPage(place, handle), { ...targets, grows })
}

function isSnapped({ guides, sizes }: Snap): boolean {
  return guides.length > 0 || sizes.length > 0
}

/** Whether a corner keeps the proportions without Shift. */
function hasRatio({ type }: Element, { x, y }: Handle): boolean {
  return x !== 0 && y !== 0 && PROPORTIONAL.has(type)
}

const PROPORTIONAL = new Set<Element['type']>(['text', 'image', 'svg', 'code', 'group', 'repeat', 'path'])

/** Whether a corner scales the letters, and the elements of a group, too. Edges make room instead. */
function scalesContent({ type }: Element, { x, y }: Handle, keepsRatio: boolean): boolean {
  return (
    keepsRatio && x !== 0 && y !== 0 && (type === 'text' || type === 'group' || type === 'repeat' || type === 'table')
  )
}

interface Several {
  readonly gesture: Resizing
  readonly event: Input
  readonly chosen: readonly Place[]
}

/** Several elements keep their proportions, since those that are turned could not be stretched otherwise. */
function resizeSeveral(state: EditorState, { gesture, event, chosen }: Several): EditorState {
  const { start, handle } = gesture
  const from = boundsOfAll(chosen.map(boxOnPage))
  const box = { x: from.left, y: from.top, width: from.right - from.left, height: from.bottom - from.top }
  const by = { x: event.point.x - start.point.x, y: event.point.y - start.point.y }
  const whole = { id: '', type: 'rect', ...box } as const
  const to = resizeBox(whole, { handle, by }, { keepsRatio: true, fromCenter: event.modifiers.alt })
  return { ...state, document: scaleEach(start.document, chosen, { from: box, to }) }
}
