import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { pasteStyle, storedStyle } from './stored-style.ts'

const BOX = { x: 0, y: 0, width: 100, height: 50 }
const branded = { id: 'a', type: 'text', ...BOX, text: 'A', fill: 'brand:ink', fontFamily: 'brand:head' } as const
const source: Document = {
  version: 1,
  brand: { colors: { ink: '#112233' }, fonts: { head: 'Lora' } },
  pages: [{ id: 'p', elements: [branded] }],
}
const plain: Element = { id: 'b', type: 'text', ...BOX, text: 'B', opacity: 0.5 }
const inDesign = (element: Element, more: Partial<Document> = {}): Document => ({
  ...{ version: 1, pages: [{ id: 'p', elements: [element] }] },
  ...more,
})
const ids = new Set(['b'])

test('a style is given to the elements of another design, with the brand’s own colors and fonts', () => {
  const styled = pasteStyle(inDesign(plain), ids, storedStyle(source, branded))
  expect(styled.pages[0]?.elements[0]).toEqual({
    ...{ id: 'b', type: 'text', ...BOX, text: 'B' },
    ...{ fill: '#112233', fontFamily: 'Lora' },
  })
})

test('in a design with the same brand, it still refers to it', () => {
  const styled = pasteStyle(inDesign(plain, { brand: source.brand }), ids, storedStyle(source, branded))
  expect(styled.pages[0]?.elements[0]).toMatchObject({ fill: 'brand:ink', fontFamily: 'brand:head' })
})

test('what the design does not accept is left out', () => {
  const styled = pasteStyle(inDesign(plain), ids, storedStyle(source, { ...branded, fontSize: -5 }))
  expect(styled.pages[0]?.elements[0]).toMatchObject({ fill: '#112233' })
  expect(styled.pages[0]?.elements[0]).not.toHaveProperty('fontSize')
})

test.each(['', 'no', '{}', '[]', '{"own":{"kind":"moon","properties":[]}}'])('%j changes nothing', (text) => {
  const document = inDesign(plain)
  expect(pasteStyle(document, ids, text)).toBe(document)
})
