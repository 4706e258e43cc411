import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bounds } from '../../paint/bounds.ts'
import { distancesBetween, neighborDistances } from './distances.ts'

const PAGE = { width: 400, height: 300 }
const box = (left: number, top: number, [width, height]: readonly [number, number] = [20, 20]): Bounds => ({
  ...{ left, top, right: left + width, bottom: top + height },
})
const around = (...boxes: Bounds[]) => ({ boxes, page: PAGE, guides: [] })
const BOTH = { x: 0, y: 0 } as const

test('the nearest box that faces along an axis counts, and else the nearer edge of the page', () => {
  const found = neighborDistances(box(100, 100), around(box(140, 90), box(180, 100), box(200, 250)), BOTH)
  expect(found).toEqual([
    { axis: 'x', start: 120, end: 140, across: 105 },
    { axis: 'y', start: 0, end: 100, across: 110 },
  ])
})

test('what a guide has aligned counts first, along the guide', () => {
  const guides = [{ axis: 'x', at: 100, from: 0, to: 300 } as const]
  const boxes = [box(100, 220, [60, 20]), box(95, 130)]
  expect(neighborDistances(box(100, 100), { boxes, page: PAGE, guides }, { y: 0 })).toEqual([
    { axis: 'y', start: 120, end: 220, across: 100 },
  ])
})

test('while an edge moves, only what is on its side counts', () => {
  const sides = { x: -1 } as const
  expect(neighborDistances(box(100, 100), around(box(140, 90)), sides)).toEqual([
    { axis: 'x', start: 0, end: 100, across: 110 },
  ])
})

test('boxes that touch have no distance', () => {
  expect(neighborDistances(box(0, 0, [400, 300]), around(), BOTH)).toEqual([])
})

test('two boxes are as far apart as their facing edges', () => {
  expect(distancesBetween(box(100, 100), box(150, 110))).toEqual([
    { axis: 'x', start: 120, end: 150, across: 115 },
    { axis: 'y', start: 100, end: 110, across: 110, from: 150 },
    { axis: 'y', start: 120, end: 130, across: 110, from: 150 },
  ])
})

test('a box within another has a distance on each side', () => {
  expect(distancesBetween(box(30, 40), box(0, 0, [100, 100])).map(({ start, end }) => end - start)).toEqual([
    30, 50, 40, 40,
  ])
})

const arbitraryBox = fc
  .tuple(fc.nat(300), fc.nat(200), fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }))
  .map(([left, top, width, height]) => box(left, top, [width, height]))

test('the distances between two boxes do not depend on which is selected', () => {
  const lengths = (a: Bounds, b: Bounds): string[] =>
    distancesBetween(a, b).map(({ axis, start, end }) => `${axis} ${start} ${end}`)
  fc.assert(
    fc.property(arbitraryBox, arbitraryBox, (a, b) => {
      expect(lengths(a, b)).toEqual(lengths(b, a))
    }),
  )
})
