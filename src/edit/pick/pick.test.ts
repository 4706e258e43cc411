import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document, Page } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { IDENTITY } from '../../paint/matrix.ts'
import { paintPage } from '../../paint/paint-page.ts'
import { asContext, createLayer, newPath } from '../../render/skia.ts'
import { typesetting } from '../../text/testing/lay-out.ts'
import { layoutText } from '../../text/layout-text.ts'
import { arbitraryTree, SIZE } from '../testing/arbitrary-edits.ts'
import { placesOf } from '../tree/place.ts'
import { hitsAt, type Picking } from './hit-test.ts'
import { insideMarquee } from './inside-marquee.ts'
import { remaining, targetAt, toggled } from './select.ts'

const canvas = createCanvas(SIZE.width, SIZE.height)
const context = asContext(canvas.getContext('2d'))
const picking: Picking = {
  context: asContext(createCanvas(1, 1).getContext('2d')),
  newPath,
  layoutText: (element) => layoutText(element, typesetting),
  reachPx: 0,
  selected: new Set(),
}

const page = (...elements: Element[]): Page => ({ id: 'p', background: null, elements })
const at = (elements: Element[], ...[x, y, options = {}]: [number, number, Partial<Picking>?]): string[] =>
  hitsAt(page(...elements), { x, y }, { ...picking, ...options }).map(({ element }) => element.id)

const box = { x: 100, y: 100, width: 100, height: 50 }

test('an element is hit where painting it alone leaves ink', () => {
  const point = fc.record({
    x: fc.integer({ min: 0, max: SIZE.width - 1 }),
    y: fc.integer({ min: 0, max: SIZE.height - 1 }),
  })
  fc.assert(
    fc.property(
      fc.tuple(arbitraryTree, fc.nat(20)),
      fc.array(point, { minLength: 5, maxLength: 5 }),
      ([document, chosen], points) => {
        const shapes = [...placesOf(document).values()].filter(({ element }) => element.type !== 'group')
        const place = shapes[chosen % Math.max(1, shapes.length)]
        if (!place) return
        const alone = place.parents.reduceRight<Element>(
          (element, parent) => ({ ...parent, elements: [element] }),
          place.element,
        )
        canvas.getContext('2d').clearRect(0, 0, SIZE.width, SIZE.height)
        paintPage(context, page(alone), {
          ...{ size: SIZE, target: 'raster', pictures: new Map(), createLayer, newPath },
          ...{ layoutText: picking.layoutText, warn: () => undefined },
        })
        for (const { x, y } of points) {
          const alpha = canvas.getContext('2d').getImageData(x, y, 1, 1).data[3] ?? 0
          // Edges cover a part of a pixel.
          if (alpha > 0 && alpha < 255) continue
          expect(at([alone], x + 0.5, y + 0.5).length > 0).toBe(alpha === 255)
        }
      },
    ),
    { numRuns: 1_000 },
  )
})

test('what is in front is first', () => {
  const elements: Element[] = [
    { id: 'back', type: 'rect', ...box },
    { id: 'front', type: 'rect', ...box },
  ]
  expect(at(elements, 120, 120)).toEqual(['front', 'back'])
})

test('locked, hidden and transparent elements are not hit', () => {
  const rect = { id: 'a', type: 'rect', ...box } as const
  expect(at([{ ...rect, locked: true }], 120, 120)).toEqual([])
  expect(at([{ ...rect, visible: false }], 120, 120)).toEqual([])
  expect(at([{ ...rect, opacity: 0 }], 120, 120)).toEqual([])
})

test('a hollow shape is hit on its stroke, and inside once it is selected', () => {
  const hollow: Element = { id: 'a', type: 'rect', ...box, fill: null, stroke: { paint: '#000', width: 4 } }
  expect(at([hollow], 150, 125)).toEqual([])
  expect(at([hollow], 100, 125)).toEqual(['a'])
  expect(at([hollow], 150, 125, { selected: new Set(['a']) })).toEqual(['a'])
})

test('a stroke is hit where it is drawn outside of its shape', () => {
  const stroke = { paint: '#000', width: 10, align: 'outside' } as const
  expect(at([{ id: 'a', type: 'rect', ...box, fill: null, stroke }], 92, 125)).toEqual(['a'])
  expect(at([{ id: 'a', type: 'rect', ...box, fill: null, stroke: { ...stroke, align: 'center' } }], 92, 125)).toEqual(
    [],
  )
})

