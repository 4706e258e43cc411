import { expect, test } from 'vitest'
import { autoscroll, isAtEdge } from './autoscroll.ts'

const STAGE = { width: 800, height: 600 }

test('the page moves while a drag is at an edge, faster the nearer it is', () => {
  expect(autoscroll({ x: 400, y: 300 }, STAGE, 16)).toEqual({ x: 0, y: 0 })
  const [near, at, beyond] = [20, 0, -200].map((x) => autoscroll({ x, y: 300 }, STAGE, 10).x)
  expect([near, at, beyond].map((x) => Math.round((x ?? 0) * 10) / 10)).toEqual([-0.6, -7, -14])
  expect(autoscroll({ x: 800, y: 600 }, STAGE, 10)).toEqual({ x: 7, y: 7 })
})

test('small stages keep a middle that does not move', () => {
  expect(isAtEdge({ x: 50, y: 20 }, { width: 100, height: 40 })).toBe(false)
  expect(isAtEdge({ x: 50, y: 5 }, { width: 100, height: 40 })).toBe(true)
})
