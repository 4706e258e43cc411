import { expect, it } from 'vitest'
import { documentOf, element } from '../../../document/testing/build.ts'
import { restoreDraft, fittingData, isEmptyDraft } from './content-draft.ts'

const document = documentOf(
  element('text', { slot: 'headline', text: 'Late set' }),
  element('image', { slot: 'picture' }),
  element('rect', { slot: 'seal' }),
)

it('a draft is restored with its title and revision', () => {
  const draft = {
    title: 'My flyer',
    revision: 3,
    data: { headline: 'Early set', picture: { src: 'asset:ast_1', focus: { x: 0.2, y: 0.3 } }, seal: null },
  }
  expect(restoreDraft(draft, document)).toEqual(draft)
})

it('values for slots that no longer exist or have changed are dropped; the others are restored', () => {
  const draft = { data: { headline: 'Early set', gone: 'x', picture: 'A word', seal: { fill: 7 } } }
  expect(restoreDraft(draft, document)).toEqual({ data: { headline: 'Early set' } })
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

it.each([undefined, null, 'text', [], {}, { data: 'text' }, { title: 7, data: [1] }])(
  'the stored draft %j is restored as an empty draft',
  (draft) => {
    expect(isEmptyDraft(restoreDraft(draft, document))).toBe(true)
  },
)
