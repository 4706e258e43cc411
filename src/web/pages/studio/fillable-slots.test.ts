import { expect, it } from 'vitest'
import { documentOf, element } from '../../../document/testing/build.ts'
import { fillableSlots } from './fillable-slots.ts'

const WHOLE = { x: 0, y: 0, width: 1, height: 1 }
const CENTRE = { x: 0.5, y: 0.5 }

it.each([
  ['a picture that says nothing is cut about its middle', [{}], { focus: CENTRE, crop: WHOLE }],
  ['its own focus is where it begins', [{ focus: { x: 0.2, y: 1 } }], { focus: { x: 0.2, y: 1 }, crop: WHOLE }],
  [
    'what is cropped shows that part',
    [{ crop: { ...WHOLE, width: 0.5 } }],
    { focus: CENTRE, crop: { ...WHOLE, width: 0.5 } },
  ],
  ['what is not cut has no focus', [{ fit: 'contain' }], undefined],
  ['of several pictures the first counts', [{}, { fit: 'contain' }], { focus: CENTRE, crop: WHOLE }],
])('%s', (_told, pictures, framing) => {
  const elements = pictures.map((own) => element('image', { ...own, slot: 'picture' }))
  expect(fillableSlots(documentOf(...elements))).toMatchObject([{ name: 'picture', framing }])
})

it('a slot that a text bears too has no focus: an object for a picture would not fit it', () => {
  const shared = documentOf(element('image', { slot: 'both' }), element('text', { slot: 'both' }))
  expect(fillableSlots(shared)[0]?.framing).toBeUndefined()
})

it('what is hidden is told, in groups too', () => {
  const group = element('group', { slot: 'seal', visible: false, elements: [element('rect', { slot: 'colour' })] })
  expect(fillableSlots(documentOf(group)).map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['seal', true],
    ['colour', false],
  ])
})
