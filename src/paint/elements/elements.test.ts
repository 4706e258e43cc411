import { expect, test } from 'vitest'
import type { Element } from '../../document/elements/element.ts'
import type { LayoutText } from '../../text/layout-cache.ts'
import { paintPage } from '../paint-page.ts'
import { paintElements } from '../testing/paint-elements.ts'
import { recordCanvas } from '../testing/recording-canvas.ts'

const box = { id: 'a', x: 0, y: 0, width: 200, height: 100 } as const
const drawn = (element: Element): string[] => paintElements([element]).calls

test('corners that do not fit shrink by the same factor, as in CSS', () => {
  expect(drawn({ ...box, type: 'rect', cornerRadius: 500 })).toEqual([
    'fill round(0 0 200 100 50 50 50 50) nonzero #000000',
  ])
  expect(drawn({ ...box, type: 'rect', cornerRadius: [100, 100, 0, 0] })[0]).toContain('round(0 0 200 100 100 100 0 0)')
  expect(drawn({ ...box, type: 'rect', cornerRadius: [100, 0, 0, 100] })[0]).toContain('round(0 0 200 100 50 0 0 50)')
})

test('an inside stroke is drawn at twice its width and clipped to its shape', () => {
  const calls = drawn({ ...box, type: 'rect', fill: null, stroke: { paint: '#f00', width: 6, align: 'inside' } })
  expect(calls).toEqual(['clip rect(0 0 200 100)', 'stroke rect(0 0 200 100) 12 #f00'])
})

test('an outside stroke is drawn below an opaque fill, without a layer', () => {
  const { calls, layers } = paintElements([
    { ...box, type: 'rect', fill: '#fff', stroke: { paint: '#f00', width: 6, align: 'outside' } },
  ])
  expect(calls).toEqual(['stroke rect(0 0 200 100) 12 #f00', 'fill rect(0 0 200 100) nonzero #fff'])
  expect(layers).toEqual([])
})

test('the inner half of an outside stroke is erased on a layer if the shape has no fill', () => {
  const { layers } = paintElements([
    { ...box, x: 100, y: 100, type: 'rect', fill: null, stroke: { paint: '#f00', width: 20, align: 'outside' } },
  ])
  expect(layers[0]?.calls).toEqual([
    'stroke rect(0 0 200 100) 40 #f00',
    'fill rect(0 0 200 100) nonzero #000000 destination-out',
  ])
  expect(layers[0]?.width).toBeGreaterThanOrEqual(240)
})

test("a fill under an opaque inside stroke ends in the stroke's middle, to avoid a fringe", () => {
  const stroke = { paint: '#000', width: 10, align: 'inside' } as const
  expect(drawn({ ...box, type: 'rect', cornerRadius: 20, fill: '#f00', stroke })[0]).toBe(
    'fill round(5 5 190 90 15 15 15 15) nonzero #f00',
  )
  expect(drawn({ ...box, type: 'ellipse', fill: '#f00', stroke })[0]).toContain('ellipse(100 50 95 45 0 0 6.283)')
  const dashed = { ...stroke, dash: [4, 4] }
  expect(drawn({ ...box, type: 'rect', fill: '#f00', stroke: dashed })[0]).toBe('fill rect(0 0 200 100) nonzero #f00')
})

test('a stroke of width 0 draws nothing', () => {
  expect(drawn({ ...box, type: 'rect', fill: null, stroke: { paint: '#f00', width: 0 } })).toEqual([])
})

test('a gradient line has the length defined by CSS', () => {
  const stops = [
    { offset: 0, color: '#000000' },
    { offset: 1, color: '#ffffff' },
  ]
  const line = (angle: number): string =>
    drawn({ ...box, type: 'rect', fill: { type: 'linear', angle, stops } })[0] ?? ''
  expect(line(90)).toContain('linear(0 50 200 50)')
  expect(line(0)).toContain('linear(100 100 100 0)')
  expect(line(45)).toContain('linear(25 125 175 -25)')
})

test('a radial gradient of radius 1 reaches the corners, and a conic gradient begins at the top', () => {
  const stops = [
    { offset: 0, color: '#000000' },
    { offset: 1, color: '#ffffff' },
  ]
  expect(drawn({ ...box, type: 'rect', fill: { type: 'radial', stops } })[0]).toContain(
    'radial(100 50 0 100 50 111.803)',
  )
  expect(drawn({ ...box, type: 'rect', fill: { type: 'conic', stops } })[0]).toContain('conic(-1.571 100 50)')
})

test('an offset lower than the previous one is raised to it', () => {
  const stops = [
    { offset: 0.6, color: '#000000' },
    { offset: 0.2, color: '#ffffff' },
  ]
  expect(drawn({ ...box, type: 'rect', fill: { type: 'linear', stops } })[0]).toContain('[0.6 #000000, 0.6 #ffffff]')
})

