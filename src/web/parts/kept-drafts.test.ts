import { expect, it } from 'vitest'
import { draftsIn, withDraft } from './kept-drafts.ts'

it('the latest draft is the first, each subject has one, and one that is done is gone', () => {
  const both = withDraft(withDraft([], 'tpl_a', { title: 'A' }), 'tpl_b', { title: 'B' })
  const again = withDraft(both, 'tpl_a', { title: 'A2' })
  expect(again).toEqual([
    ['tpl_a', { title: 'A2' }],
    ['tpl_b', { title: 'B' }],
  ])
  expect(draftsIn(JSON.stringify(again))).toEqual(again)
  expect(withDraft(again, 'tpl_a', undefined)).toEqual([['tpl_b', { title: 'B' }]])
})

it('of very many the oldest are given up', () => {
  const ids = Array.from({ length: 30 }, (_, index) => `tpl_${index}`)
  const kept = ids.reduce<ReturnType<typeof withDraft>>((drafts, id) => withDraft(drafts, id, {}), [])
  expect(kept).toHaveLength(20)
  expect(kept[0]?.[0]).toBe('tpl_29')
})

it.each(['', 'nonsense', '{}', '[1,["a"],[2,3]]', 'null'])('what was kept as %j does no harm', (text) => {
  expect(draftsIn(text).filter(([, draft]) => draft !== undefined)).toEqual([])
})
