import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CompressedFiles, encodingFor } from './compressed-files.ts'

const BYTES = Buffer.from('a font’s outlines '.repeat(1_000))

function incompressible(bytes: number): { read: () => Promise<Uint8Array>; reads: () => number } {
  let reads = 0
  const noise = createHash('shake256', { outputLength: bytes }).update('noise').digest()
  return {
    read: () => {
      reads += 1
      return Promise.resolve(noise)
    },
    reads: () => reads,
  }
}

test('a file is unchanged after it is encoded and decoded', async () => {
  const files = new CompressedFiles(1e6)
  const read = () => Promise.resolve(BYTES)
  expect(brotliDecompressSync(await files.get('a', 'br', read))).toEqual(BYTES)
  expect(gunzipSync(await files.get('a', 'gzip', read))).toEqual(BYTES)
  expect((await files.get('a', 'br', read)).byteLength).toBeLessThan(200)
})

test('a file is read once for simultaneous and later requests', async () => {
  const files = new CompressedFiles(1e6)
  const file = incompressible(1_000)
  await Promise.all([files.get('a', 'br', file.read), files.get('a', 'br', file.read)])
  await files.get('a', 'br', file.read)
  expect(file.reads()).toBe(1)
})

test('the least recently used file is evicted when the cache is full', async () => {
  const files = new CompressedFiles(25_000)
  const [a, b, c] = [incompressible(10_000), incompressible(10_000), incompressible(10_000)]
  await files.get('a', 'gzip', a.read)
  await files.get('b', 'gzip', b.read)
  await files.get('a', 'gzip', a.read)
  await files.get('c', 'gzip', c.read)
  await files.get('a', 'gzip', a.read)
  await files.get('b', 'gzip', b.read)
  expect([a.reads(), b.reads(), c.reads()]).toEqual([1, 2, 1])
})

test('a failed read rejects the request, and the next request reads again', async () => {
  const files = new CompressedFiles(1e6)
  await expect(files.get('a', 'br', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect((await files.get('a', 'br', () => Promise.resolve(BYTES))).byteLength).toBeGreaterThan(0)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['BR', 'br'],
  ['deflate, gzip;q=0.000', 'identity'],
  ['identity', 'identity'],
  [undefined, 'identity'],
] as const)('Accept-Encoding: %s selects %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})
