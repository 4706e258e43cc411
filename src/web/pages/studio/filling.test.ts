import { expect, it } from 'vitest'
import { documentOf, element } from '../../../document/testing/build.ts'
import { fillingFrom, isNothing } from './filling.ts'

const document = documentOf(
  element('text', { slot: 'headline', text: 'Late set' }),
  element('image', { slot: 'picture' }),
  element('rect', { slot: 'seal' }),
)

it('what was kept comes back, with its title and the revision it was for', () => {
  const kept = {
    title: 'My flyer',
    revision: 3,
    data: { headline: 'Early set', picture: { src: 'asset:ast_1', focus: { x: 0.2, y: 0.3 } }, seal: null },
  }
  expect(fillingFrom(kept, document)).toEqual(kept)
})

it('a slot that is gone, or takes something else by now, does no harm to the others', () => {
  const kept = { data: { headline: 'Early set', gone: 'x', picture: 'A word', seal: { fill: 7 } } }
  expect(fillingFrom(kept, document)).toEqual({ data: { headline: 'Early set' } })
})

it.each([undefined, null, 'text', [], {}, { data: 'text' }, { title: 7, data: [1] }])(
  'what was kept as %j is nothing',
  (kept) => {
    expect(isNothing(fillingFrom(kept, document))).toBe(true)
  },
)
