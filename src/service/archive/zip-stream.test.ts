import { randomBytes } from 'node:crypto'
import { unzipSync } from 'fflate'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { type ZipEntry, zipStream } from './zip-stream.ts'

const AT = Date.UTC(2026, 3, 1, 10, 20, 31)

const entry = (name: string, content: ZipEntry['content'], isCompressed = false): ZipEntry => ({
  name,
  content,
  isCompressed,
  modifiedAt: AT,
})

const zipped = async (...entries: readonly ZipEntry[]): Promise<Buffer> => buffer(Readable.from(zipStream(entries)))

describe('a streamed ZIP', () => {
  test('contains the bytes unchanged, whatever their length, compressed or not', async () => {
    const large = randomBytes(3_000_000)
    const text = Buffer.from('platen '.repeat(100_000))
    const pieces = [large.subarray(0, 10), large.subarray(10, 70_000), large.subarray(70_000)]
    const zip = await zipped(
      entry('empty', Buffer.alloc(0)),
      entry('a/large', pieces, true),
      entry('a/text', text),
      entry('🎈/ä', [Buffer.from('x')]),
    )
    const files = unzipSync(zip)
    expect(Object.keys(files)).toEqual(['empty', 'a/large', 'a/text', '🎈/ä'])
    expect(files['empty']).toHaveLength(0)
    expect(Buffer.compare(files['a/large'] ?? Buffer.alloc(0), large)).toBe(0)
    expect(Buffer.compare(files['a/text'] ?? Buffer.alloc(0), text)).toBe(0)
    expect(zip.length).toBeLessThan(large.length + 10_000)
  })

  test('can be empty', async () => expect(unzipSync(await zipped())).toEqual({}))

  test('can contain more than the 65,535 files of the original format', async () => {
    const count = 65_600
    const many = function* (): Generator<ZipEntry> {
      for (let number = 0; number < count; number += 1) yield entry(`${number}`, Buffer.from('x'))
    }
    const zip = await buffer(Readable.from(zipStream(many())))
    const names: string[] = []
    unzipSync(zip, {
      filter: ({ name }) => {
        names.push(name)
        return false
      },
    })
    expect(names).toHaveLength(count)
    expect(names.at(-1)).toBe(String(count - 1))
  })

  test('reads its sources only as fast as it is consumed, and closes them when it is abandoned', async () => {
    const consumed = { pieces: 0, ended: false }
    const endless = function* (): Generator<Uint8Array> {
      try {
        for (;;) {
          consumed.pieces += 1
          yield randomBytes(64 * 1024)
        }
      } finally {
        consumed.ended = true
      }
    }
    const zip = zipStream([entry('endless', endless(), true)])
    for (let count = 0; count < 10; count += 1) await zip.next()
    expect(consumed.pieces).toBeLessThan(60)
    await zip.return()
    await expect.poll(() => consumed.ended).toBe(true)
  })

  test('fails with the error of its source', async () => {
    const failing = function* (): Generator<Uint8Array> {
      yield Buffer.from('x')
      throw new Error('the disk is gone')
    }
    await expect(zipped(entry('one', failing()))).rejects.toThrow('the disk is gone')
  })
})
