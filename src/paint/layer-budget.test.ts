import { expect, test } from 'vitest'
import type { Element } from '../document/elements/element.ts'
import { paintPage } from './paint-page.ts'
import { paintElements } from './testing/paint-elements.ts'
import { recordCanvas } from './testing/recording-canvas.ts'

/** Each needs a layer of the page, whose sides are 1000 pixels. */
function translucent(count: number): Element[] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ id: `e${index}`, type: 'rect', x: 0, y: 0, width: 1000, height: 1000, opacity: 0.5 },
    ...{ fill: '#ff0000', stroke: { paint: '#0000ff', width: 10 } },
  }))
}

function pixelsOf(layers: readonly { width: number; height: number }[]): number {
  return layers.reduce((sum, { width, height }) => sum + width * height, 0)
}

test('the pixels of the layers of a page are limited, with a warning', () => {
  const { layers, warnings } = paintElements(translucent(5_000))
  expect(layers).toHaveLength(5_000)
  expect(pixelsOf(layers)).toBeLessThan(850_000_000)
  expect(layers.at(-1)?.width).toBeLessThanOrEqual(101)
  expect(warnings[0]).toMatchObject({
    code: 'effect_simplified',
    message: 'The effects of this page have too many pixels: this one is drawn at a lower resolution',
  })
})

test('hundreds of layers of a page have its resolution', () => {
  const { layers, warnings } = paintElements(translucent(500))
  expect(new Set(layers.map(({ width, height }) => `${width} × ${height}`))).toEqual(new Set(['1000 × 1000']))
  expect(warnings).toEqual([])
})

test.each(['raster', 'vector'] as const)('the reading of a page for glass is limited, with a warning: %s', (target) => {
  const panes = Array.from({ length: 300 }, (_, index): Element => ({
    ...{ id: `e${index}`, type: 'rect', x: 0, y: 0, width: 6_000, height: 6_000, fill: '#ffffff33', backdropBlur: 300 },
  }))
  const { context, environment, layers, warnings } = recordCanvas({ width: 10_000, height: 10_000 }, { target })
  paintPage(context, { id: 'page', elements: panes }, environment)
  expect(layers.length).toBeLessThan(900)
  expect(warnings).toContainEqual({
    code: 'effect_simplified',
    elementId: 'e299',
    message: 'The glass of this page takes too long to draw: what is beneath this element is not blurred',
  })
})
