import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { complete, type Element } from '../../document/elements/element.ts'
import { pathOf } from '../../paint/outlines/path-of.ts'
import { asContext, newPath } from '../../render/skia.ts'
import { type FlatPath, newFlatPath } from './flat-path.ts'

const context = asContext(createCanvas(1, 1).getContext('2d'))
/** Points this near to an edge may be on either side of a flattened curve. */
context.lineWidth = 3

function expectSame(element: Element, x: number, y: number): void {
  const drawn = pathOf(newPath, complete(element))
  const flat = pathOf(newFlatPath, complete(element))
  if (!drawn || !flat) throw new Error(`${element.type} has no path`)
  if (context.isPointInStroke(drawn.path, x, y)) return
  const isInside = (flat.path as FlatPath).contains({ x, y }, flat.rule)
  expect(isInside, JSON.stringify({ element, x, y })).toBe(context.isPointInPath(drawn.path, x, y, drawn.rule))
}

function expectSameEverywhere(element: Element): void {
  for (let x = -5; x <= 105; x += 5) for (let y = -5; y <= 105; y += 5) expectSame(element, x, y)
}

const box = { id: 'a', x: 0, y: 0, width: 100, height: 90 }

test.each<Element>([
  { ...box, type: 'rect' },
  { ...box, type: 'rect', cornerRadius: [40, 0, 20, 50] },
  { ...box, type: 'ellipse' },
  { ...box, type: 'ellipse', innerRadius: 0.5 },
  { ...box, type: 'ellipse', startAngle: 20, endAngle: 250 },
  { ...box, type: 'ellipse', startAngle: -60, endAngle: 240, innerRadius: 0.4 },
  { ...box, type: 'polygon', sides: 6, cornerRadius: 12 },
  { ...box, type: 'star', points: 5, innerRatio: 0.4, cornerRadius: 6 },
  { ...box, type: 'path', d: 'M0 0H10L5 8Z', viewBox: [0, 0, 10, 10] },
  { ...box, type: 'image', src: 'builtin:sea', mask: { type: 'ellipse' } },
  { ...box, type: 'group', clip: true, mask: { type: 'path', d: 'M0 0L1 .5L0 1Z' }, elements: [] },
])('a flat path encloses what is inside of $type', expectSameEverywhere)

test.each([
  'M0 0H80V80H0ZM20 20H60V60H20Z',
  'M0 0Q50 140 100 0T90 90 10 60Z',
  'm10 10c20 -20 40 90 60 10s30 40 -20 60z m10 5 l30 0 0 30z',
  'M10 50A40 30 20 1 1 60 80L90 90A20 20 0 0 0 30 30Z',
  'M50 5L80 95L5 40H95L20 95Z',
])('the data %s encloses the same points in both', (d) => {
  for (const fillRule of ['nonzero', 'evenodd'] as const) {
    const path: Element = { id: 'a', type: 'path', x: 0, y: 0, width: 100, height: 100, d, fillRule }
    expectSameEverywhere(path)
  }
})

test('what is enclosed by data that takes too long to read is unknown', () => {
  expect(newFlatPath(`M0 0${'L1 1'.repeat(10_000)}`).contains({ x: 0, y: 0 }, 'nonzero')).toBeUndefined()
})
