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

  it.each<{ told: string; warning: Warning; data?: Record<string, string>; slots: string[] }>([
    { told: 'the slot of its element', warning: overflow('price'), slots: ['price'] },
    {
      told: 'the placeholder that was filled in',
      warning: overflow('price'),
      data: { amount: '12' },
      slots: ['amount'],
    },
    {
      told: 'each of those that were',
      warning: overflow('dear'),
      data: { whom: 'Ada', place: 'Ockham' },
      slots: ['whom', 'place'],
    },
    {
      told: 'the one that has the letter',
      warning: missing('dear'),
      data: { whom: 'Ada', place: '𓀀' },
      slots: ['place'],
    },
    { told: 'a slot in a group', warning: overflow('deep'), slots: ['deep'] },
    { told: 'the group around what has no slot', warning: overflow('stamp'), slots: ['seal'] },
    { told: 'no field where none is about it', warning: overflow('fixed'), slots: [] },
    { told: 'no field where it is of no element', warning: { code: 'effect_simplified', message: 'Less.' }, slots: [] },
  ])('$told', ({ warning, data = {}, slots }) => {
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
