import { expect, test } from 'vitest'
import { createImageCache } from './image-cache.ts'

/** Decodes to 1 × n pixels, where n is the first byte, and logs each decoding. */
function counting() {
  const decoded: number[] = []
  const decode = async (bytes: Uint8Array) => {
    await Promise.resolve()
    const side = bytes[0] ?? 0
    decoded.push(side)
    if (side === 0) throw new Error('no picture')
    return { width: 1, height: side, image: {} }
  }
  return { decode, decoded }
}

const picture = (side: number) => new Uint8Array([side])

test('equal bytes are decoded once, even if requested again during decoding', async () => {
  const { decode, decoded } = counting()
  const cache = createImageCache({ decode, maxBytes: 1000 })
  const [first, second] = await Promise.all([cache.open(picture(5)), cache.open(picture(5))])
  expect(await cache.open(picture(5))).toBe(first)
  expect(second).toBe(first)
  expect(decoded).toEqual([5])
})

test('the least recently used image is evicted first', async () => {
  const { decode, decoded } = counting()
  const cache = createImageCache({ decode, maxBytes: 4 * 25 })
  await cache.open(picture(10))
  await cache.open(picture(11))
  await cache.open(picture(10))
  await cache.open(picture(12))
  await cache.open(picture(10))
  await cache.open(picture(11))
  expect(decoded).toEqual([10, 11, 12, 11])
})

test('an image larger than the cache is returned but not cached', async () => {
  const { decode, decoded } = counting()
  const cache = createImageCache({ decode, maxBytes: 10 })
  expect((await cache.open(picture(100))).height).toBe(100)
  await cache.open(picture(100))
  expect(decoded).toEqual([100, 100])
})

test('an image that cannot be decoded fails each time and is not cached', async () => {
  const { decode, decoded } = counting()
  const cache = createImageCache({ decode, maxBytes: 10 })
  await expect(cache.open(picture(0))).rejects.toThrow('no picture')
  await expect(cache.open(picture(0))).rejects.toThrow('no picture')
  expect(decoded).toEqual([0, 0])
})

test('an evicted image is released once no render uses it, and a cached one is not', async () => {
  const { decode } = counting()
  const released: number[] = []
  const cache = createImageCache({ decode, release: ({ height }) => released.push(height), maxBytes: 4 * 25 })
  for (const side of [10, 20, 100]) await cache.open(picture(side))
  expect(released).toEqual([])
  cache.releaseEvicted()
  expect(released).toEqual([10, 100])
  cache.releaseEvicted()
  expect(released).toEqual([10, 100])
  expect((await cache.open(picture(20))).height).toBe(20)
})
