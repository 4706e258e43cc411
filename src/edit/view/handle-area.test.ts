import { expect, test } from 'vitest'
import { handleArea } from './handle-area.ts'

test('handles of large elements are in the middle of their areas', () => {
  expect(handleArea({ x: -1, y: 1 }, { width: 300, height: 200 }, 44)).toEqual({
    x: -22,
    y: -22,
    width: 44,
    height: 44,
  })
})

test('areas of small elements are as large, and leave the middle of the element free', () => {
  const size = { width: 40, height: 24 }
  const [topLeft, bottomRight] = [handleArea({ x: -1, y: -1 }, size, 44), handleArea({ x: 1, y: 1 }, size, 44)]
  expect([topLeft.width, topLeft.height]).toEqual([44, 44])
  const free = {
    width: size.width + bottomRight.x - (topLeft.x + 44),
    height: size.height + bottomRight.y - (topLeft.y + 44),
  }
  expect(free).toEqual({ width: 20, height: 12 })
})
