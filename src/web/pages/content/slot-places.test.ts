import { expect, test } from 'vitest'
import { parseDocument } from '../../../document/parse-document.ts'
import type { Document } from '../../../document/document.ts'
import type { LayoutText } from '../../../text/layout-cache.ts'
import { arrangePage } from '../../../paint/layout/arrange-page.ts'
import { flowedPages } from './flowed-pages.ts'
import { slotNames, slotPlaces } from './slot-places.ts'

const SIZE = { width: 200, height: 100 }

function documentOf(...pages: readonly object[][]): Document {
  const document = { version: 1, pages: pages.map((elements, index) => ({ id: `page-${index}`, elements })) }
  const parsed = parseDocument(document)
  if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues))
  return parsed.document
}

function placesOn(document: Document, number = 1) {
  const page = document.pages[number - 1]
  if (!page) throw new RangeError(`page ${number} does not exist`)
  return slotPlaces({ page }, slotNames(document), SIZE)
}

test('a slot has a place on its page, in fractions of the page', () => {
  const title = { id: 'title', type: 'text', slot: 'title', x: 20, y: 10, width: 100, height: 50, text: 'Hello' }
  expect(placesOn(documentOf([], [title]), 2)).toEqual([{ name: 'title', x: 0.1, y: 0.1, width: 0.5, height: 0.5 }])
})

test('a place in a rotated group is rotated with the group', () => {
  const logo = { id: 'logo', type: 'rect', slot: 'logo', x: 0, y: 0, width: 20, height: 10 }
  const group = { id: 'group', type: 'group', x: 50, y: 20, width: 40, height: 40, rotation: 90, elements: [logo] }
  // The clockwise rotation moves the group's top left corner to its top right.
  expect(placesOn(documentOf([group]))).toEqual([{ name: 'logo', x: 0.4, y: 0.2, width: 0.05, height: 0.2 }])
})

test('a placeholder has the place of its text, and small places come after large ones', () => {
  const greeting = { id: 'who', type: 'text', x: 0, y: 0, width: 20, height: 10, text: 'Hello, {{name|you}}' }
  const cover = { id: 'cover', type: 'rect', slot: 'cover', x: 0, y: 0, width: 200, height: 100 }
  expect(placesOn(documentOf([greeting, cover])).map(({ name }) => name)).toEqual(['cover', 'name'])
})

test('a hidden slot has no place', () => {
  const title = {
    id: 'title',
    type: 'text',
    slot: 'title',
    x: 0,
    y: 0,
    width: 9,
    height: 9,
    text: 'Hi',
    visible: false,
  }
  expect(placesOn(documentOf([title]))).toEqual([])
})

/** Every character is 10 px wide, and every line 20 px high. */
const layoutText: LayoutText = ({ text = '', width }) => {
  const lines = Math.max(1, Math.ceil((text.length * 10) / width))
  const widthPx = Math.min(width, text.length * 10)
  return { lines: [], heightPx: lines * 20, widthPx, scale: 1, warnings: [], hidden: null }
}

test('a slot in a layout is where the layout places it, and as large as its text', () => {
  const item = (id: string, text: string) => ({
    id,
    slot: id,
    type: 'text',
    x: 0,
    y: 0,
    width: 5,
    height: 5,
    text,
    fit: 'hug',
  })
  const row = {
    ...{ id: 'row', type: 'group', x: 20, y: 10, width: 100, height: 50, layout: { direction: 'row', gap: 10 } },
    elements: [item('first', 'four'), item('second', 'ten tender')],
  }
  const document = documentOf([row])
  const [declared] = document.pages
  if (!declared) throw new Error('no page')
  const page = arrangePage(declared, { layoutText, warn: () => undefined })
  expect(slotPlaces({ page }, slotNames(document), SIZE)).toEqual([
    { name: 'second', x: 0.35, y: 0.1, width: 0.5, height: 0.2 },
    { name: 'first', x: 0.1, y: 0.1, width: 0.2, height: 0.2 },
  ])
})

test('a text that grows is as high as its lines, and a filled placeholder is still a place', () => {
  const text = { id: 'who', type: 'text', x: 0, y: 0, width: 100, height: 10, text: 'Hello, {{name}}', fit: 'grow' }
  const names = slotNames(documentOf([text]))
  const [page] = documentOf([{ ...text, text: 'Hello, Ada' }]).pages
  if (!page) throw new Error('no page')
  expect(slotPlaces({ page, textHeight: () => 40 }, names, SIZE)).toEqual([
    { name: 'name', x: 0, y: 0, width: 0.5, height: 0.4 },
  ])
})

test('a slot on a page that a table adds has a place there too', () => {
  const title = { id: 'title', type: 'text', slot: 'title', x: 20, y: 10, width: 100, height: 50, text: 'Hello' }
  const columns = [{ key: 'name' }]
  const rows = [['a'], ['b'], ['c'], ['d']]
  const list = { id: 'list', type: 'table', x: 0, y: 0, width: 100, height: 60, columns, rows, overflow: 'pages' }
  const document = documentOf([title, list])
  const pages = flowedPages(document, {})
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) {
    expect(slotPlaces({ page }, slotNames(document), SIZE)).toMatchObject([{ name: 'title', x: 0.1, y: 0.1 }])
  }
})
