import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toScreen } from './camera.ts'
import { readable, returned } from './readable.ts'

const phone = { width: 390, height: 700 }
const camera = { x: 16, y: 100, zoom: 0.35 }
const box = { left: 100, top: 900, right: 500, bottom: 960 }

test('letters that can be read leave the view as it is', () => {
  expect(readable(camera, { letterPx: 60, box, caret: { x: 200, y: 930 } }, phone)).toBe(camera)
})

test('small letters are zoomed to 16 pixels, and all of a short text is seen', () => {
  const zoomed = readable(camera, { letterPx: 24, box, caret: { x: 200, y: 930 } }, phone)
  expect(zoomed.zoom * 24).toBeCloseTo(16)
  const [start, end] = [toScreen(zoomed, { x: 100, y: 900 }), toScreen(zoomed, { x: 500, y: 960 })]
  expect(Math.min(start.x, start.y)).toBeGreaterThan(30)
  expect([end.x < 360, end.y < 670]).toEqual([true, true])
})

test('of a long text, the caret is seen, and no more room around the text than needed', () => {
  const screens = fc.record({ width: fc.integer({ min: 200, max: 900 }), height: fc.integer({ min: 100, max: 900 }) })
  const texts = fc.record({ letterPx: fc.integer({ min: 4, max: 200 }), x: fc.nat(2_000), y: fc.nat(800) })
  fc.assert(
    fc.property(screens, texts, (viewport, { letterPx, x, y }) => {
      const long = { left: 0, top: 0, right: 2_000, bottom: 800 }
      const zoomed = readable(camera, { letterPx, box: long, caret: { x, y } }, viewport)
      if (zoomed === camera) return
      expect(zoomed.zoom * letterPx).toBeCloseTo(16)
      const caret = toScreen(zoomed, { x, y })
      expect(caret.x).toBeGreaterThan(31)
      expect(caret.x).toBeLessThan(viewport.width - 31)
      expect(caret.y).toBeGreaterThan(31)
      expect(caret.y).toBeLessThan(viewport.height - 31)
    }),
    { numRuns: 1_000 },
  )
})

test('after a keyboard has opened and closed, the view is as it was', () => {
  const small = { width: 390, height: 400 }
  const back = returned({ camera, viewport: phone }, small)
  // As the stage does when it becomes larger.
  expect({ ...back, y: back.y + (phone.height - small.height) / 2 }).toEqual(camera)
})
