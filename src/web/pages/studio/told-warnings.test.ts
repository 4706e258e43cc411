import { describe, expect, it } from 'vitest'
import { documentOf, element } from '../../../document/testing/build.ts'
import { type Warning } from '../../../text/warning.ts'
import { toldWarnings, warningAt, warningLine } from './told-warnings.ts'

const overflow = (elementId: string): Warning => ({
  ...{ code: 'text_overflow', elementId },
  message: 'The text needs 7 px more height than its box has',
})
const missing = (elementId: string): Warning => ({
  ...{ code: 'missing_glyph', elementId },
  message: 'Neither Inter nor any fallback font has "𓀀" (U+13000); a box is drawn instead',
})

describe('a warning is told at', () => {
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

  it.each<[string, Warning, Record<string, string>, string[]]>([
    ['the slot of its element', overflow('price'), {}, ['price']],
    ['the placeholder that was filled in', overflow('price'), { amount: '12' }, ['amount']],
    ['each of those that were', overflow('dear'), { whom: 'Ada', place: 'Ockham' }, ['whom', 'place']],
    ['the one that has the letter', missing('dear'), { whom: 'Ada', place: '𓀀' }, ['place']],
    ['a slot in a group', overflow('deep'), {}, ['deep']],
    ['the group around what has no slot', overflow('stamp'), {}, ['seal']],
    ['no field where none is about it', overflow('fixed'), {}, []],
    ['no field where it is of no element', { code: 'effect_simplified', message: 'Simpler.' }, {}, []],
  ])('%s', (_told, warning, data, slots) => {
    expect(toldWarnings(new Map([[1, [warning]]]), document, data)).toMatchObject([{ page: 1, slots }])
  })
})

const pages = ['front', 'back'].map((id) => ({
  id,
  elements: [element('text', { id, slot: 'price', text: 'Much' }), element('text', { id: `${id}-fixed`, text: 'x' })],
}))
const twoPages = { version: 1 as const, pages }

it('the pages come in their order, and of pages that are gone nothing is told', () => {
  const drawn = new Map([
    [3, [overflow('gone')]],
    [2, [overflow('back'), overflow('back')]],
    [1, [missing('front-fixed')]],
  ])
  const told = toldWarnings(drawn, twoPages, {})
  expect(told.map((one) => warningLine(one, twoPages))).toEqual([
    'Page 1: no font has 𓀀; a box is drawn in its place.',
    'Page 2, Price: the text is 7 px higher than its box.',
  ])
})

it('a document of one page says no page, and what no field is about stands by itself', () => {
  const document = documentOf(element('text', { id: 'a', slot: 'main-title' }), element('text', { id: 'b' }))
  const told = toldWarnings(new Map([[1, [overflow('a'), overflow('b')]]]), document, {})
  expect(told.map((one) => warningLine(one, document))).toEqual([
    'Main title: the text is 7 px higher than its box.',
    'The text is 7 px higher than its box.',
  ])
})

it('a field tells what is said of its slot on every page, each once', () => {
  const drawn = new Map([
    [1, [overflow('front'), missing('front')]],
    [2, [overflow('back'), overflow('back-fixed')]],
  ])
  const told = toldWarnings(drawn, twoPages, {})
  expect(warningAt('price', told)).toBe(
    'The text is 7 px higher than its box. No font has 𓀀; a box is drawn in its place.',
  )
  expect(warningAt('other', told)).toBeUndefined()
})
