import { expect, test } from 'vitest'
import { fitPicture } from './fit-picture.ts'

const region = { x: 0, y: 0, width: 1_600, height: 1_200 }

test('with cover, the source never exceeds the image, in any box', () => {
  for (let width = 10; width <= 900; width += 7) {
    for (let height = 10; height <= 900; height += 11) {
      const box = { x: 0, y: 0, width, height }
      const { source } = fitPicture({ region, fit: 'cover', focus: { x: 0.5, y: 0.5 } }, box)
      expect(Math.min(source.x, source.y), `${width}×${height}`).toBeGreaterThanOrEqual(0)
      expect(source.width, `${width}×${height}`).toBeLessThanOrEqual(region.width)
      expect(source.height, `${width}×${height}`).toBeLessThanOrEqual(region.height)
    }
  }
})

test('the focus determines the visible part of a cropped image', () => {
  const box = { x: 0, y: 0, width: 400, height: 150 }
  const topOf = (y: number): number => fitPicture({ region, fit: 'cover', focus: { x: 0.5, y } }, box).source.y
  expect([0, 0.5, 1].map(topOf)).toEqual([0, 300, 600])
})
