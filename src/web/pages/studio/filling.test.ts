import { expect, it } from 'vitest'
import { documentOf, element } from '../../../document/testing/build.ts'
import { fillingFrom, fittingData, isNothing } from './filling.ts'

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

it('values that all fit are tried together: the document is read no oftener for many than for one', () => {
  const names = Array.from({ length: 20 }, (_, index) => `s${index}`)
  const { pages } = documentOf(...names.map((slot) => element('text', { id: slot, slot, text: 'Late' })))
  const readingsFor = (data: Record<string, string>): number => {
    let readings = 0
    const counting = {
      version: 1 as const,
      get pages() {
        readings += 1
        return pages
      },
    }
    expect(fittingData(data, counting)).toEqual(data)
    return readings
  }
  expect(readingsFor(Object.fromEntries(names.map((name) => [name, 'Early'])))).toBe(readingsFor({ s0: 'Early' }))
})

it.each([undefined, null, 'text', [], {}, { data: 'text' }, { title: 7, data: [1] }])(
  'what was kept as %j is nothing',
  (kept) => {
    expect(isNothing(fillingFrom(kept, document))).toBe(true)
  },
)