test('a color that fades out retains its hue', () => {
  const stops = [
    { offset: 0, color: '#ff0000' },
    { offset: 1, color: '#ffffff00' },
  ]
  expect(drawn({ ...box, type: 'rect', fill: { type: 'linear', stops } })[0]).toContain(
    '1 rgba(255, 0, 0, 0), 1 #ffffff00',
  )
})

test('a sector runs clockwise from start to end, through the center or around the hole', () => {
  const sector = drawn({ ...box, type: 'ellipse', startAngle: 300, endAngle: 30 })[0]
  expect(sector).toContain('ellipse(100 50 100 50 0 5.236 6.807) line(100 50) close()')
  const ring = drawn({ ...box, type: 'ellipse', startAngle: 0, endAngle: 90, innerRadius: 0.5 })[0]
  expect(ring).toContain('ellipse(100 50 100 50 0 0 1.571) ellipse(100 50 50 25 0 1.571 0 true)')
})

test('angles a turn apart draw the whole ellipse, and equal angles draw nothing', () => {
  expect(drawn({ ...box, type: 'ellipse', startAngle: 10, endAngle: 370 })[0]).toContain(
    'ellipse(100 50 100 50 0 0 6.283)',
  )
  expect(drawn({ ...box, type: 'ellipse', startAngle: 90, endAngle: 90 })).toEqual([])
})

test("a path's viewBox is stretched over its box, and its stroke is not", () => {
  const calls = drawn({
    ...box,
    type: 'path',
    d: 'M0 0L10 10',
    viewBox: [0, 0, 10, 10],
    fill: null,
    stroke: { paint: '#f00', width: 3 },
  })
  expect(calls).toEqual(['stroke add(d(M0 0L10 10) 20 10 0 0) 3 #f00'])
})

test('a line ends before the tip of its arrowhead, which is solid even if the line is dashed', () => {
  const calls = drawn({
    ...box,
    type: 'line',
    points: [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    stroke: { paint: '#000', width: 2, dash: [4, 4] },
    endCap: 'triangle',
  })
  expect(calls[0]).toBe('stroke move(0 0) line(93 0) 2 #000')
  expect(calls[1]).toBe('fill move(100 0) line(92 4.4) line(92 -4.4) close() nonzero #000')
})

test('a curve goes through all points of a line', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 30, y: 30 },
    { x: 60, y: 0 },
  ]
  expect(drawn({ ...box, type: 'line', points, curve: 1 })[0]).toContain(
    'curve(10 10 15.858 30 30 30) curve(44.142 30 50 10 60 0)',
  )
  expect(drawn({ ...box, type: 'line', points, curve: 0 })[0]).toContain('line(30 30) line(60 0)')
})

const pictures = { p: { width: 400, height: 100, image: { toString: () => 'photo' } } }
const picture = (element: Partial<Extract<Element, { type: 'image' }>>): string[] =>
  paintElements([{ ...box, type: 'image', src: 'p', ...element }], { pictures }).calls

test('cover crops the image around its focus', () => {
  expect(picture({})).toEqual(['draw photo 100 0 200 100 0 0 200 100'])
  expect(picture({ focus: { x: 0, y: 0.5 } })).toEqual(['draw photo 0 0 200 100 0 0 200 100'])
})

test('contain shows the whole image, and fill stretches it', () => {
  expect(picture({ fit: 'contain' })).toEqual(['draw photo 0 0 400 100 0 25 200 50'])
  expect(picture({ fit: 'fill' })).toEqual(['draw photo 0 0 400 100 0 0 200 100'])
})

test('a crop is fitted like a whole image', () => {
  expect(picture({ crop: { x: 0.5, y: 0, width: 0.5, height: 1 } })).toEqual(['draw photo 200 0 200 100 0 0 200 100'])
})

test('rounded corners and masks clip the image', () => {
  expect(picture({ cornerRadius: 10, mask: { type: 'ellipse' } }).slice(0, 2)).toEqual([
    'clip round(0 0 200 100 10 10 10 10)',
    'clip ellipse(100 50 100 50 0 0 6.283)',
  ])
  expect(picture({ mask: { type: 'path', d: 'M0 0L1 0L1 1Z' } })[0]).toBe('clip add(d(M0 0L1 0L1 1Z) 200 100 0 0)')
})

test('cells of a table that are below the page are not drawn', () => {
  const rows = Array.from({ length: 2_000 }, (_, row) => [`row ${row}`])
  const { context, environment } = recordCanvas({ width: 1000, height: 1000 })
  const texts: (string | undefined)[] = []
  const layoutText: LayoutText = (element) => {
    if (element.fit === 'fixed') texts.push(element.text)
    return environment.layoutText(element)
  }
  const table: Element = { id: 't', type: 'table', x: 0, y: 0, width: 500, height: 900, columns: [{}], rows }
  paintPage(context, { id: 'page', elements: [table] }, { ...environment, layoutText })
  expect(texts).toContain('row 20')
  expect(texts.length).toBeLessThan(100)
})
