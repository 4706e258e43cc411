import { expect, test } from 'vitest'
import type { Element } from '../document/elements/element.ts'
import { createDocumentRenderer } from './render-document.ts'
import { documentOf, type PixelReader, renderPixels } from './testing/read-pixels.ts'

const render = createDocumentRenderer()
const size = { width: 400, height: 300 }
const box = { id: 'box', x: 90.3, y: 60.7, width: 220, height: 160 }
const look = { fill: '#ffffff', shadows: [{ x: 5.5, y: 9, blur: 24, color: '#000000' }] }
const rect: Element = { ...box, ...look, type: 'rect', cornerRadius: 20 }

/** Almost opaque, so that its shadow is the element itself, blurred. */
const drawnTwice: Element = { ...rect, fill: '#fffffffe' }

const draw = (element: Element, scale: number): Promise<PixelReader> =>
  renderPixels(render, documentOf([element], '#e0e4ea'), { size, output: { format: 'png', scale, transparent: false } })

test.each([0.6, 1, 1.5, 3])('the stretched shadow of a box looks like the blurred box, at scale %d', async (scale) => {
  const [stretched, blurred] = [await draw(rect, scale), await draw(drawnTwice, scale)]
  let difference = 0
  for (let y = 0; y < stretched.height; y += 1) {
    for (let x = 0; x < stretched.width; x += 1) {
      difference = Math.max(difference, Math.abs(stretched.at(x, y)[0] - blurred.at(x, y)[0]))
    }
  }
  expect(difference).toBeLessThanOrEqual(3)
})
