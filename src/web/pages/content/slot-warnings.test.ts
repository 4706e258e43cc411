import { describe, expect, it } from 'vitest'
import { documentOf, element } from '../../../document/testing/build.ts'
import type { Warning } from '../../../text/warning.ts'
import { slotWarnings, warningAt, warningLine } from './slot-warnings.ts'

const overflow = (elementId: string): Warning => ({
  ...{ code: 'text_overflow', elementId },
  message: 'Text is 7 px too tall for its box',
})
const missing = (elementId: string): Warning => ({
  ...{ code: 'missing_glyph', elementId },
  message: 'Neither Inter nor any fallback font has "𓀀" (U+13000); a box is drawn instead',
})

describe('a warning is shown at', () => {
  const document = documentOf(
    element('text', { id: 'price', slot: 'price', text: 'from {{amount|7}}' }),
    element('text', { id: 'dear', text: 'Dear {{whom|all}}, {{place|here}}' }),
    element('text', { id: 'fixed', text: 'Tickets' }),
    element('group', {
      ...{ id: 'seal', slot: 'seal' },
      elements: [
        element('text', { id: 'stamp', text: 'New' }),
        element('group', { id: 'inner', elements: [element('text', { id: 'deep', slot: 'deep', text: 'Deep' })] }),
      ],
    }),
  )

  it.each<{ title: string; warning: Warning; data?: Record<string, string>; slots: string[] }>([
    { title: 'the slot of its element', warning: overflow('price'), slots: ['price'] },
    {
      title: 'the placeholder with a value',
      warning: overflow('price'),
      data: { amount: '12' },
      slots: ['amount'],
    },
    {
      title: 'each placeholder with a value',
      warning: overflow('dear'),
      data: { whom: 'Ada', place: 'Ockham' },
      slots: ['whom', 'place'],
    },
    {
      title: 'the placeholder with the missing character',
      warning: missing('dear'),
      data: { whom: 'Ada', place: '𓀀' },
      slots: ['place'],
    },
    { title: 'a slot in a group', warning: overflow('deep'), slots: ['deep'] },
    { title: 'the group around an element without a slot', warning: overflow('stamp'), slots: ['seal'] },
    { title: 'no field if the element has no slot', warning: overflow('fixed'), slots: [] },
    {
      title: 'no field if it concerns no element',
      warning: { code: 'effect_simplified', message: 'Less.' },
      slots: [],
    },
  ])('$title', ({ warning, data = {}, slots }) => {
    expect(slotWarnings(new Map([[1, [warning]]]), document, data)).toMatchObject([{ page: 1, slots }])
  })
})

const pages = ['front', 'back'].map((id) => ({
  id,
  elements: [element('text', { id, slot: 'price', text: 'Much' }), element('text', { id: `${id}-fixed`, text: 'x' })],
}))
const twoPages = { version: 1 as const, pages }

it('warnings are in page order, and those of removed pages are dropped', () => {
  const drawn = new Map([
    [3, [overflow('gone')]],
    [2, [overflow('back'), overflow('back')]],
    [1, [missing('front-fixed')]],
  ])
  const warnings = slotWarnings(drawn, twoPages, {})
  expect(warnings.map((warning) => warningLine(warning, twoPages))).toEqual([
    'Page 1: The font doesn’t support 𓀀.',
    'Page 2, Price: Text is 7 px too tall for its box.',
  ])
})

it('the page is named if entries of a list add pages', () => {
  const name = element('text', { id: 'name', slot: 'name', y: 0, height: 40 })
  const document = documentOf(
    element('repeat', { id: 'list', slot: 'list', height: 40, overflow: 'pages', elements: [name] }),
  )
  const drawn = new Map([[2, [overflow('name~2#1')]]])
  const lines = slotWarnings(drawn, document, { list: ['a', 'b'] }).map((warning) => warningLine(warning, document))
  expect(lines).toEqual(['Page 2, List: Text is 7 px too tall for its box.'])
})

it('the page is omitted for a single page, and the slot for an element without one', () => {
  const document = documentOf(element('text', { id: 'a', slot: 'main-title' }), element('text', { id: 'b' }))
  const warnings = slotWarnings(new Map([[1, [overflow('a'), overflow('b')]]]), document, {})
  expect(warnings.map((warning) => warningLine(warning, document))).toEqual([
    'Main title: Text is 7 px too tall for its box.',
    'Text is 7 px too tall for its box.',
  ])
})

it('a field shows the warnings of its slot on every page, each once', () => {
  const drawn = new Map([
    [1, [overflow('front'), missing('front')]],
    [2, [overflow('back'), overflow('back-fixed')]],
  ])
  const warnings = slotWarnings(drawn, twoPages, {})
  expect(warningAt('price', warnings)).toBe('Text is 7 px too tall for its box. The font doesn’t support 𓀀.')
  expect(warningAt('other', warnings)).toBeUndefined()
})
