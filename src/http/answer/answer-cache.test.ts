import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

const page = (body: string) => ({ body, etag: `"${body.slice(0, 4)}"` })

test('a response is found until something changes', () => {
  const cache = new AnswerCache(100_000)
  cache.set('acc/api/designs', 7, page('seven'))
  const found = cache.find('acc/api/designs', 7)
  expect({ body: found?.body.toString(), etag: found?.etag }).toEqual(page('seven'))
  expect(cache.find('acc/api/designs', 8)).toBeUndefined()
  expect(cache.find('other/api/designs', 7)).toBeUndefined()
})

test('it never exceeds its size, and evicts the least recently used first', () => {
  const cache = new AnswerCache(100_000)
  const body = 'x'.repeat(4_000)
  for (let index = 0; index < 20; index += 1) cache.set(`key${index}`, 1, page(body))
  cache.find('key0', 1)
  for (let index = 20; index < 25; index += 1) cache.set(`key${index}`, 1, page(body))
  expect(cache.find('key0', 1)).toBeDefined()
  expect(cache.find('key1', 1)).toBeUndefined()
  const kept = Array.from({ length: 25 }, (_, index) => cache.find(`key${index}`, 1)).filter(Boolean)
  expect(kept.length * body.length).toBeLessThanOrEqual(100_000)
  expect(kept.length).toBeGreaterThan(20)
})

test('a response replaces an earlier one', () => {
  const cache = new AnswerCache(10_000)
  for (let changes = 0; changes < 100; changes += 1) cache.set('key', changes, page('y'.repeat(100)))
  cache.set('other', 1, page('z'))
  expect(cache.find('key', 99)).toBeDefined()
})

test('a response that would take most of the space is not stored', () => {
  const cache = new AnswerCache(100_000)
  cache.set('key', 1, page('x'.repeat(10_000)))
  expect(cache.find('key', 1)).toBeUndefined()
})
