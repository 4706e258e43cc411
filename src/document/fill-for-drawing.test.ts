import { expect, test } from 'vitest'
import { fillForDrawing, fillingWarnings } from './fill-for-drawing.ts'
import { documentOf, element } from './testing/build.ts'

test('values for hidden elements of a repeat are reported, although its copies have no slots', () => {
  const hidden = element('text', { id: 'note', slot: 'note', text: '', visible: false })
  const document = documentOf(element('repeat', { id: 'cards', slot: 'cards', elements: [hidden], entries: [] }))
  const data = { cards: [{ note: 'x' }] }
  const warnings = fillingWarnings(fillForDrawing(document, data, 100), data)
  expect(warnings).toMatchObject([{ code: 'slot_hidden', page: 1, elementId: 'note' }])
})