test('an icon is hit in its whole box, and a large drawing only on its lines', () => {
  const icon: Element = { id: 'a', type: 'path', ...box, d: 'M0 0H100', fill: null, stroke: { paint: '#000' } }
  expect(at([icon], 150, 140, { reachPx: 6 })).toEqual(['a'])
  expect(at([icon], 150, 140, { reachPx: 2 })).toEqual([])
})

test('a thin line is hit within the reach of the pointer', () => {
  const line: Element = {
    id: 'a',
    type: 'line',
    ...box,
    height: 0,
    points: [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
  }
  expect(at([line], 150, 104)).toEqual([])
  expect(at([line], 150, 104, { reachPx: 6 })).toEqual(['a'])
})

test('a text is hit on its lines, not next to them', () => {
  const text: Element = { id: 'a', type: 'text', ...box, height: 100, text: 'Short', fontSize: 20 }
  expect(at([text], 110, 112)).toEqual(['a'])
  expect(at([text], 190, 112)).toEqual([])
  expect(at([text], 110, 180)).toEqual([])
})

test('a letter on a circle is hit where it is drawn', () => {
  const text: Element = {
    id: 'a',
    type: 'text',
    x: 100,
    y: 50,
    width: 100,
    height: 100,
    text: 'Hello',
    fontSize: 20,
    align: 'center',
    path: { type: 'circle', startAngle: 0 },
  }
  expect(at([text], 150, 42).length + at([text], 150, 44).length).toBeGreaterThan(0)
  expect(at([text], 150, 100)).toEqual([])
})

test('what a group clips away is not hit', () => {
  const inner: Element = { id: 'a', type: 'rect', x: -50, y: 0, width: 200, height: 20 }
  const group = { id: 'g', type: 'group', ...box, elements: [inner] } as const
  expect(at([{ ...group, elements: [inner] }], 70, 110)).toEqual(['a'])
  expect(at([{ ...group, elements: [inner], clip: true }], 70, 110)).toEqual([])
})

const nested: Document = {
  version: 1,
  pages: [
    page(
      {
        id: 'g',
        type: 'group',
        ...box,
        elements: [{ id: 'h', type: 'group', ...box, elements: [{ id: 'a', type: 'rect', ...box }] }],
      },
      { id: 'b', type: 'rect', ...box },
    ),
  ],
}
const under = [{ id: 'a', parents: ['g', 'h'] }]

test('a press selects the outermost group, the next one inside it once it is entered, or what is pressed', () => {
  expect(targetAt(under, { document: nested, scope: null }, false)).toBe('g')
  expect(targetAt(under, { document: nested, scope: 'g' }, false)).toBe('h')
  expect(targetAt(under, { document: nested, scope: 'h' }, false)).toBe('a')
  expect(targetAt(under, { document: nested, scope: null }, true)).toBe('a')
  // A copy for an entry of a repeat is not in the document.
  expect(targetAt([{ id: 'copy', parents: ['g'] }], { document: nested, scope: null }, true)).toBe('g')
})

test('a selection has elements of one parent', () => {
  expect(toggled(nested, ['g'], 'b')).toEqual(['g', 'b'])
  expect(toggled(nested, ['g', 'b'], 'g')).toEqual(['b'])
  expect(toggled(nested, ['g', 'b'], 'a')).toEqual(['a'])
  expect(remaining(nested, ['gone', 'b'])).toEqual(['b'])
  const other = { id: 'q', elements: [{ id: 'c', type: 'rect', ...box } as const] }
  expect(toggled({ ...nested, pages: [...nested.pages, other] }, ['b'], 'c')).toEqual(['c'])
})

test('a marquee selects the turned boxes that it touches, not the corners around them', () => {
  const turned: Element = { id: 'a', type: 'rect', x: 100, y: 100, width: 100, height: 100, rotation: 45 }
  const corner = { left: 80, top: 80, right: 100, bottom: 100 }
  expect(insideMarquee([turned], IDENTITY, corner)).toEqual([])
  expect(insideMarquee([turned], IDENTITY, { ...corner, right: 130, bottom: 130 })).toEqual(['a'])
  expect(insideMarquee([{ ...turned, locked: true }], IDENTITY, { ...corner, right: 130, bottom: 130 })).toEqual([])
})
