import { expect, it } from 'vitest'
import { element } from '../testing/build.ts'
import { halvesOf } from './halves.ts'
import { regionOf } from './region.ts'

it('a region is divided once for all plans', () => {
  const texts = [100, 600].map((y) =>
    element('text', { id: `text-${y}`, x: 100, y, width: 200, height: 100, text: 'a' }),
  )
  const region = regionOf(texts, { width: 400, height: 1000 })
  const halves = halvesOf(region, 'y')
  expect(halves).toHaveLength(1)
  expect(halvesOf(region, 'y')).toBe(halves)
  expect(halvesOf(region, 'x')).toEqual([])
})
