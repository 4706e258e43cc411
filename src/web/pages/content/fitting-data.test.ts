import { expect, it } from 'vitest'
import { documentOf, element } from '../../../document/testing/build.ts'
import { fittingData } from './fitting-data.ts'

const document = documentOf(
  element('text', { slot: 'headline', text: 'Late set' }),
  element('image', { slot: 'picture' }),
  element('rect', { slot: 'seal' }),
)

it('values for slots that no longer exist or have changed are dropped; the others stay', () => {
  const picture = { src: 'asset:ast_1', focus: { x: 0.2, y: 0.3 } }
  const fitting = { headline: 'Early set', picture }
  expect(fittingData({ ...fitting, gone: 'x', seal: { fill: 7 } }, document)).toEqual(fitting)
})

it('if all values fit, the document is filled as often for many values as for one', () => {
  const names = Array.from({ length: 20 }, (_, index) => `s${index}`)
  const { pages } = documentOf(...names.map((slot) => element('text', { id: slot, slot, text: 'Late' })))
  const readsFor = (data: Record<string, string>): number => {
    let reads = 0
    const counting = {
      version: 1 as const,
      get pages() {
        reads += 1
        return pages
      },
    }
    expect(fittingData(data, counting)).toEqual(data)
    return reads
  }
  expect(readsFor(Object.fromEntries(names.map((name) => [name, 'Early'])))).toBe(readsFor({ s0: 'Early' }))
})

it.each([undefined, null, 'text', []])('%j has no values', (data) => {
  expect(fittingData(data, document)).toEqual({})
})
