import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createNewId } from './new-id.ts'

test('an ID has its prefix, 10 characters of time and 16 random ones', () => {
  const newId = createNewId({ now: () => Date.UTC(2026, 3, 1), randomBytes })
  expect(newId('des')).toMatch(/^des_[0-9a-hjkmnp-tv-z]{26}$/)
})

test('IDs sort by creation time', () => {
  let time = Date.UTC(2026, 3, 1)
  const newId = createNewId({ now: () => (time += 1), randomBytes })
  const ids = Array.from({ length: 2000 }, () => newId('exp'))
  expect([...ids].sort()).toEqual(ids)
})

test('IDs created in the same millisecond differ', () => {
  const newId = createNewId({ now: () => 0, randomBytes })
  expect(new Set(Array.from({ length: 1000 }, () => newId('ast'))).size).toBe(1000)
})
