import { describe, expect, test } from 'vitest'
import { describedSlots } from '../../document/described-slots.ts'
import type { Document } from '../../document/document.ts'
import { fillDocument } from '../../document/fill-document.ts'
import { commit, openEditor } from '../editor-state.ts'
import { undoStep } from '../undo-step.ts'
import { setProperties } from './set-properties.ts'
import { freeSlotName, moveSlot, redescribeSlot, refusalOf, setSlotDefault, slotWords } from './slot-form.ts'
import { removeSlot, renameSlot } from './slots.ts'

const box = { x: 0, y: 0, width: 100, height: 20 }
const document: Document = {
  version: 1,
  slots: [{ name: 'subtitle', label: 'Line below' }],
  pages: [
    {
      id: 'page',
      elements: [
        { id: 'a', type: 'text', ...box, slot: 'title', text: 'Summer Sale 2026' },
        {
          id: 'b',
          type: 'text',
          ...box,
          slot: 'subtitle',
          runs: [{ text: 'From ' }, { text: 'May', fill: '#ff0000' }],
        },
        { id: 'c', type: 'text', ...box, text: 'By {{author|friend}}, {{title}}' },
        { id: 'd', type: 'text', ...box, runs: [{ text: 'Only ' }, { text: '9 €', slot: 'price' }] },
        {
          id: 'e',
          type: 'repeat',
          ...box,
          slot: 'people',
          elements: [{ id: 'f', type: 'text', ...box, slot: 'title', text: 'Name' }],
        },
      ],
    },
  ],
}
const namesOf = (of: Document): string[] => describedSlots(of).map(({ name }) => name)
const elementOf = (of: Document, id: string) => of.pages[0]?.elements.find((element) => element.id === id)

test('a new slot has a name of the words of its element that no other slot has', () => {
  expect(freeSlotName(document, 'Summer Sale 2026, today')).toBe('summerSale2026')
  expect(freeSlotName(document, 'Title')).toBe('title2')
  expect(freeSlotName(document, '…')).toBe('slot')
  expect(slotWords({ id: 'r', type: 'rect', ...box })).toBe('rect')
  expect(slotWords({ id: 'r', type: 'rect', ...box, name: 'Backdrop' })).toBe('Backdrop')
})

test('slots are moved within the form, whether they are described or not', () => {
  expect(namesOf(document)).toEqual(['subtitle', 'title', 'author', 'price', 'people'])
  const moved = moveSlot(document, 'price', 0)
  expect(namesOf(moved)).toEqual(['price', 'subtitle', 'title', 'author', 'people'])
  expect(moved.slots?.[1]).toEqual({ name: 'subtitle', label: 'Line below' })
  expect(namesOf(moveSlot(moved, 'price', 4))).toEqual(['subtitle', 'title', 'author', 'people', 'price'])
  expect(moveSlot(document, 'subtitle', 0)).toBe(document)
  expect(moveSlot(document, 'unknown', 0)).toBe(document)
})

test('a description is changed by property, and added when it says something', () => {
  expect(redescribeSlot(document, 'title', { required: true }).slots).toContainEqual({ name: 'title', required: true })
  expect(redescribeSlot(document, 'title', { help: undefined })).toBe(document)
  expect(redescribeSlot(document, 'subtitle', { label: undefined }).slots).toEqual([{ name: 'subtitle' }])
})

test('a description that could not be saved is refused with a reason', () => {
  const limited = redescribeSlot(document, 'title', { maxLength: 5 })
  expect(refusalOf(limited)).toBeUndefined()
  expect(refusalOf(redescribeSlot(limited, 'title', { sample: 'Far too long' }))).toBe(
    'Must be at most 5 characters; received 12 characters.',
  )
})

describe('the default of a slot', () => {
  test('is the text of its element, in the style of its beginning, and of its placeholders', () => {
    expect(elementOf(setSlotDefault(document, 'title', 'Winter'), 'a')).toMatchObject({ text: 'Winter' })
    expect(elementOf(setSlotDefault(document, 'title', 'Winter'), 'c')).toMatchObject({
      text: 'By {{author|friend}}, {{title|Winter}}',
    })
    expect(elementOf(setSlotDefault(document, 'subtitle', 'June'), 'b')).toMatchObject({ text: 'June' })
    expect(elementOf(setSlotDefault(document, 'author', 'Ada}'), 'c')).toMatchObject({
      text: 'By {{author|Ada}}, {{title}}',
    })
  })

  test('is the text of its marked words, which stay marked when it is empty', () => {
    expect(elementOf(setSlotDefault(document, 'price', ''), 'd')).toMatchObject({
      runs: [{ text: 'Only ' }, { text: ' ', slot: 'price' }],
    })
  })

  test('of a field of a list is another one', () => {
    expect(elementOf(setSlotDefault(document, 'title', 'Winter'), 'e')).toBe(elementOf(document, 'e'))
  })
})

test('a slot becomes part of the design everywhere, as it looks without data', () => {
  const removed = removeSlot(removeSlot(document, 'title', 'Title'), 'price', 'Price')
  expect(namesOf(removed)).toEqual(['subtitle', 'author', 'people'])
  expect(elementOf(removed, 'a')).not.toHaveProperty('slot')
  expect(elementOf(removed, 'c')).toMatchObject({ text: 'By {{author|friend}}, Title' })
  expect(elementOf(removed, 'd')).toMatchObject({ text: 'Only 9 €' })
  expect(elementOf(removed, 'e')).toBe(elementOf(document, 'e'))
  expect(removeSlot(document, 'subtitle', '').slots).toBeUndefined()
})

test('the description of a slot goes with its last placeholder, and comes back when that is undone', () => {
  const described = redescribeSlot(document, 'author', { help: 'Who?' })
  const opened = openEditor(described, { width: 100, height: 100 })
  const without = setProperties(described, new Set(['c']), { text: 'By me' })
  const state = commit(opened, { document: without, label: 'Type', at: 0 })
  expect(state.document.slots).toEqual(document.slots)
  expect(undoStep(state).document).toBe(described)
})

test('a renamed slot is filled by its new name only', () => {
  const renamed = renameSlot(document, 'title', 'headline')
  expect(elementOf(fillDocument(renamed, { headline: 'New' }, 'keep'), 'c')).toMatchObject({ text: 'By friend, New' })
  expect(() => fillDocument(renamed, { title: 'New' }, 'keep')).toThrow('unknown slot')
})
