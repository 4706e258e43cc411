import { expect, it } from 'vitest'
import { fillDocument } from '../../../document/fill-document.ts'
import { documentOf, element } from '../../../document/testing/build.ts'
import { PlatenProblem } from '../../../sdk/create-platen.ts'
import { errorAt, slotErrors, slotPointer } from './slot-errors.ts'

const inGroup = element('group', { slot: 'card', elements: [element('text'), element('image', { slot: 'a/b~c' })] })
const document = documentOf(element('rect'), inGroup)

function rejection(...pointers: readonly string[]): PlatenProblem {
  const errors = pointers.map((pointer) => ({ pointer, detail: `must exist; received ${pointer}` }))
  return new PlatenProblem(new Response(null, { status: 400 }), { code: 'invalid_input', detail: 'No.', errors })
}

it('an error in the document is shown at the slot of the element around it', () => {
  const error = rejection('/document/pages/0/elements/1/elements/1/src', '/document/pages/0/elements/1/elements/0/text')
  expect([...slotErrors(error, document).keys()]).toEqual(['a/b~c', 'card'])
})

it('an error found before sending is shown at its slot', () => {
  try {
    fillDocument(document, { 'a/b~c': 'no source' })
    expect.unreachable()
  } catch (error) {
    expect(slotErrors(error, document).get('a/b~c')).toBe('Choose an image.')
  }
})

it('errors elsewhere belong to no slot', () => {
  expect(slotErrors(rejection('/document/pages/0/elements/0/fill', '/document/pages/7', '/title'), document).size).toBe(
    0,
  )
  expect(slotErrors(new TypeError('failed'), document).size).toBe(0)
})

it('a slot is addressed by a JSON Pointer', () => {
  expect(slotPointer('a/b~c')).toBe('/data/a~1b~0c')
})

it('errors of entries are shown at their list and at their fields, also those of properties', () => {
  const errors = slotErrors(rejection('/data/dishes/0/a~1b', '/data/dishes/2/photo/src'), document)
  expect(
    ['dishes', 'dishes/0', 'dishes/0/a/b', 'dishes/1', 'dishes/2/photo'].map((path) => errorAt(path, errors)),
  ).toEqual([
    expect.stringContaining('a~1b'),
    expect.stringContaining('a~1b'),
    expect.stringContaining('a~1b'),
    undefined,
    expect.stringContaining('src'),
  ])
})
