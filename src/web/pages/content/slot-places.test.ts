import { expect, test } from 'vitest'
import { parseDocument } from '../../../document/parse-document.ts'
import type { Document } from '../../../document/document.ts'
import { slotPlaces } from './slot-places.ts'

const SIZE = { width: 200, height: 100 }

function documentOf(...pages: readonly object[][]): Document {
  const document = { version: 1, pages: pages.map((elements, index) => ({ id: `page-${index}`, elements })) }
  const parsed = parseDocument(document)
  if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues))
  return parsed.document
}

test('a slot has a place on its page, in fractions of the page', () => {
  const title = { id: 'title', type: 'text', slot: 'title', x: 20, y: 10, width: 100, height: 50, text: 'Hello' }
  expect(slotPlaces(documentOf([], [title]), SIZE)).toEqual([
    { name: 'title', page: 2, x: 0.1, y: 0.1, width: 0.5, height: 0.5 },
  ])
})

test('a place in a rotated group is rotated with the group', () => {
  const logo = { id: 'logo', type: 'rect', slot: 'logo', x: 0, y: 0, width: 20, height: 10 }
  const group = { id: 'group', type: 'group', x: 50, y: 20, width: 40, height: 40, rotation: 90, elements: [logo] }
  // The clockwise rotation moves the group's top left corner to its top right.
  expect(slotPlaces(documentOf([group]), SIZE)).toEqual([
    { name: 'logo', page: 1, x: 0.4, y: 0.2, width: 0.05, height: 0.2 },
  ])
})

test('a placeholder has the place of its text, and small places come after large ones', () => {
  const greeting = { id: 'who', type: 'text', x: 0, y: 0, width: 20, height: 10, text: 'Hello, {{name|you}}' }
  const cover = { id: 'cover', type: 'rect', slot: 'cover', x: 0, y: 0, width: 200, height: 100 }
  expect(slotPlaces(documentOf([greeting, cover]), SIZE).map(({ name }) => name)).toEqual(['cover', 'name'])
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
  expect(slotPlaces(documentOf([title]), SIZE)).toEqual([])
})
