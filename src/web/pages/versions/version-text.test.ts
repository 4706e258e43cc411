import { expect, test } from 'vitest'
import type { Version } from '../../api/version-queries.ts'
import { daysOf, originText, titleOf } from './version-text.ts'

const version = (savedAt: Date, more: Partial<Version> = {}): Version => ({
  ...{ revision: 1, name: null, isCurrent: false, width: 1, height: 1, pageCount: 1, origin: 'edited', apiKey: null },
  ...{ storedBytes: 0, beganAt: savedAt.toISOString(), savedAt: savedAt.toISOString(), ...more },
})

test('versions are grouped by the local day of their last save', () => {
  const now = new Date(2026, 3, 2, 1)
  const versions = [
    version(new Date(2026, 3, 2, 0, 30)),
    version(new Date(2026, 3, 1, 23, 59)),
    version(new Date(2026, 3, 1, 0, 1)),
    version(new Date(2026, 2, 30, 12)),
    version(new Date(2025, 11, 31, 12)),
  ]
  expect(daysOf(versions, now.getTime()).map((day) => [day.label, day.versions.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Monday, March 30', 1],
    ['December 31, 2025', 1],
  ])
})

test('a version is called by its name, or by how and with which key it was made', () => {
  const byKey = version(new Date(), { origin: 'restored', apiKey: { _id: 'key_1', name: 'CI' } })
  expect(originText(byKey)).toBe('Restored with the API key “CI”')
  expect(titleOf(byKey)).toBe('Restored with the API key “CI”')
  expect(titleOf({ ...byKey, name: 'Final' })).toBe('Final')
})
