import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { boxTogether, placeTogether } from './place-together.ts'

const A: Element = { id: 'a', type: 'rect', x: 10, y: 20, width: 40, height: 20 }
const B: Element = {
  id: 'b',
  type: 'rect',
  x: 70,
  y: 60,
  width: 40,
  height: 40,
  stroke: { paint: '#000000', width: 2 },
}

function documentOf(...elements: Element[]): Document {
  return { version: 1, pages: [{ id: 'p', elements }] }
}

const placed = (
  side: 'x' | 'y' | 'width' | 'height',
  value: number,
  { keepsRatio = false, elements = [A, B] }: { keepsRatio?: boolean; elements?: Element[] } = {},
) => placeTogether(documentOf(...elements), elements, { side, value, keepsRatio }).pages[0]?.elements

test('the box of several elements moves them, at their distance', () => {
  expect(boxTogether([A, B])).toEqual({ x: 10, y: 20, width: 100, height: 80 })
  expect(placed('x', 0)).toMatchObject([
    { x: 0, y: 20 },
    { x: 60, y: 60 },
  ])
  expect(placed('y', 120)).toMatchObject([
    { x: 10, y: 120 },
    { x: 70, y: 160 },
  ])
})

test('a wider box stretches them and their distance, and nothing else', () => {
  expect(placed('width', 200)).toMatchObject([
    { x: 10, y: 20, width: 80, height: 20 },
    { x: 130, y: 60, width: 80, height: 40, stroke: { width: 2 } },
  ])
})

test('with its proportions, a box scales all that is in it', () => {
  expect(placed('height', 160, { keepsRatio: true })).toMatchObject([
    { x: 10, y: 20, width: 80, height: 40 },
    { x: 130, y: 100, width: 80, height: 80, stroke: { width: 4 } },
  ])
})

test('locked elements stay, and do not count', () => {
  const locked: Element = { ...B, locked: true }
  expect(boxTogether([A, locked])).toEqual({ x: 10, y: 20, width: 40, height: 20 })
  expect(placed('x', 0, { elements: [A, locked] })).toEqual([{ ...A, x: 0 }, locked])
  expect(boxTogether([locked])).toBe(undefined)
})

test('elements are placed as they are drawn, such as texts with the height of their lines', () => {
  const text: Element = { id: 'b', type: 'text', x: 10, y: 60, width: 100, height: 10, text: 'Hello', fit: 'grow' }
  const drawn: Element = { ...text, height: 40 }
  const document = documentOf(A, text)
  expect(boxTogether([A, drawn])).toMatchObject({ height: 80 })
  const next = placeTogether(document, [A, drawn], { side: 'height', value: 160, keepsRatio: false })
  expect(next.pages[0]?.elements[1]).toMatchObject({ y: 100, height: 80 })
})

test('a box without a width cannot get one', () => {
  const line: Element = { ...A, width: 0 }
  expect(placed('width', 50, { elements: [line] })).toEqual([line])
})
