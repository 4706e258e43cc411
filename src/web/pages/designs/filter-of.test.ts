import { expect, test } from 'vitest'
import { filterOf } from './filter-of.ts'

const today = new Date('2026-04-10T00:00:00')
const at = (local: string): string => new Date(local).toISOString()

test('a folder shows its own designs, and a search in it those of its subfolders too', () => {
  expect(filterOf({ folder: 'fol_1' }, today)).toEqual({ folder: 'fol_1' })
  expect(filterOf({ folder: 'fol_1', q: 'menu' }, today)).toEqual({ folder: 'fol_1', subfolders: 'true', q: 'menu' })
})

test('days count back from today, and a range includes both of its dates', () => {
  expect(filterOf({ days: 1 }, today)).toEqual({ updatedAfter: at('2026-04-10T00:00:00') })
  expect(filterOf({ days: 7 }, today)).toEqual({ updatedAfter: at('2026-04-04T00:00:00') })
  expect(filterOf({ from: '2026-04-01', to: '2026-04-02' }, today)).toEqual({
    updatedAfter: at('2026-04-01T00:00:00'),
    updatedBefore: at('2026-04-03T00:00:00'),
  })
})

test('one tag of the URL is a list of one, and recent designs have no other filters', () => {
  expect(filterOf({ tag: 'sale' }, today)).toEqual({ tag: ['sale'] })
  expect(filterOf({ tag: ['sale', 'print'] }, today)).toEqual({ tag: ['sale', 'print'] })
  expect(filterOf({ show: 'recent', q: 'x' }, today)).toEqual({ recent: true })
})
