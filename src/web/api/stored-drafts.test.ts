import { expect, it } from 'vitest'
import { parseDrafts, withDraft } from './stored-drafts.ts'

it('the latest draft is first, a subject has one draft, and a finished one is deleted', () => {
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
  expect(stored[0]?.[0]).toBe('tpl_29')
})

it.each(['', 'nonsense', '{}', '[1,["a"],[2,3]]', 'null'])('%j in the storage is ignored', (text) => {
  expect(parseDrafts(text).filter(([, draft]) => draft !== undefined)).toEqual([])
})
