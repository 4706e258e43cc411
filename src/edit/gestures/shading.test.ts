import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Rect } from '../../document/elements/rect.ts'
import { apply, type Point } from '../../paint/matrix.ts'
import type { Gradient } from '../colors/gradient.ts'
import { pageMatrix } from '../geometry/page-matrix.ts'
import { courseOf, pointOn } from '../gradients/gradient-course.ts'
import { gradientOf } from '../gradients/named-paint.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { arbitraryTurns, inGroup } from '../testing/in-group.ts'
import { Hand } from '../testing/hand.ts'
import { type Place, placesOf } from '../tree/place.ts'

const STOPS = [
  { offset: 0, color: '#000000' },
  { offset: 0.5, color: '#ff0000' },
  { offset: 1, color: '#ffffff' },
]
const rect = (fill: Gradient): Rect => ({ id: 'r', type: 'rect', x: 50, y: 60, width: 200, height: 100, fill })
const documentOf = (...elements: Document['pages'][0]['elements']): Document =>
  deepFrozen({ version: 1, pages: [{ id: 'p', elements }] })
const editing = (...elements: Document['pages'][0]['elements']): Hand => {
  const hand = new Hand(documentOf(...elements))
  hand.state = { ...hand.state, selection: ['r'] }
  return hand.run('edit-gradient')
}
const placeIn = (hand: Hand): Place => {
  const place = placesOf(hand.state.document).get('r')
  if (!place) throw new Error('There is no rectangle.')
  return place
}
const fillIn = (hand: Hand): Gradient => {
  const fill = gradientOf(placeIn(hand).element, 'fill')
  if (!fill) throw new Error('There is no gradient.')
  return fill
}
const offsetsIn = (hand: Hand): number[] => fillIn(hand).stops.map(({ offset }) => offset)

test('a stop is dragged along the line, as one step', () => {
  const hand = editing(rect({ type: 'linear', angle: 90, stops: STOPS }))
  hand.pressPart({ on: 'stop', index: 1 }, { x: 151, y: 111 }).drag({ x: 180, y: 140 }).release({ x: 201, y: 116 })
  expect(offsetsIn(hand)).toEqual([0, 0.75, 1])
  expect(hand.state.history.done.map(({ label }) => label)).toEqual(['Change gradient'])
  expect(hand.state.detail).toEqual({ kind: 'stop', id: 'r', paint: 'fill', index: 1 })
})

test('a stop that is dragged off goes, but two stay', () => {
  const hand = editing(rect({ type: 'linear', angle: 90, stops: STOPS }))
  hand.pressPart({ on: 'stop', index: 1 }, { x: 150, y: 110 }).drag({ x: 150, y: 160 })
  expect(offsetsIn(hand)).toEqual([0, 1])
  expect(hand.drag({ x: 160, y: 115 }).state.gesture).toMatchObject({ isOff: false })
  expect(offsetsIn(hand)).toEqual([0, 0.55, 1])
  hand.release({ x: 150, y: 160 })
  hand.pressPart({ on: 'stop', index: 0 }, { x: 50, y: 110 }).release({ x: 50, y: 200 })
  expect(offsetsIn(hand)).toEqual([0, 1])
})

test('a press on the line adds a stop in the color that is there', () => {
  const hand = editing(rect({ type: 'linear', angle: 90, stops: STOPS }))
  hand.pressPart({ on: 'course' }, { x: 200, y: 111 }).release({ x: 200, y: 111 })
  expect(fillIn(hand).stops[2]).toEqual({ offset: 0.75, color: '#ff8080' })
  expect(hand.state.detail).toMatchObject({ index: 2 })
  hand.pressPart({ on: 'course' }, { x: 100, y: 111 }).release({ x: 110, y: 111 })
  expect(offsetsIn(hand)).toEqual([0, 0.3, 0.5, 0.75, 1])
})

