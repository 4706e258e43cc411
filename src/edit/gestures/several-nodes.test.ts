import { expect, test } from 'vitest'
import { at, controlsIn, curve, editing, labelsIn, pointsIn, shapedIn, triangle } from '../testing/edited-path.ts'
import type { Hand } from '../testing/hand.ts'

const chosenIn = (hand: Hand): readonly number[] => shapedIn(hand).chosen

test('Shift adds points to the selected ones, which are dragged together as one step', () => {
  const hand = editing(triangle)
  hand.pressPart(at(1), { x: 150, y: 60 }, { shift: true }).release({ x: 150, y: 60 })
  expect(chosenIn(hand)).toEqual([0, 1])
  hand.pressPart(at(0), { x: 50, y: 60 }).drag({ x: 80, y: 0 }).release({ x: 60, y: 40 })
  expect(pointsIn(hand)).toEqual([
    { x: 60, y: 40 },
    { x: 160, y: 40 },
    { x: 100, y: 140 },
  ])
  expect(chosenIn(hand)).toEqual([1, 0])
  hand.run('move-down')
  expect(pointsIn(hand)[1]).toEqual({ x: 160, y: 41 })
  expect(labelsIn(hand)).toEqual(['Move points', 'Move points'])
  hand.pressPart(at(1), { x: 160, y: 41 }, { shift: true }).release({ x: 160, y: 41 })
  expect(chosenIn(hand)).toEqual([0])
  hand.pressPart(at(2), { x: 100, y: 140 }).release({ x: 100, y: 140 })
  expect(chosenIn(hand)).toEqual([2])
})

test('a rectangle selects the points in it, with Shift besides others, and Escape takes that back', () => {
  const hand = editing(triangle).press({ x: 40, y: 30 }).drag({ x: 170, y: 70 })
  expect(chosenIn(hand)).toEqual([0, 1])
  hand.release({ x: 170, y: 70 })
  const { detail } = hand.state
  hand.press({ x: 90, y: 150 }).drag({ x: 110, y: 130 })
  expect(chosenIn(hand)).toEqual([2])
  hand.cancel()
  expect(hand.state.detail).toEqual(detail)
  hand.press({ x: 90, y: 150 }, { shift: true }).drag({ x: 110, y: 130 }, { shift: true }).release({ x: 110, y: 130 })
  expect(chosenIn(hand)).toEqual([2])
  hand.press({ x: 20, y: 20 }, { shift: true }).drag({ x: 60, y: 70 }, { shift: true })
  hand.release({ x: 60, y: 70 }, { shift: true })
  expect(chosenIn(hand)).toEqual([2, 0])
  expect(labelsIn(hand)).toEqual([])
})

test('a press next to the path still selects what is there', () => {
  const hand = editing(triangle, { id: 'r', type: 'rect', x: 300, y: 300, width: 50, height: 50 })
  hand.press({ x: 310, y: 310 }).release({ x: 310, y: 310 })
  expect(hand.state).toMatchObject({ detail: null, selection: ['r'] })
})

test('keys select several points, align, smooth and delete them, and the path goes with all of its points', () => {
  const hand = editing(triangle).run('select-next-point').run('select-next-point')
  expect(chosenIn(hand)).toEqual([0, 1, 2])
  hand.run('distribute-x').run('align-bottom')
  expect(pointsIn(hand)).toEqual([
    { x: 50, y: 140 },
    { x: 150, y: 140 },
    { x: 100, y: 140 },
  ])
  hand.run('undo').run('toggle-smooth')
  expect(controlsIn(hand, 1)).not.toEqual([null, null])
  expect(controlsIn(hand.run('toggle-smooth'), 1)).toEqual([null, null])
  hand.run('select-next')
  expect(chosenIn(hand)).toEqual([0])
  hand.run('select-next-point').run('delete')
  expect(hand.state.document.pages[0]?.elements).toEqual([])
  expect(hand.state).toMatchObject({ selection: [], detail: null })
  expect(pointsIn(hand.run('undo').run('select-all').run('enter').run('select-all'))).toHaveLength(3)
  expect(chosenIn(hand)).toEqual([0, 1, 2])
  expect(labelsIn(hand)).toEqual(['Make points smooth', 'Make points corners'])
})

test('deleting some points keeps the line through the others', () => {
  const hand = editing(curve, { id: 'other', type: 'rect', x: 0, y: 0, width: 9, height: 9 })
  hand.run('add-point').run('select-next-point').run('delete')
  expect(pointsIn(hand)).toHaveLength(2)
  expect(labelsIn(hand)).toEqual(['Add point', 'Delete points'])
})
