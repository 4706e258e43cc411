import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createNewId } from './new-id.ts'

test('an ID has its prefix, 10 characters of time, 2 of a number and 14 random ones', () => {
  const newId = createNewId({ now: () => Date.UTC(2026, 3, 1), randomBytes })
  expect(newId('des')).toMatch(/^des_[0-9a-hjkmnp-tv-z]{26}$/)
})

test('IDs sort by creation time', () => {
  let time = Date.UTC(2026, 3, 1)
  const newId = createNewId({ now: () => (time += 1), randomBytes })
  const ids = Array.from({ length: 2000 }, () => newId('exp'))
  expect([...ids].sort()).toEqual(ids)
})

test('IDs of one millisecond sort by creation, and begin again in the next', () => {
  let time = 0
  const newId = createNewId({ now: () => time, randomBytes })
  const ids = Array.from({ length: 1000 }, () => newId('aud'))
  expect([...ids].sort()).toEqual(ids)
  time = 1
  expect(newId('aud').slice(0, 16)).toBe('aud_000000000100')
})

test('IDs created in the same millisecond differ', () => {
  const newId = createNewId({ now: () => 0, randomBytes })
  expect(new Set(Array.from({ length: 1000 }, () => newId('ast'))).size).toBe(1000)
})
