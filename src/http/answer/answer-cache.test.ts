import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

const page = (body: string) => ({ body, etag: `"${body.slice(0, 4)}"` })

test('a response is found until the change counter differs, and only with its key', () => {
  const cache = new AnswerCache(100_000)
  cache.set('acc/api/designs', 7, page('seven'))
  const found = cache.find('acc/api/designs', 7)
  expect({ body: found?.body.toString(), etag: found?.etag }).toEqual(page('seven'))
  expect(cache.find('acc/api/designs', 8)).toBeUndefined()
  expect(cache.find('other/api/designs', 7)).toBeUndefined()
})

test('the cache does not exceed its size, and evicts the least recently used response first', () => {
  const cache = new AnswerCache(100_000)
  const body = 'x'.repeat(4_000)
  for (let index = 0; index < 20; index += 1) cache.set(`key${index}`, 1, page(body))
  cache.find('key0', 1)
  for (let index = 20; index < 25; index += 1) cache.set(`key${index}`, 1, page(body))
  expect(cache.find('key0', 1)).toBeDefined()
  expect(cache.find('key1', 1)).toBeUndefined()
  const cached = Array.from({ length: 25 }, (_, index) => cache.find(`key${index}`, 1)).filter(Boolean)
  expect(cached.length * body.length).toBeLessThanOrEqual(100_000)
  expect(cached.length).toBeGreaterThan(20)
})

test('a response replaces the earlier one with its key, which takes no space', () => {
  const cache = new AnswerCache(10_000)
  cache.set('other', 1, page('z'))
  for (let changes = 0; changes < 100; changes += 1) cache.set('key', changes, page('y'.repeat(100)))
  expect(cache.find('key', 99)).toBeDefined()
  expect(cache.find('other', 1)).toBeDefined()
})

test('a response that would take most of the space is not stored', () => {
  const cache = new AnswerCache(100_000)
  cache.set('key', 1, page('x'.repeat(10_000)))
  expect(cache.find('key', 1)).toBeUndefined()
})
