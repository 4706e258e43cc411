import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDocument } from '../../document/parse-document.ts'
import { arbitraryTurns, inGroup } from '../testing/in-group.ts'
import { at, controlsIn, curve, documentOf, editing, labelsIn, pointsIn, triangle } from '../testing/edited-path.ts'
import { Hand } from '../testing/hand.ts'
import { placesOf } from '../tree/place.ts'

test('a double press shows the points, and one is dragged as one step while the others stay', () => {
  const hand = new Hand(documentOf(triangle)).press({ x: 100, y: 80 }).release({ x: 100, y: 80 })
  hand.press({ x: 100, y: 80 }, { clicks: 2 }).release({ x: 100, y: 80 })
  expect(hand.state.detail).toEqual({ kind: 'node', id: 'p', index: 0, part: 'at' })
  hand.pressPart(at(2), { x: 101, y: 141 }).drag({ x: 131, y: 181 }).release({ x: 121, y: 171 })
  expect(pointsIn(hand)).toEqual([
    { x: 50, y: 60 },
    { x: 150, y: 60 },
    { x: 120, y: 170 },
  ])
  expect(placesOf(hand.state.document).get('p')?.element).toMatchObject({ x: 50, y: 60, width: 100, height: 110 })
  expect(labelsIn(hand)).toEqual(['Move point'])
})

test('a point that is dragged there and back leaves the document as it was', () => {
  const document = documentOf(curve)
  const hand = editing(curve)
  hand.pressPart(at(1), { x: 110, y: 60 }).drag({ x: 300, y: 200 }).release({ x: 110, y: 60 })
  hand.pressPart(at(1, 'out'), { x: 130, y: 60 }).drag({ x: 300, y: 200 }).release({ x: 130, y: 60 })
  expect(hand.state.document).toEqual(document)
  expect(labelsIn(hand)).toEqual([])
})

test('a control point turns the other one of a smooth point, but not with Alt', () => {
  const hand = editing(curve).pressPart(at(1, 'out'), { x: 130, y: 60 }).drag({ x: 110, y: 90 })
  expect(controlsIn(hand, 1)).toEqual([
    { x: 110, y: 30 },
    { x: 110, y: 90 },
  ])
  hand.drag({ x: 110, y: 90 }, { alt: true })
  expect(controlsIn(hand, 1)).toEqual([
    { x: 90, y: 60 },
    { x: 110, y: 90 },
  ])
  hand.release({ x: 110, y: 90 }, { alt: true }).pressPart(at(1, 'in'), { x: 90, y: 60 }).release({ x: 80, y: 70 })
  expect(controlsIn(hand, 1)).toEqual([
    { x: 80, y: 70 },
    { x: 110, y: 90 },
  ])
  expect(labelsIn(hand)).toEqual(['Move handle', 'Move handle'])
})

test('a press on a line adds a point, Delete removes it, and a double press makes it smooth', () => {
  const hand = editing(triangle).pressPart({ on: 'curve', index: 0 }, { x: 90, y: 61 }).release({ x: 90, y: 61 })
  expect(pointsIn(hand)[1]).toEqual({ x: 90, y: 60 })
  hand.pressPart(at(1), { x: 90, y: 60 }, { clicks: 2 }).release({ x: 90, y: 60 })
  expect(controlsIn(hand, 1)).toEqual([
    { x: 76.67, y: 60 },
    { x: 110, y: 60 },
  ])
  expect(controlsIn(hand.run('toggle-smooth'), 1)).toEqual([null, null])
  expect(pointsIn(hand.run('delete'))).toHaveLength(3)
  hand.pressPart({ on: 'curve', index: 2 }, { x: 75, y: 100 }).drag({ x: 60, y: 110 }).release({ x: 55, y: 120 })
  expect(pointsIn(hand)[3]).toEqual({ x: 55, y: 120 })
  expect(labelsIn(hand)).toEqual(['Add point', 'Make point smooth', 'Make point a corner', 'Delete point', 'Add point'])
})

test('Escape during a drag restores the path, and then leaves its points', () => {
  const hand = editing(triangle)
  const { document, detail } = hand.state
  hand.pressPart({ on: 'curve', index: 0 }, { x: 90, y: 61 }).drag({ x: 90, y: 90 }).cancel()
  expect(hand.state).toMatchObject({ detail, selection: ['p'] })
  expect(hand.state.document).toBe(document)
  expect(hand.run('leave').state).toMatchObject({ detail: null, selection: ['p'] })
})

test('keys select points and control points, and move, add and delete them', () => {
  const hand = editing(curve).run('select-next')
  expect(hand.state.detail).toMatchObject({ index: 0, part: 'out' })
  expect(controlsIn(hand.run('move-far-right'), 0)).toEqual([null, { x: 60, y: 80 }])
  expect(hand.run('select-next').state.detail).toMatchObject({ index: 1, part: 'at' })
  expect(pointsIn(hand.run('move-up'))[1]).toEqual({ x: 110, y: 59 })
  hand.run('select-previous').run('select-previous').run('select-previous').run('select-previous')
  expect(hand.state.detail).toMatchObject({ index: 2, part: 'at' })
  expect(pointsIn(hand.run('add-point'))).toHaveLength(4)
  expect(pointsIn(hand.run('delete'))).toHaveLength(3)
})

test('a press within the path keeps its points, and a drag there moves it', () => {
  const hand = editing(triangle).press({ x: 100, y: 80 }).drag({ x: 120, y: 110 }).release({ x: 120, y: 110 })
  expect(hand.state.detail).not.toBeNull()
  expect(pointsIn(hand)[0]).toEqual({ x: 70, y: 90 })
  hand.press({ x: 300, y: 250 }).release({ x: 300, y: 250 })
  expect(hand.state).toMatchObject({ detail: null, selection: [] })
})

const shape = fc.constantFrom(
  triangle,
  curve,
  { ...triangle, viewBox: [-10, -10, 70, 60] as [number, number, number, number] },
  { ...curve, d: 'M0 0 A 60 60 0 0 1 120 0 M 20 20 H 90 V 50 Z' },
)
const point = fc.record({ x: fc.integer({ min: -200, max: 300 }), y: fc.integer({ min: -200, max: 300 }) })

test('only the point that is dragged moves, by as much as the pointer, in turned and mirrored paths and groups', () => {
  fc.assert(
    fc.property(shape, arbitraryTurns, fc.record({ to: point, choice: fc.nat(9) }), (path, turns, { to, choice }) => {
      const hand = editing(inGroup(path, turns))
      const before = pointsIn(hand)
      const index = choice % before.length
      const from = before[index] ?? { x: 0, y: 0 }
      hand.pressPart(at(index), from).drag({ x: from.x + 7, y: from.y - 90 })
      hand.release({ x: from.x + to.x, y: from.y + to.y }, { mod: true })
      for (const [each, now] of pointsIn(hand).entries()) {
        const expected = before[each] ?? now
        const by = each === index ? to : { x: 0, y: 0 }
        expect(Math.hypot(now.x - expected.x - by.x, now.y - expected.y - by.y)).toBeLessThan(0.05)
      }
      expect(() => parseDocument(hand.state.document)).not.toThrow()
    }),
    { numRuns: 1_000 },
  )
})
