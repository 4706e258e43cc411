import { expect, it } from 'vitest'
import { drawnDocument } from '../drawn-document.ts'
import type { Document } from '../document.ts'
import type { Element } from '../elements/element.ts'
import { fillDocument } from '../fill-document.ts'
import { followTexts } from './follow-texts.ts'
import { mirrorDocument } from './mirror-document.ts'

const WIDTH = 400
const box = { y: 10, height: 20 }

function documentOf(elements: Element[], more: Partial<Document> = {}): Document {
  return { version: 1, pages: [{ id: 'page', elements }], ...more }
}

function mirrored(element: Element): Element | undefined {
  return mirrorDocument(documentOf([element]), WIDTH).pages[0]?.elements[0]
}

it('elements move to the other side, and texts begin at the other edge', () => {
  expect(mirrored({ id: 'a', type: 'text', ...box, x: 30, width: 100, rotation: 5 })).toMatchObject({
    ...{ x: 270, width: 100, rotation: -5, align: 'right' },
  })
})

it('vertical lines still begin at the top, and the first one is at the other side', () => {
  const title: Element = { id: 'a', type: 'text', ...box, x: 30, width: 100, writingMode: 'vertical', text: '縦' }
  expect(mirrored(title)).toMatchObject({ x: 270, align: 'left', verticalAlign: 'bottom' })
  expect(mirrored({ ...title, align: 'end', verticalAlign: 'middle' })).toMatchObject({
    ...{ align: 'right', verticalAlign: 'middle' },
  })
})

it('shapes are flipped, but pictures, codes, charts and logos are only moved', () => {
  const at = { ...box, x: 0, width: 50 }
  expect(mirrored({ id: 'a', type: 'path', ...at, d: 'M0 0L9 9' })).toMatchObject({ x: 350, flipX: true })
  const still: Element[] = [
    { id: 'a', type: 'image', ...at, src: 'builtin:sea' },
    { id: 'a', type: 'code', ...at, symbology: 'qrcode', data: 'x' },
    { id: 'a', type: 'chart', ...at, kind: 'bar', series: [] },
    { id: 'a', type: 'path', ...at, d: 'M0 0L9 9', mirroring: 'move' },
    { id: 'a', type: 'path', ...at, d: 'M0 0L9 9', fill: { type: 'image', src: 'builtin:sea' } },
    { id: 'a', type: 'rect', ...at },
  ]
  for (const element of still) expect(mirrored(element)).toEqual({ ...element, x: 350 })
})

it('groups are mirrored with all that they contain, and rows run the other way', () => {
  const inner: Element = { id: 'b', type: 'rect', ...box, x: 10, width: 30 }
  const group: Element = {
    id: 'a',
    type: 'group',
    ...box,
    x: 0,
    width: 100,
    layout: { direction: 'row' },
    elements: [inner],
  }
  expect(mirrored(group)).toMatchObject({
    ...{ x: 300, layout: { direction: 'row-reverse' }, elements: [{ x: 60 }] },
  })
  expect(mirrored({ ...group, mirroring: 'move' })).toMatchObject({ x: 300, elements: [{ x: 10 }] })
})

it('a document that is mirrored twice is drawn as before', () => {
  const elements: Element[] = [
    { id: 'a', type: 'rect', ...box, x: 5, width: 30, cornerRadius: [1, 2, 3, 4] },
    { id: 'b', type: 'image', ...box, x: 5, width: 30, src: 'builtin:sea', cornerRadius: [1, 2, 3, 4] },
    { id: 'c', type: 'text', ...box, x: 5, width: 30, align: 'right', padding: [1, 2, 3, 4] },
    {
      id: 'd',
      type: 'line',
      ...box,
      x: 5,
      width: 30,
      points: [
        { x: 0, y: 0 },
        { x: 20, y: 9 },
      ],
    },
    { id: 'e', type: 'repeat', ...box, x: 5, width: 90, layout: { direction: 'row-reverse' }, elements: [] },
  ]
  const document = documentOf(elements, { direction: 'ltr', safeArea: [1, 2, 3, 4], guides: { vertical: [40] } })
  expect(mirrorDocument(mirrorDocument(document, WIDTH), WIDTH)).toEqual(document)
})

it('a table runs from right to left, with its cells in the same columns', () => {
  const table: Element = {
    ...{ id: 'a', type: 'table', ...box, x: 0, width: 300, direction: 'rtl' },
    columns: [
      { title: 'Item', share: 2 },
      { title: 'Price', align: 'end' },
    ],
    rows: [['Soup', 9], [{ text: 'Total', colSpan: 2 }], ['Tea']],
  }
  expect(drawnDocument(documentOf([table])).pages[0]?.elements[0]).toMatchObject({
    align: 'right',
    columns: [
      { title: 'Price', align: 'left' },
      { title: 'Item', share: 2 },
    ],
    rows: [[9, 'Soup'], [{ text: 'Total', colSpan: 2 }], [null, 'Tea']],
  })
})

it('a document follows its texts, if it asks for it, and can be filled again', () => {
  const text: Element = { id: 'a', type: 'text', ...box, x: 30, width: 100, slot: 'title', text: 'Hello' }
  const document = documentOf([text], { mirroring: 'auto' })
  const filled = (from: Document, title: string): Document => followTexts(fillDocument(from, { title }), WIDTH)
  const arabic = filled(document, 'مرحبا بكم')
  expect(arabic).toMatchObject({ direction: 'rtl', pages: [{ elements: [{ x: 270 }] }] })
  expect(filled(arabic, 'أهلا')).toMatchObject({ direction: 'rtl', pages: [{ elements: [{ x: 270 }] }] })
  expect(filled(arabic, 'Welcome')).toMatchObject({ direction: 'ltr', pages: [{ elements: [{ x: 30 }] }] })
  expect(filled(document, '+49 30 1234')).not.toHaveProperty('direction')
  expect(filled(documentOf([text]), 'مرحبا بكم')).not.toHaveProperty('direction')
})