test('the ends turn a linear gradient, and move, enlarge and turn the others', () => {
  const linear = editing(rect({ type: 'linear', angle: 90, stops: STOPS }))
  linear.pressPart({ on: 'gradient-end', end: 'end' }, { x: 270, y: 110 }).release({ x: 170, y: 210 })
  expect(fillIn(linear)).toMatchObject({ angle: 180 })
  const radial = editing(rect({ type: 'radial', stops: STOPS }))
  radial.pressPart({ on: 'gradient-end', end: 'start' }, { x: 130, y: 110 }).release({ x: 180, y: 85 })
  expect(fillIn(radial)).toMatchObject({ center: { x: 0.75, y: 0.25 } })
  const half = Math.hypot(200, 100) / 2
  radial.pressPart({ on: 'gradient-end', end: 'end' }, { x: 0, y: 0 }).release({ x: -half / 2, y: 0 })
  expect(fillIn(radial)).toMatchObject({ radius: 0.5 })
  const conic = editing(rect({ type: 'conic', stops: STOPS }))
  conic.pressPart({ on: 'gradient-end', end: 'end' }, { x: 150, y: 75 }).release({ x: 185, y: 110 })
  expect(fillIn(conic)).toMatchObject({ angle: 90 })
})

test('Escape during a drag restores the gradient', () => {
  const hand = editing(rect({ type: 'linear', angle: 90, stops: STOPS }))
  const { document, detail } = hand.state
  hand.pressPart({ on: 'course' }, { x: 200, y: 111 }).drag({ x: 230, y: 111 }).cancel()
  expect(hand.state).toMatchObject({ detail, gesture: { kind: 'idle' } })
  expect(hand.state.document).toBe(document)
})

test('keys choose, move, add and delete stops', () => {
  const hand = editing(rect({ type: 'linear', angle: 90, stops: STOPS })).run('select-next')
  expect(offsetsIn(hand.run('move-far-right').run('move-left'))).toEqual([0, 0.59, 1])
  expect(offsetsIn(hand.run('add-point'))).toEqual([0, 0.59, 0.795, 1])
  expect(offsetsIn(hand.run('delete').run('delete'))).toEqual([0, 1])
  expect(hand.run('leave').state).toMatchObject({ detail: null, selection: ['r'] })
})

test('the arrow that leads along the line moves the stop, however the element is turned', () => {
  const turned = { ...rect({ type: 'linear', angle: 90, stops: STOPS }), rotation: 90 }
  expect(offsetsIn(editing(turned).run('select-next').run('move-down'))).toEqual([0, 0.51, 1])
  const mirrored = { ...rect({ type: 'linear', angle: 90, stops: STOPS }), flipX: true }
  expect(offsetsIn(editing(mirrored).run('select-next').run('move-right'))).toEqual([0, 0.49, 1])
})

test('the stroke follows the fill, and then the element is edited as a whole', () => {
  const stroke = { paint: { type: 'linear' as const, stops: STOPS }, width: 8 }
  const hand = editing({ ...rect({ type: 'linear', stops: STOPS }), stroke })
  expect(hand.state.detail).toMatchObject({ paint: 'fill' })
  expect(hand.run('edit-gradient').state.detail).toMatchObject({ paint: 'stroke.paint' })
  expect(hand.run('edit-gradient').state.detail).toBeNull()
})

const point = fc.record({ x: fc.integer({ min: -300, max: 500 }), y: fc.integer({ min: -300, max: 500 }) })
const arbitraryGradient = fc.oneof(
  fc.record({ type: fc.constant('linear' as const), angle: fc.integer({ min: 0, max: 359 }) }),
  fc.record({ type: fc.constant('radial' as const), radius: fc.double({ min: 0.1, max: 3, noNaN: true }) }),
  fc.record({ type: fc.constant('conic' as const), angle: fc.integer({ min: 0, max: 359 }) }),
)

test('a stop stays under the pointer in turned and mirrored elements and groups, and returns with it', () => {
  const offset = fc.double({ min: 0.02, max: 0.98, noNaN: true })
  fc.assert(
    fc.property(
      arbitraryGradient,
      arbitraryTurns,
      fc.record({ to: offset, grip: point, away: point }),
      (shape, turns, { to, grip, away }) => {
        const element = rect({ ...shape, stops: STOPS })
        const hand = editing(inGroup(element, turns))
        const place = placeIn(hand)
        const course = courseOf(fillIn(hand), element)
        const onPage = (at: number): Point => apply(pageMatrix(place), pointOn(course, at))
        const { document } = hand.state
        const [from, end] = [onPage(0.5), onPage(to)]
        const press = { x: from.x + grip.x, y: from.y + grip.y }
        hand.pressPart({ on: 'stop', index: 1 }, press).drag(away)
        hand.drag({ x: end.x + grip.x, y: end.y + grip.y })
        expect(offsetsIn(hand)[1]).toBeCloseTo(to, 2)
        hand.release(press)
        expect(hand.state.document).toEqual(document)
      },
    ),
    { numRuns: 1_000 },
  )
})
