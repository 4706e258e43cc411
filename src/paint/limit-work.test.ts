import { expect, test } from 'vitest'
import type { Element } from '../document/elements/element.ts'
import { paintElements } from './testing/paint-elements.ts'

const box = { x: 0, y: 0, width: 1000, height: 1000 } as const

function scribble(characters: number): string {
  let d = 'M0 0'
  for (let step = 1; d.length < characters; step += 1) d += `L${(step * 617) % 1000} ${(step * 389) % 1000}`
  return d
}

function path(characters: number, dash: number[], cap: 'butt' | 'round' = 'round'): Element {
  const stroke = { paint: '#000000', width: 300, dash, cap, join: 'round' } as const
  return { id: 'a', type: 'path', ...box, d: scribble(characters), fill: null, stroke }
}

test('dashes that would take minutes are omitted with a warning', () => {
  const { warnings } = paintElements([path(90_000, [2, 2], 'butt')])
  expect(warnings[0]).toMatchObject({ code: 'effect_simplified', elementId: 'a' })
  expect(warnings[0]?.message).toContain('without them')
})

test('an outline that would take too long is drawn on a coarser layer with a warning', () => {
  const { layers, warnings } = paintElements([path(10_000, [20, 20])])
  expect(layers).toHaveLength(1)
  expect(layers[0]?.width).toBeLessThan(700)
  expect(layers[0]?.released).toBe(true)
  expect(warnings).toMatchObject([{ code: 'effect_simplified', elementId: 'a' }])
})

test.each<Element>([
  path(500, [20, 20]),
  path(20_000, []),
  { id: 'a', type: 'rect', ...box, fill: null, stroke: { paint: '#000000', width: 2, dash: [1, 1] } },
])('an outline that is drawn in time has no warning', (element) => {
  expect(paintElements([element]).warnings.filter(({ code }) => code === 'effect_simplified')).toEqual([])
})

test('very fine dashes are omitted with a warning', () => {
  const stroke = { paint: '#000000', width: 1000, dash: [0.01, 0.01] }
  const { warnings } = paintElements([{ id: 'a', type: 'ellipse', ...box, fill: null, stroke }])
  expect(warnings).toHaveLength(1)
  expect(warnings[0]?.message).toContain('without them')
})

test('dashes whose caps cover the gaps are omitted without a warning', () => {
  const stroke = { paint: '#000000', width: 10, dash: [0.001, 0.001], cap: 'round' as const }
  const { calls, warnings } = paintElements([{ id: 'a', type: 'rect', ...box, fill: null, stroke }])
  expect(calls).toHaveLength(1)
  expect(warnings).toEqual([])
})

test('many outlines that are drawn in time alone become coarser, with a warning', () => {
  const outlines = Array.from({ length: 40 }, (_, index) => ({ ...path(20_000, []), id: `e${index}` }))
  const { layers, warnings } = paintElements(outlines)
  const pixels = layers.map(({ width, height }) => width * height)
  expect(layers.length).toBeLessThan(40)
  expect(pixels).toEqual(pixels.toSorted((a, b) => b - a))
  expect(pixels.at(-1)).toBeLessThan((pixels[0] ?? 0) / 2)
  expect(warnings).toHaveLength(layers.length)
})
