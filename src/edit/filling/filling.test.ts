import { describe, expect, test } from 'vitest'
import { describedSlots } from '../../document/described-slots.ts'
import type { Document } from '../../document/document.ts'
import { fillDefaults, fillDocument } from '../../document/fill-document.ts'
import { isFailure } from '../../failure.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { enterValue, shownEntry } from './entered-value.ts'
import { fieldAt } from './field-at.ts'
import { fieldPages } from './field-pages.ts'
import { fillSlot } from './fill-slot.ts'

const box = { x: 0, y: 0, width: 100, height: 20 }
const document: Document = deepFrozen<Document>({
  version: 1,
  slots: [{ name: 'code', maxLength: 12 }, { name: 'title' }],
  pages: [
    {
      id: 'cover',
      elements: [
        { id: 'photo', type: 'image', ...box, slot: 'photo', src: 'builtin:dunes' },
        { id: 'title', type: 'text', ...box, slot: 'title', text: 'Your title' },
        { id: 'veil', type: 'rect', ...box, fill: '#00000080' },
        {
          ...{ id: 'badge', type: 'group', ...box, slot: 'badge' },
          elements: [{ id: 'label', type: 'text', ...box, text: 'New' }],
        },
      ],
    },
    {
      id: 'letter',
      elements: [
        { id: 'greeting', type: 'text', ...box, text: 'Dear {{name|friend}}, code {{code}}' },
        { id: 'price', type: 'text', ...box, runs: [{ text: 'Only ' }, { text: '9 €', slot: 'price' }] },
        { id: 'again', type: 'text', ...box, slot: 'title', text: 'Your title' },
        {
          ...{ id: 'people', type: 'repeat', ...box, slot: 'people', entries: [{ who: 'Ada' }] },
          elements: [{ id: 'who', type: 'text', ...box, text: '{{who}} {{title|x}}' }],
        },
      ],
    },
  ],
})

const texts = (of: Document): unknown[] =>
  fillDefaults(of).pages.flatMap(({ elements }) =>
    elements.flatMap((element) => {
      if (element.type !== 'text') return []
      return [element.runs ? element.runs.map(({ text }) => text).join('') : element.text]
    }),
  )
const slotOf = (of: Document, name: string) => {
  const slot = describedSlots(of).find((each) => each.name === name)
  if (!slot) throw new Error(`No slot ${name}.`)
  return slot
}

describe('filling a slot of a design', () => {
  test('sets the text of all of its elements, and leaves others as they are', () => {
    const filled = fillSlot(document, 'title', 'Spring')
    expect(texts(filled)).toEqual(['Spring', 'Dear friend, code {{code}}', 'Only 9 €', 'Spring'])
    expect(filled.pages[0]?.elements[0]).toBe(document.pages[0]?.elements[0])
    expect(filled.pages[1]?.elements[3]).toBe(document.pages[1]?.elements[3])
  })

  test('leaves a placeholder in place, with the value as its default', () => {
    const filled = fillSlot(fillSlot(document, 'name', 'Grace'), 'code', 'A-1')
    expect(texts(filled)[1]).toBe('Dear Grace, code A-1')
    expect(fillDocument(filled, { name: 'Ada' }).pages[1]?.elements[0]).toMatchObject({ text: 'Dear Ada, code A-1' })
    expect(filled.slots).toEqual(document.slots)
    expect(texts(fillSlot(filled, 'name', ''))[1]).toBe('Dear , code A-1')
  })

  test('fills marked words', () => {
    expect(texts(fillSlot(document, 'price', '12 €'))[2]).toBe('Only 12 €')
  })

  test('sets pictures with their focus, hides and shows groups, and replaces the entries of lists', () => {
    const focus = { x: 0.2, y: 0.3 }
    const framed = fillSlot(document, 'photo', { src: 'builtin:coast', focus })
    expect(framed.pages[0]?.elements[0]).toMatchObject({ src: 'builtin:coast', focus, slot: 'photo' })
    const hidden = fillSlot(document, 'badge', null)
    expect(hidden.pages[0]?.elements[3]).toMatchObject({ visible: false })
    expect(fillSlot(hidden, 'badge', { visible: true }).pages[0]?.elements[3]).toMatchObject({ visible: true })
    const people = [{ who: 'Ada' }, { who: 'Grace' }]
    expect(fillSlot(document, 'people', people).pages[1]?.elements[3]).toMatchObject({ entries: people })
  })

  test('with the value that it has returns the same document', () => {
    expect(fillSlot(document, 'title', 'Your title')).toBe(document)
    expect(fillSlot(document, 'name', 'friend')).toBe(document)
  })

  test.each([
    ['code', 'far too long for a code', /at most 12 characters/],
    ['name', 'a } b', /must not contain/],
    ['photo', 'dunes', /builtin/],
    ['people', [{}], /required/],
    ['nothing', 'x', /unknown slot/],
  ])('refuses %s = %j, and says why', (name, value, detail) => {
    try {
      fillSlot(document, name, value)
      expect.unreachable()
    } catch (error) {
      if (!isFailure(error, 'invalid_input')) throw error
      expect(error.details.issues[0]?.pointer).toMatch(`/data/${name}`)
      expect(error.details.issues[0]?.detail).toMatch(detail)
    }
  })
})

