import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { complete, type Element } from '../../document/elements/element.ts'
import { asContext, newPath } from '../../render/skia.ts'
import { pathOf } from './path-of.ts'

const context = asContext(createCanvas(1, 1).getContext('2d'))
const box = { id: 'a', x: 500, y: 500, width: 100, height: 100 } as const

function contains(element: Element, x: number, y: number): boolean {
  const outline = pathOf(newPath, complete(element))
  return outline !== undefined && context.isPointInPath(outline.path, x, y, outline.rule)
}

test('a polygon has its first corner at the top, on the ellipse that fills the box', () => {
  const triangle: Element = { ...box, type: 'polygon', sides: 3 }
  expect(contains(triangle, 50, 2)).toBe(true)
  expect(contains(triangle, 50, 74)).toBe(true)
  expect(contains(triangle, 50, 76)).toBe(false)
  expect(contains(triangle, 20, 40)).toBe(false)
})

test('a star is hollow between its points', () => {
  const star: Element = { ...box, type: 'star', points: 4, innerRatio: 0.2 }
  expect(contains(star, 50, 5)).toBe(true)
  expect(contains(star, 95, 50)).toBe(true)
  expect(contains(star, 70, 30)).toBe(false)
  expect(contains({ ...star, innerRatio: 1 }, 80, 20)).toBe(true)
})

test('rounded points end before their corners', () => {
  const star: Element = { ...box, type: 'star', points: 5 }
  expect(contains(star, 50, 3)).toBe(true)
  expect(contains({ ...star, cornerRadius: 8 }, 50, 3)).toBe(false)
})

test('the hole of a ring is not inside', () => {
  const ring: Element = { ...box, type: 'ellipse', innerRadius: 0.5 }
  expect(contains(ring, 50, 10)).toBe(true)
  expect(contains(ring, 50, 50)).toBe(false)
})

test('the path of an image follows its mask, or its corners', () => {
  const image: Element = { ...box, type: 'image', src: 'builtin:sea' }
  expect(contains(image, 2, 2)).toBe(true)
  expect(contains({ ...image, cornerRadius: 30 }, 2, 2)).toBe(false)
  expect(contains({ ...image, mask: { type: 'path', d: 'M.5 0 1 .5 .5 1 0 .5Z' } }, 20, 20)).toBe(false)
  expect(contains({ ...image, mask: { type: 'path', d: 'M.5 0 1 .5 .5 1 0 .5Z' } }, 40, 40)).toBe(true)
})

test('a group has a path only if it clips, and a text has none', () => {
  const group: Element = { ...box, type: 'group', elements: [], cornerRadius: 30 }
  expect(pathOf(newPath, complete(group))).toBeUndefined()
  expect(contains({ ...group, clip: true }, 50, 50)).toBe(true)
  expect(contains({ ...group, clip: true }, 2, 2)).toBe(false)
  expect(pathOf(newPath, complete({ ...box, type: 'text', text: 'a' }))).toBeUndefined()
})

test('a line is hit on its stroke', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ]
  const line = pathOf(newPath, complete<'line'>({ ...box, type: 'line', points }))
  if (!line) throw new Error('the line has no path')
  context.lineWidth = 10
  expect(context.isPointInStroke(line.path, 50, 4)).toBe(true)
  expect(context.isPointInStroke(line.path, 50, 6)).toBe(false)
})
