import { expect, test } from 'vitest'
import { type Camera, revealing } from './camera.ts'

const camera: Camera = { x: 10, y: 20, zoom: 2 }
const viewport = { width: 400, height: 300 }
const at = (left: number, top: number, size = 0) => ({ left, top, right: left + size, bottom: top + size })

test('what is seen stays where it is', () => {
  expect(revealing(camera, at(200, 150), viewport)).toBe(camera)
})

test('what is beyond an edge comes to within the margin of it', () => {
  expect(revealing(camera, at(390, 150), viewport)).toEqual({ ...camera, x: -12 })
  expect(revealing(camera, at(200, -50), viewport)).toEqual({ ...camera, y: 102 })
})

test('of what is larger than the view, the start is seen', () => {
  expect(revealing(camera, at(100, 40, 600), viewport)).toEqual({ ...camera, x: -58, y: 12 })
})
