import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cacheDeflated } from './deflate-cache.ts'

const TEXT = Buffer.from('the same font '.repeat(50))

test('equal bytes are compressed once', () => {
  const deflate = cacheDeflated(1024)
  const deflated = deflate(TEXT)
  expect(inflateSync(deflated)).toEqual(TEXT)
  expect(deflate(Buffer.from(TEXT))).toBe(deflated)
})

test('what takes much of the cache is compressed again', () => {
  const deflate = cacheDeflated(8)
  expect(deflate(TEXT)).not.toBe(deflate(TEXT))
})
