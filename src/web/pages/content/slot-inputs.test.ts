import { describe, expect, it } from 'vitest'
import { fillDocument } from '../../../document/fill-document.ts'
import type { SlotValue } from '../../../document/slot-values.ts'
import { documentOf, element } from '../../../document/testing/build.ts'
import { editableSlots } from './editable-slots.ts'
import {
  firstFocus,
  isShown,
  imageOf,
  imageValue,
  shownValue,
  textOf,
  textValue,
  valueIn,
  withValue,
} from './slot-inputs.ts'

function slotOf(kind: string, own: object = {}) {
  const [slot] = editableSlots(documentOf(element(kind, { ...own, slot: 's' })))
  if (slot === undefined) throw new Error('no slot')
  return slot
}

describe('an image', () => {
  const slot = slotOf('image', { src: 'builtin:sea', focus: { x: 0.2, y: 0.4 } })

  it.each<[SlotValue | undefined, { src: string; focus: object }]>([
    [undefined, { src: 'builtin:sea', focus: { x: 0.2, y: 0.4 } }],
    ['asset:ast_1', { src: 'asset:ast_1', focus: { x: 0.2, y: 0.4 } }],
    [{ focus: { x: 1, y: 0 } }, { src: 'builtin:sea', focus: { x: 1, y: 0 } }],
    [
      { src: 'asset:ast_1', focus: { x: 1, y: 0 } },
      { src: 'asset:ast_1', focus: { x: 1, y: 0 } },
    ],
  ])('is stored as its shortest value, which is read back unchanged (%#)', (value, picture) => {
    expect(imageOf(slot, value)).toEqual(picture)
    expect(imageValue(slot, { ...imageOf(slot, value) })).toEqual(value)
  })

  it('has the focus in its center if it is new, and the document’s focus if it is the document’s image', () => {
    const another = { src: 'asset:ast_1', focus: firstFocus(slot, 'asset:ast_1') }
    expect(imageValue(slot, another)).toEqual({ src: 'asset:ast_1', focus: { x: 0.5, y: 0.5 } })
    const own = { src: 'builtin:sea', focus: firstFocus(slot, 'builtin:sea') }
    expect(own.focus).toEqual({ x: 0.2, y: 0.4 })
    expect(imageValue(slot, own)).toBeUndefined()
    expect(firstFocus(slotOf('image', { fit: 'contain' }), 'asset:ast_1')).toBeUndefined()
  })

  it('that is not cropped is never sent with a focus', () => {
    const whole = slotOf('image', { fit: 'contain' })
    expect(imageValue(whole, { src: 'asset:ast_1', focus: { x: 1, y: 1 } })).toBe('asset:ast_1')
  })

  it('with a focus is accepted by the document', () => {
    const document = documentOf(element('image', { slot: 's' }))
    const value = imageValue(slot, { src: 'asset:ast_1', focus: { x: 0.3, y: 0.6 } })
    expect(fillDocument(document, { s: value }).pages[0]?.elements[0]).toMatchObject({
      src: 'asset:ast_1',
      focus: { x: 0.3, y: 0.6 },
    })
  })
})

it('null hides a visible element, and an object shows a hidden one', () => {
  const [seen, hidden] = [slotOf('group'), slotOf('group', { visible: false })]
  expect([isShown(seen, undefined), isShown(seen, null), isShown(hidden, undefined)]).toEqual([true, false, false])
  expect(isShown(hidden, { visible: true })).toBe(true)
  expect([shownValue(seen, true), shownValue(seen, false)]).toEqual([undefined, null])
  expect([shownValue(hidden, false), shownValue(hidden, true)]).toEqual([undefined, { visible: true }])
})

it('a slot can have the name of an inherited property', () => {
  expect(valueIn({}, 'constructor')).toBeUndefined()
  const data = withValue({}, '__proto__', 'Ada')
  expect(valueIn(data, '__proto__')).toBe('Ada')
  expect(Object.keys(withValue(data, '__proto__', undefined))).toEqual([])
})

it('a field shows the document’s text unless a text was filled in', () => {
  const slot = slotOf('text', { text: 'Late set' })
  expect([textOf(slot, undefined), textOf(slot, ''), textOf(slot, 7), textOf(slot, { text: 'x' })]).toEqual([
    'Late set',
    '',
    '7',
    'Late set',
  ])
})

it('an unchanged field sends nothing; an emptied field sends an empty text unless it was empty before', () => {
  const placeholder = editableSlots(documentOf(element('text', { text: '{{name}}' })))[0]
  if (placeholder === undefined) throw new Error('no slot')
  expect([textValue(placeholder, ''), textValue(placeholder, 'Ada')]).toEqual([undefined, 'Ada'])
  const slot = slotOf('text', { text: 'Late set' })
  expect([textValue(slot, 'Late set'), textValue(slot, '')]).toEqual([undefined, ''])
})