describe('what is entered in a field', () => {
  const enter = (value: string | undefined, before?: ReturnType<typeof entryOf>, now = before?.document ?? document) =>
    entryOf(value, now, before)

  function entryOf(value: string | undefined, now: Document, before?: object) {
    const slot = slotOf(now, 'code')
    const entry = enterValue(value, { document: now, slot, before: before as never })
    return { ...entry, value, filled: slotOf(entry.document, 'code') }
  }

  test('restores the document when it is what was there before', () => {
    const typed = enter('A', enter('AB'))
    expect(texts(typed.document)[1]).toBe('Dear friend, code A')
    expect(enter(undefined, typed).document).toBe(document)
  })

  test('stays as it was typed, although the document has no spaces at its end', () => {
    const typed = enter('A ')
    expect(texts(typed.document)[1]).toBe('Dear friend, code A')
    expect(shownEntry(typed.document, typed.filled, typed)).toMatchObject({ value: 'A ' })
  })

  test('stays when it is refused, and changes nothing', () => {
    const typed = enter('much longer than twelve', enter('A'))
    expect(texts(typed.document)[1]).toBe('Dear friend, code A')
    const shown = shownEntry(typed.document, typed.filled, typed)
    expect(shown.value).toBe('much longer than twelve')
    expect(isFailure(shown.failure, 'invalid_input')).toBe(true)
  })

  test('ends when something else changes the slot, and only then', () => {
    const typed = enter('A')
    expect(shownEntry(document, slotOf(document, 'code'), typed)).toMatchObject({ value: undefined })
    const other = fillSlot(typed.document, 'title', 'Spring')
    expect(shownEntry(other, slotOf(other, 'code'), typed)).toMatchObject({ value: 'A', slot: slotOf(other, 'code') })
    expect(enterValue('B', { document: other, slot: slotOf(other, 'code'), before: typed }).base).toBe(other)
  })
})

test('fields are divided among the pages on which they are used first, in the order of the form', () => {
  const pages = fieldPages(document, describedSlots(document))
  expect(pages.map(({ number, slots }) => [number, slots.map(({ name }) => name)])).toEqual([
    [1, ['title', 'photo', 'badge']],
    [2, ['code', 'name', 'price', 'people']],
  ])
})

describe('the field of what is pressed', () => {
  test.each([
    { of: 'the element in front', under: ['title'], name: 'title' },
    { of: 'the one behind what cannot', under: ['veil', 'photo'], name: 'photo' },
    { of: 'the original of an element on a further page', under: ['greeting~2'], name: 'name' },
  ])('is that of $of', ({ under, name }) => {
    const found = fieldAt(
      document,
      under.map((id) => ({ id, parents: [] })),
    )
    expect(found).toEqual({ name, elementId: under.at(-1) })
  })

  test.each([
    { of: 'the group around an element', id: 'label', parent: 'badge' },
    { of: 'the list of an entry', id: 'who#0', parent: 'people' },
  ])('is that of $of', ({ id, parent }) => {
    expect(fieldAt(document, [{ id, parents: [parent] }])).toEqual({ name: parent, elementId: parent })
  })

  test('is none where nothing can be filled', () => {
    expect(fieldAt(document, [{ id: 'veil', parents: [] }])).toBeUndefined()
  })
})
