import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { Element } from '../document/elements/element.ts'
import { asContext, createLayer, newPath } from '../render/skia.ts'
import type { Bounds } from './bounds.ts'
import type { PaintEnvironment } from './environment.ts'
import { inkBoundsOf } from './ink-bounds.ts'
import { paintPage, paintRange } from './paint-page.ts'

const size = { width: 200, height: 200 }
const environment: PaintEnvironment = {
  size,
  layoutText: () => ({ lines: [], heightPx: 0, widthPx: 0, scale: 1, warnings: [], hidden: null }),
  pictures: new Map(),
  target: 'raster',
  createLayer,
  newPath,
  warn: () => undefined,
}
const elements: Element[] = [
  { id: 'a', type: 'rect', x: 20, y: 20, width: 80, height: 80, fill: '#ff0000', shadows: [{ y: 6, blur: 12 }] },
  { id: 'b', type: 'star', x: 50, y: 50, width: 90, height: 90, fill: '#0000ff' },
  { id: 'c', type: 'ellipse', x: 90, y: 90, width: 80, height: 80, fill: '#00ff0088', backdropBlur: 4 },
]

function draw(paint: (context: ReturnType<typeof asContext>) => void): Uint8ClampedArray {
  const context = createCanvas(size.width, size.height).getContext('2d')
  paint(asContext(context))
  return context.getImageData(0, 0, size.width, size.height).data
}

test('ranges one after the other draw the same as the whole page', () => {
  const page = { id: 'page', background: '#ffffff', elements }
  const whole = draw((context) => paintPage(context, page, environment))
  const parts = draw((context) => {
    paintPage(context, { ...page, elements: [] }, environment)
    paintRange(context, { page, from: 0, to: 2 }, environment)
    paintRange(context, { page, from: 2, to: 3 }, environment)
  })
  expect(parts).toEqual(whole)
})

test('a range draws neither the background nor other elements', () => {
  const pixels = draw((context) => paintRange(context, { page: { id: 'page', elements }, from: 1, to: 2 }, environment))
  const at = (x: number, y: number): number[] => [...pixels.slice((y * 200 + x) * 4, (y * 200 + x) * 4 + 4)]
  expect(at(95, 95)).toEqual([0, 0, 255, 255])
  expect(at(25, 25)).toEqual([0, 0, 0, 0])
})

test.each<[string, Partial<Element>]>([
  ['a rotated star with a stroke and a shadow', { type: 'star', rotation: 30, stroke: { paint: '#000', width: 8 } }],
  ['a mirrored path beyond its box', { type: 'path', flipX: true, d: 'M0 0 90 0 90 30Z', rotation: 20 }],
  ['a mirrored, clipping group', { type: 'group', flipY: true, clip: true, elements }],
])('ink bounds contain all that is drawn of %s', (_name, properties) => {
  const box = { id: 'x', x: 70, y: 70, width: 60, height: 40 }
  const element = { ...box, shadows: [{ x: 9, y: -5, blur: 6, color: '#000' }], ...properties } as Element
  const bounds = inkBoundsOf({ layoutOf: environment.layoutText, environment }, element)
  const pixels = draw((context) => paintPage(context, { id: 'p', background: null, elements: [element] }, environment))
  const ink = inkOf(pixels)
  expect(ink.right).toBeGreaterThan(ink.left)
  expect(ink.left).toBeGreaterThanOrEqual(Math.floor(bounds.left))
  expect(ink.top).toBeGreaterThanOrEqual(Math.floor(bounds.top))
  expect(ink.right).toBeLessThanOrEqual(Math.ceil(bounds.right))
  expect(ink.bottom).toBeLessThanOrEqual(Math.ceil(bounds.bottom))
})

function inkOf(pixels: Uint8ClampedArray): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let at = 0; at < size.width * size.height; at += 1) {
    if (pixels[at * 4 + 3] === 0) continue
    const [x, y] = [at % size.width, Math.floor(at / size.width)]
    bounds.left = Math.min(bounds.left, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.right = Math.max(bounds.right, x + 1)
    bounds.bottom = Math.max(bounds.bottom, y + 1)
  }
  return bounds
}
