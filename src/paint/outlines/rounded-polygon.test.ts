import { expect, test } from 'vitest'
import { insetCorners, roundCorners, roundedPath } from './rounded-polygon.ts'
import type { Point } from '../line-caps.ts'
import { recordCanvas } from '../testing/recording-canvas.ts'

const { context, calls, environment } = recordCanvas({ width: 1, height: 1 })
const SQUARE = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
]

function drawn(points: readonly Point[], radius: number): string {
  context.fill(roundedPath(environment.newPath, roundCorners(points, radius)))
  return calls.at(-1)?.replace(/^fill (.*) undefined #000000$/, '$1') ?? ''
}

test('sharp corners are joined by lines', () => {
  expect(drawn(SQUARE, 0)).toBe('move(0 0) line(100 0) line(100 100) line(0 100) close()')
})

test('round corners are arcs of a circle that touch both sides', () => {
  expect(drawn(SQUARE, 20)).toBe(
    [
      'move(0 20) arc(20 20 20 -3.142 -1.571 false)',
      'line(80 0) arc(80 20 20 -1.571 0 false)',
      'line(100 80) arc(80 80 20 0 1.571 false)',
      'line(20 100) arc(20 80 20 1.571 3.142 false) close()',
    ].join(' '),
  )
})

test('a radius that does not fit is reduced to what fits on the shortest side', () => {
  expect(roundCorners(SQUARE, 500).map(({ radius }) => Math.round(radius * 1e6) / 1e6)).toEqual([50, 50, 50, 50])
  const flat = [...SQUARE.slice(0, 2), { x: 100, y: 10 }, { x: 0, y: 10 }]
  expect(Math.round((roundCorners(flat, 500)[0]?.radius ?? 0) * 1e6) / 1e6).toBe(5)
})

test('an inner corner is an arc in the other direction, whose center is outside', () => {
  const arrow = [
    { x: 0, y: 0 },
    { x: 100, y: 50 },
    { x: 0, y: 100 },
    { x: 50, y: 50 },
  ]
  const path = drawn(arrow, 5)
  expect(path.match(/true\)/g)).toHaveLength(1)
  const [, x] = /arc\(([\d.]+) 50 5 [\d.-]+ [\d.-]+ true\)/.exec(path) ?? []
  expect(Number(x)).toBeLessThan(50)
})

test('a polygon without extent has no arcs, and no coordinate is lost', () => {
  const flat = SQUARE.map(({ x }) => ({ x, y: 0 }))
  expect(drawn(flat, 10)).not.toMatch(/NaN|Infinity/)
})

test('an inset moves each side inward and keeps the centers of the arcs', () => {
  expect(insetCorners(roundCorners(SQUARE, 20), 5)).toEqual([
    { x: 5, y: 5, radius: 15 },
    { x: 95, y: 5, radius: 15 },
    { x: 95, y: 95, radius: 15 },
    { x: 5, y: 95, radius: 15 },
  ])
})

test('an inset that would turn the polygon inside out changes nothing', () => {
  const corners = roundCorners(SQUARE, 0)
  expect(insetCorners(corners, 60)).toBe(corners)
})
