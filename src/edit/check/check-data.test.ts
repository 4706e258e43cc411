import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import { usableData } from '../data/usable-data.ts'
import { checkData } from './check-data.ts'

const box = { x: 0, y: 0, width: 90, height: 20 }
const document: Document = {
  version: 1,
  slots: [{ name: 'title', required: true, maxLength: 5 }],
  pages: [
    { id: 'one', elements: [{ id: 'a', type: 'text', ...box, slot: 'title', text: 'Hello' }] },
    { id: 'two', elements: [{ id: 'b', type: 'text', ...box, text: '{{price}}' }] },
  ],
}

test('required slots without a value are reported on their page', () => {
  const data = usableData(document, {})
  expect(checkData(document, 'one', data)).toEqual([
    { code: 'slot_empty', message: 'Title is required, and has no value.', elementId: 'a' },
  ])
  expect(checkData(document, 'two', data)).toMatchObject([{ code: 'slot_empty', elementId: 'b' }])
  expect(checkData(document, 'two', usableData(document, { price: 1 }))).toEqual([])
})

test('invalid values are reported with the reason', () => {
  expect(checkData(document, 'one', usableData(document, { title: 'Too long' }))).toEqual([
    {
      code: 'slot_invalid',
      message: 'Title must be at most 5 characters; received 8 characters.',
      elementId: 'a',
    },
  ])
})

test('values of elements that the design hides are reported, as exports do', () => {
  const hidden: Document = {
    version: 1,
    pages: [{ id: 'one', elements: [{ id: 'a', type: 'text', ...box, slot: 'title', text: 'Hello', visible: false }] }],
  }
  const found = checkData(hidden, 'one', usableData(hidden, { title: 'Hi' }))
  expect(found).toMatchObject([{ code: 'slot_hidden', elementId: 'a' }])
  expect(checkData(hidden, 'one', usableData(hidden, {}))).toEqual([])
})
