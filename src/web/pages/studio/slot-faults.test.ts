import { expect, it } from 'vitest'
import { fillDocument } from '../../../document/fill-document.ts'
import { documentOf, element } from '../../../document/testing/build.ts'
import { PlatenProblem } from '../../../sdk/create-platen.ts'
import { slotFaults, slotPointer } from './slot-faults.ts'

const inGroup = element('group', { slot: 'card', elements: [element('text'), element('image', { slot: 'a/b~c' })] })
const document = documentOf(element('rect'), inGroup)

function refusal(...pointers: readonly string[]): PlatenProblem {
  const errors = pointers.map((pointer) => ({ pointer, detail: `must be there; received ${pointer}` }))
  return new PlatenProblem(new Response(null, { status: 400 }), { code: 'invalid_input', detail: 'No.', errors })
}

it('what the service finds in the document is told at the slot of the element around it', () => {
  const error = refusal('/document/pages/0/elements/1/elements/1/src', '/document/pages/0/elements/1/elements/0/text')
  expect([...slotFaults(error, document).keys()]).toEqual(['a/b~c', 'card'])
})

it('what does not fit before it is sent is told at its slot', () => {
  try {
    fillDocument(document, { 'a/b~c': 'no source' })
    expect.unreachable()
  } catch (error) {
    expect(slotFaults(error, document).get('a/b~c')).toMatch(/^This must be "asset:/)
  }
})

it('what is wrong elsewhere is nobody’s', () => {
  expect(slotFaults(refusal('/document/pages/0/elements/0/fill', '/document/pages/7', '/title'), document).size).toBe(0)
  expect(slotFaults(new TypeError('failed'), document).size).toBe(0)
})

it('the pointer to a slot is one of JSON', () => {
  expect(slotPointer('a/b~c')).toBe('/data/a~1b~0c')
})
