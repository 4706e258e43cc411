import { expect, it } from 'vitest'
import { parseDrafts, withDraft } from './stored-drafts.ts'

it('the latest draft comes first, each subject has one draft, and `undefined` deletes it', () => {
  const both = withDraft(withDraft([], 'tpl_a', { title: 'A' }), 'tpl_b', { title: 'B' })
  const again = withDraft(both, 'tpl_a', { title: 'A2' })
  expect(again).toEqual([
    ['tpl_a', { title: 'A2' }],
    ['tpl_b', { title: 'B' }],
  ])
  expect(parseDrafts(JSON.stringify(again))).toEqual(again)
  expect(withDraft(again, 'tpl_a', undefined)).toEqual([['tpl_b', { title: 'B' }]])
})

it('the oldest drafts beyond the limit are dropped', () => {
  const ids = Array.from({ length: 30 }, (_, index) => `tpl_${index}`)
  const stored = ids.reduce<ReturnType<typeof withDraft>>((drafts, id) => withDraft(drafts, id, {}), [])
  expect(stored).toHaveLength(20)
  expect([stored[0]?.[0], stored.at(-1)?.[0]]).toEqual(['tpl_29', 'tpl_10'])
})

it.each(['', 'nonsense', '{}', '[1,["a"],[2,3]]', 'null'])('the stored text %j contains no drafts', (text) => {
  expect(parseDrafts(text).filter(([, draft]) => draft !== undefined)).toEqual([])
})
