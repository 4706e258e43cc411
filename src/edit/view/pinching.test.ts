import { expect, test } from 'vitest'
import { bringing, type Camera, dragged, toPage, toScreen } from './camera.ts'

const camera: Camera = { x: 10, y: 20, zoom: 2 }

test('one finger pans', () => {
  expect(dragged(camera, [{ x: 5, y: 5 }], [{ x: 15, y: 0 }])).toEqual({ x: 20, y: 15, zoom: 2 })
})

test('what is between two fingers stays there while they spread and move', () => {
  const [from, to] = [
    [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    [
      { x: 80, y: 140 },
      { x: 330, y: 140 },
    ],
  ]
  const next = dragged(camera, from, to)
  expect(next.zoom).toBe(5)
  const middle = toPage(camera, { x: 150, y: 100 })
  expect(toScreen(next, middle)).toEqual({ x: 205, y: 140 })
})

test('an area behind a sheet comes into view, and only one that does not fit is zoomed out', () => {
  const viewport = { width: 390, height: 300 }
  const near = bringing(camera, { left: 50, top: 200, right: 100, bottom: 240 }, viewport)
  expect(near).toEqual({ x: 10, y: 300 - 32 - 480, zoom: 2 })
  const far = bringing(camera, { left: 0, top: 0, right: 1000, bottom: 1000 }, viewport)
  expect(far.zoom).toBeCloseTo(0.236)
})
