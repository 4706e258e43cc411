import { LIMITS } from '../../document/limits.ts'
import { complete } from '../../document/elements/element.ts'
import type { Element } from '../../document/elements/element.ts'
import type { Size } from '../../document/document.ts'
import { apply, IDENTITY, invert, type Point } from '../../paint/matrix.ts'
import { type Gradient, offsetAfter, type Stops, withoutStop, withStopAt, withStopBetween } from '../colors/gradient.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { pageMatrix } from '../geometry/page-matrix.ts'
import { pointWithin, pullOf } from '../geometry/pull-of.ts'
import { endOf, withEndAt } from '../gradients/change-gradient.ts'
import { courseOf, nearestOffset, pointOn } from '../gradients/gradient-course.ts'
import { gradientNames, gradientOf, type PaintName, withGradient } from '../gradients/named-paint.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { replaceElements } from '../tree/replace-elements.ts'
import { type Gesture, IDLE, type Start, type Surroundings } from './gesture.ts'
import type { DragEvent, PressEvent, Pressed, ReleaseEvent } from './gesture-event.ts'

type Shading = Extract<Gesture, { kind: 'shading' }>

/** A stop that is dragged this far from its line, on the screen, goes. */
const OFF_PX = 40
const LABEL = 'Change gradient'

/** The gradient whose stops are edited. */
export interface Shaded {
  /** In the document. */
  readonly element: Element
  readonly paint: PaintName
  readonly gradient: Gradient
  /** The selected stop. */
  readonly index: number
  /** As it is drawn. */
  readonly place: Place
}

export function shadedNow({ detail, document }: EditorState, places: Surroundings['places']): Shaded | undefined {
  if (detail?.kind !== 'stop') return undefined
  const element = placesOf(document).get(detail.id)?.element
  const place = places.get(detail.id)
  const gradient = element && gradientOf(element, detail.paint)
  if (!place || !gradient || element.locked === true) return undefined
  return { element, paint: detail.paint, gradient, index: detail.index, place }
}

/** The box that a gradient covers. That of a line may have no area, but a gradient needs one. */
export function shadedBox({ element }: Pick<Place, 'element'>): Size {
  const { width, height } = complete(element)
  return { width: Math.max(1, width), height: Math.max(1, height) }
}

/** Edits the first gradient of an element, or the one after `present`; none after the last one. */
export function withFirstStop(state: EditorState, element: Element, present?: PaintName): EditorState {
  const names = element.locked === true ? [] : gradientNames(element)
  const paint = names[present === undefined ? 0 : names.indexOf(present) + 1]
  return { ...state, detail: paint === undefined ? null : { kind: 'stop', id: element.id, paint, index: 0 } }
}

export function stopChosen(state: EditorState, index: number): EditorState {
  return state.detail?.kind === 'stop' ? { ...state, detail: { ...state.detail, index } } : state
}

/** Drags a stop, a new one from the line, or an end of the gradient. */
export function startShading(
  state: EditorState,
  { start, pressed }: { start: Start; pressed: Extract<Pressed, { on: 'stop' | 'course' | 'gradient-end' }> },
  { places }: Surroundings,
): EditorState {
  const shaded = shadedNow(state, places)
  if (!shaded) return state
  const { place, paint, gradient } = shaded
  const gesture = { kind: 'shading', start, place, paint, gradient, isOff: false } as const
  if (pressed.on === 'gradient-end') return { ...state, gesture: { ...gesture, part: { end: pressed.end } } }
  if (pressed.on === 'stop')
    return { ...stopChosen(state, pressed.index), gesture: { ...gesture, part: { stop: pressed.index } } }
  const added = withStopAtPoint(state, shaded, start.point)
  if (!added) return state
  const { index, stops } = added
  return {
    ...stopChosen(state, index),
    gesture: { ...gesture, gradient: { ...gradient, stops }, part: { stop: index } },
  }
}

/** Shift moves a stop in steps of 10 percent, and turns the gradient in steps of 15 degrees. */
export function continueShading(state: EditorState, gesture: Shading, event: DragEvent | ReleaseEvent): EditorState {
  const { start, place, paint, gradient, part } = gesture
  const box = shadedBox(place)
  const pull = pullOf(place, start.point, event.point)
  const isStepped = event.modifiers.shift
  if ('end' in part) {
    const from = endOf(gradient, part.end, box)
    const to = { x: from.x + pull.x, y: from.y + pull.y }
    return { ...shown(state, gesture, withEndAt(gradient, { end: part.end, to, box, isStepped })), gesture }
  }
  const course = courseOf(gradient, box)
  const before = gradient.stops[part.stop]?.offset ?? 0
  const from = pointOn(course, before)
  const nearest = nearestOffset(course, { x: from.x + pull.x, y: from.y + pull.y })
  const offset = course.kind === 'ring' ? before + shortest(nearest.offset - before) : nearest.offset
  const isOff = nearest.distance * event.zoom > OFF_PX && gradient.stops.length > 2
  const stops = isOff
    ? withoutStop(gradient.stops, part.stop)
    : withStopAt(gradient.stops, part.stop, isStepped ? Math.round(offset * 10) / 10 : offset)
  const index = isOff ? Math.max(0, part.stop - 1) : part.stop
  const changed = shown(state, gesture, { ...gradient, stops })
  return {
    ...changed,
    detail: { kind: 'stop', id: place.element.id, paint, index },
    gesture: { ...gesture, isOff },
  }
}

