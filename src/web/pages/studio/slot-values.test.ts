import { describe, expect, it } from 'vitest'
import { fillDocument } from '../../../document/fill-document.ts'
import { type SlotValue } from '../../../document/slot-values.ts'
import { documentOf, element } from '../../../document/testing/build.ts'
import { fillableSlots } from './fillable-slots.ts'
import {
  firstFocus,
  isShown,
  labelOf,
  pictureOf,
  pictureValue,
  shownValue,
  textOf,
  textValue,
  valueIn,
  withValue,
} from './slot-values.ts'

/** The one slot of a document with this element. */
function slotOf(kind: string, own: object = {}) {
  const [slot] = fillableSlots(documentOf(element(kind, { ...own, slot: 's' })))
  if (slot === undefined) throw new Error('there is no slot')
  return slot
}

describe('a picture', () => {
  const slot = slotOf('image', { src: 'builtin:sea', focus: { x: 0.2, y: 0.4 } })

  it.each<[SlotValue | undefined, { src: string; focus: object }]>([
    [undefined, { src: 'builtin:sea', focus: { x: 0.2, y: 0.4 } }],
    ['asset:ast_1', { src: 'asset:ast_1', focus: { x: 0.2, y: 0.4 } }],
    [{ focus: { x: 1, y: 0 } }, { src: 'builtin:sea', focus: { x: 1, y: 0 } }],
    [
      { src: 'asset:ast_1', focus: { x: 1, y: 0 } },
      { src: 'asset:ast_1', focus: { x: 1, y: 0 } },
    ],
  ])('is said as shortly as it can be, and read back as the same (%#)', (value, picture) => {
    expect(pictureOf(slot, value)).toEqual(picture)
    expect(pictureValue(slot, { ...pictureOf(slot, value) })).toEqual(value)
  })

  it('begins in its middle where it is another one, and where the document has it where it is its own', () => {
    const another = { src: 'asset:ast_1', focus: firstFocus(slot, 'asset:ast_1') }
    expect(pictureValue(slot, another)).toEqual({ src: 'asset:ast_1', focus: { x: 0.5, y: 0.5 } })
    const own = { src: 'builtin:sea', focus: firstFocus(slot, 'builtin:sea') }
    expect(own.focus).toEqual({ x: 0.2, y: 0.4 })
    expect(pictureValue(slot, own)).toBeUndefined()
    expect(firstFocus(slotOf('image', { fit: 'contain' }), 'asset:ast_1')).toBeUndefined()
  })

  it('that is not cut is never sent with a focus', () => {
    const whole = slotOf('image', { fit: 'contain' })
    expect(pictureValue(whole, { src: 'asset:ast_1', focus: { x: 1, y: 1 } })).toBe('asset:ast_1')
  })

  it('with a focus fits the document', () => {
    const document = documentOf(element('image', { slot: 's' }))
    const value = pictureValue(slot, { src: 'asset:ast_1', focus: { x: 0.3, y: 0.6 } })
    expect(fillDocument(document, { s: value }).pages[0]?.elements[0]).toMatchObject({
      src: 'asset:ast_1',
      focus: { x: 0.3, y: 0.6 },
    })
  })
})

it('what the document shows is hidden by null, and what it hides is shown by saying so', () => {
  const [seen, hidden] = [slotOf('group'), slotOf('group', { visible: false })]
  expect([isShown(seen, undefined), isShown(seen, null), isShown(hidden, undefined)]).toEqual([true, false, false])
  expect(isShown(hidden, { visible: true })).toBe(true)
  expect([shownValue(seen, true), shownValue(seen, false)]).toEqual([undefined, null])
  expect([shownValue(hidden, false), shownValue(hidden, true)]).toEqual([undefined, { visible: true }])
})

it('a slot may be called as what every object has', () => {
  expect(valueIn({}, 'constructor')).toBeUndefined()
  const data = withValue({}, '__proto__', 'Ada')
  expect(valueIn(data, '__proto__')).toBe('Ada')
  expect(Object.keys(withValue(data, '__proto__', undefined))).toEqual([])
})

it('a field shows the document’s own words where nothing that is words was filled in', () => {
  const slot = slotOf('text', { text: 'Late set' })
  expect([textOf(slot, undefined), textOf(slot, ''), textOf(slot, 7), textOf(slot, { text: 'x' })]).toEqual([
    'Late set',
    '',
    '7',
    'Late set',
  ])
})

it('a field that is as the document has it sends nothing, an emptied one does unless nothing stood there', () => {
  const placeholder = fillableSlots(documentOf(element('text', { text: '{{name}}' })))[0]
  if (placeholder === undefined) throw new Error('there is no slot')
  expect([textValue(placeholder, ''), textValue(placeholder, 'Ada')]).toEqual([undefined, 'Ada'])
  const slot = slotOf('text', { text: 'Late set' })
  expect([textValue(slot, 'Late set'), textValue(slot, '')]).toEqual([undefined, ''])
})

it.each([
  ['couple-names', 'Couple names'],
  ['coverPicture', 'Cover picture'],
  ['--', '--'],
])('%s is called %s', (name, label) => {
  expect(labelOf({ name })).toBe(label)
})
