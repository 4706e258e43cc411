import { describe, expect, it } from 'vitest'
import { documentOf, element } from '../../../../document/testing/build.ts'
import type { Finding } from '../../../../edit/check/finding.ts'
import { fieldWarnings } from './field-warnings.ts'

const overflow = (elementId: string): Finding => ({
  ...{ code: 'text_overflow', elementId },
  message: 'Text is 7 px too tall for its box',
})
const missing = (elementId: string): Finding => ({
  ...{ code: 'missing_glyph', elementId },
  message: 'Neither Inter nor any fallback font has "𓀀" (U+13000); a box is drawn instead',
})

describe('a warning is shown at', () => {
  const document = documentOf(
    element('text', { id: 'price', slot: 'price', text: 'from 7' }),
    element('text', { id: 'dear', text: 'Dear {{whom|all}}, {{place|𓀀}}' }),
    element('text', { id: 'fixed', text: 'Tickets' }),
    element('group', {
      ...{ id: 'seal', slot: 'seal' },
      elements: [
        element('text', { id: 'stamp', text: 'New' }),
        element('group', { id: 'inner', elements: [element('text', { id: 'deep', slot: 'deep', text: 'Deep' })] }),
      ],
    }),
    element('repeat', { id: 'list', slot: 'list', elements: [element('text', { id: 'name', slot: 'name' })] }),
  )

  it.each<{ title: string; warning: Finding; slots: string[] }>([
    { title: 'the slot of its element', warning: overflow('price'), slots: ['price'] },
    { title: 'each placeholder of its element', warning: overflow('dear'), slots: ['whom', 'place'] },
    { title: 'the placeholder with the missing character', warning: missing('dear'), slots: ['place'] },
    { title: 'a slot in a group', warning: overflow('deep'), slots: ['deep'] },
    { title: 'the group around an element without a slot', warning: overflow('stamp'), slots: ['seal'] },
    { title: 'the list of an entry', warning: overflow('name~2#1'), slots: ['list'] },
    { title: 'no field if the element has no slot', warning: overflow('fixed'), slots: [] },
    {
      title: 'no field if it concerns no element',
      warning: { code: 'effect_simplified', message: 'Less.' },
      slots: [],
    },
    {
      title: 'no field if it is about the look',
      warning: { code: 'contrast_low', message: '', elementId: 'price' },
      slots: [],
    },
  ])('$title', ({ warning, slots }) => {
    expect([...fieldWarnings(document, [warning]).keys()]).toEqual(slots)
  })
})

it('a field shows all of its warnings, each once', () => {
  const pages = ['front', 'back'].map((id) => ({ id, elements: [element('text', { id, slot: 'price', text: 'x' })] }))
  const found = [overflow('front'), missing('front'), overflow('back')]
  expect(fieldWarnings({ version: 1, pages }, found).get('price')).toBe(
    'Text is 7 px too tall for its box. The font doesn’t support 𓀀.',
  )
})