export function endShading(state: EditorState, { start }: Shading, { at }: ReleaseEvent): EditorState {
  return { ...commit(state, { document: state.document, label: LABEL, at }, start), gesture: IDLE }
}

/** The shorter way around, in turns. */
function shortest(turns: number): number {
  return turns - Math.round(turns)
}

function shown(state: EditorState, { start, place, paint }: Shading, gradient: Gradient): EditorState {
  return { ...state, document: withGradientOf(start.document, place.element.id, { paint, gradient }) }
}

function withGradientOf(
  document: EditorState['document'],
  id: string,
  { paint, gradient }: { paint: PaintName; gradient: Gradient },
): EditorState['document'] {
  return replaceElements(document, (each) => [each.id === id ? withGradient(each, paint, gradient) : each])
}

function withStopAtPoint(
  { document }: EditorState,
  { gradient, place }: Shaded,
  point: Point,
): { stops: Stops; index: number } | undefined {
  if (gradient.stops.length >= LIMITS.stops) return undefined
  const { offset } = nearestOffset(courseOf(gradient, shadedBox(place)), pointWithin(place, point))
  return withStopBetween(gradient.stops, offset, document.brand)
}

/** A press on the line adds a stop there. */
export function stopAddedAt(
  state: EditorState,
  { point, at }: Pick<PressEvent, 'point' | 'at'>,
  { places }: Surroundings,
): EditorState {
  const shaded = shadedNow(state, places)
  const added = shaded && withStopAtPoint(state, shaded, point)
  return added ? withStops(state, shaded, { ...added, label: 'Add stop', at }) : state
}

/** Adds a stop after the selected one. */
export function stopAdded(state: EditorState, { gradient, ...shaded }: Shaded, at: number): EditorState {
  if (gradient.stops.length >= LIMITS.stops) return state
  const offset = offsetAfter(gradient.stops, shaded.index)
  const added = withStopBetween(gradient.stops, offset, state.document.brand)
  return withStops(state, { gradient, ...shaded }, { ...added, label: 'Add stop', at })
}

/** Two stops always remain. */
export function stopRemoved(state: EditorState, shaded: Shaded, at: number): EditorState {
  const stops = withoutStop(shaded.gradient.stops, shaded.index)
  return withStops(state, shaded, { stops, index: Math.max(0, shaded.index - 1), label: 'Delete stop', at })
}

/** Moves the selected stop by a percentage per pixel, in the direction in which the arrow leads along the line. */
export function nudgeStop(state: EditorState, shaded: Shaded, { by, at }: { by: Point; at: number }): EditorState {
  const { gradient, place, index } = shaded
  const { offset } = gradient.stops[index] ?? { offset: 0 }
  const course = courseOf(gradient, shadedBox(place))
  const { a, b, c, d } = pageMatrix(place)
  const own = apply(invert({ a, b, c, d, e: 0, f: 0 }) ?? IDENTITY, by)
  const [from, to] = [pointOn(course, offset - 0.01), pointOn(course, offset + 0.01)]
  const along = own.x * (to.x - from.x) + own.y * (to.y - from.y)
  const isAcross = Math.abs(along) < 1e-9
  const steps = Math.max(Math.abs(by.x), Math.abs(by.y)) * Math.sign(isAcross ? by.x + by.y : along)
  const stops = withStopAt(gradient.stops, index, offset + steps / 100)
  return withStops(state, shaded, { stops, index, label: LABEL, at, key: `stop:${shaded.element.id}:${index}` })
}

function withStops(
  state: EditorState,
  { element, paint, gradient }: Shaded,
  { stops, index, ...step }: { stops: Stops; index: number; label: string; at: number; key?: string },
): EditorState {
  if (stops === gradient.stops) return state
  const document = withGradientOf(state.document, element.id, { paint, gradient: { ...gradient, stops } })
  return commit({ ...state, detail: { kind: 'stop', id: element.id, paint, index } }, { document, ...step })
}
