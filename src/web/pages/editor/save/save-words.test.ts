import { expect, test } from 'vitest'
import { announcementOf, saveWords } from './save-words.ts'
import type { SavingView } from './start-saving.ts'

const SAVED: SavingView = {
  ...{ status: 'saved', obstacle: null, conflicts: [], isRestored: false, lacksDraft: false },
  savedAt: '2026-04-01T10:00:00.000Z',
}
const view = (change: Partial<SavingView>): SavingView => ({ ...SAVED, ...change })
const announced = (...views: readonly Partial<SavingView>[]) =>
  views.slice(1).map((each, index) => announcementOf(view(views[index] ?? {}), view(each)))

test('saving in the background is not announced', () => {
  expect(announced({}, { status: 'dirty' }, { status: 'saving' }, {})).toEqual([undefined, undefined, undefined])
})

test('a problem is announced once, and so is its end', () => {
  const offline = { status: 'offline' } as const
  expect(announced({ status: 'saving' }, offline, offline, { status: 'saved' })).toEqual([
    'Offline: kept on this device. Your changes are kept in this browser, and saved when you’re back online.',
    undefined,
    'All changes are saved.',
  ])
})

test('restored changes, conflicts and a browser without storage are announced', () => {
  expect(announced({}, { isRestored: true, status: 'dirty' })).toEqual(['Restored changes that were not saved.'])
  const [conflicts] = announced({ status: 'saving' }, { status: 'conflict-noted' })
  expect(conflicts).toMatch(/conflict.*Review what was also changed elsewhere\.$/)
  const [lacking] = announced({ status: 'dirty' }, { status: 'dirty', lacksDraft: true })
  expect(lacking).toMatch(/keep this page open until they are saved\.$/)
})

test('what was refused is explained with the server’s reason', () => {
  const content = { document: { version: 1 as const, pages: [] }, title: '', width: 1, height: 1 }
  const refused = view({ status: 'refused', obstacle: { kind: 'refused', reason: 'Too large.', content } })
  expect(saveWords(refused)).toEqual({
    label: 'Can’t save',
    detail: 'Too large. Your changes are kept in this browser. Saving is tried again after your next change.',
  })
})
