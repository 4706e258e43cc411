import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { layOutZip, readZip, type StoredEntry, type StoredZip } from './stored-zip.ts'

const NOW = Date.UTC(2026, 3, 1, 12)

/** Entries for files in memory, a reader of their ZIP, and the paths of the opened files. */
function stored(files: Readonly<Record<string, Uint8Array>>) {
  const opened: string[] = []
  const entries: StoredEntry[] = Object.entries(files).map(([name, bytes]) => {
    return { name, path: name, modifiedAt: NOW, bytes: bytes.length, crc32: crc32(bytes) }
  })
  const openFile = (path: string, { start, end }: { start: number; end: number }) => {
    opened.push(path)
    return Promise.resolve(Readable.from([Buffer.from(files[path] ?? []).subarray(start, end + 1)]))
  }
  const read = (zip: StoredZip, range?: { start: number; end: number }): Promise<Buffer> =>
    buffer(Readable.from(readZip(zip, openFile, range)))
  return { entries, opened, openFile, read }
}

const FILES = {
  'Größe-1.png': randomBytes(100_000),
  '春のセール-2.png': new Uint8Array(),
  '🎈.png': randomBytes(7),
}

describe('a ZIP of stored files', () => {
  test('contains them unchanged, with names in any script, and has the announced size', async () => {
    const { entries, read } = stored(FILES)
    const zip = layOutZip(entries)
    const bytes = await read(zip)
    expect(bytes).toHaveLength(zip.bytes)
    const unzipped = unzipSync(bytes)
    expect(Object.keys(unzipped)).toEqual(Object.keys(FILES))
    for (const [name, file] of Object.entries(FILES)) {
      expect(Buffer.compare(unzipped[name] ?? Buffer.alloc(0), file)).toBe(0)
    }
  })

  test('has the same bytes in ranges of any size', async () => {
    const { entries, read } = stored(FILES)
    const zip = layOutZip(entries)
    const whole = await read(zip)
    for (const length of [1_009, 40_000, zip.bytes]) {
      const chunks: Buffer[] = []
      for (let start = 0; start < zip.bytes; start += length) {
        chunks.push(await read(zip, { start, end: Math.min(start + length, zip.bytes) - 1 }))
      }
      expect(Buffer.compare(Buffer.concat(chunks), whole)).toBe(0)
    }
  })

  test('opens only the files that a range touches', async () => {
    const { entries, opened, read } = stored({ a: randomBytes(50), b: randomBytes(50), c: randomBytes(50) })
    const zip = layOutZip(entries)
    const second = zip.parts.find(({ content }) => content === 'b')
    await read(zip, { start: second?.start ?? 0, end: (second?.start ?? 0) + 9 })
    expect(opened).toEqual(['b'])
    await read(zip, { start: zip.bytes - 30, end: zip.bytes - 1 })
    expect(opened).toEqual(['b'])
  })

  test('fails rather than ending early if a file has become shorter', async () => {
    const { entries, read } = stored({ a: randomBytes(50) })
    const [entry] = entries
    if (entry === undefined) throw new Error('there is no entry')
    await expect(read(layOutZip([{ ...entry, bytes: 60 }]))).rejects.toThrow('is shorter than')
  })

  test('continues as ZIP64 beyond 4 GiB', () => {
    const page = { modifiedAt: NOW, bytes: 3 * 1024 ** 3, crc32: 1 }
    const zip = layOutZip(['a', 'b', 'c'].map((name) => ({ ...page, name, path: name })))
    const last = zip.parts.findLast(({ content }) => content === 'c')
    expect(zip.bytes).toBeGreaterThan(9 * 1024 ** 3)
    // The directory contains the offset of the third entry in 64 bits, and a ZIP64 end record follows it.
    const offset = Buffer.alloc(8)
    offset.writeBigUInt64LE(BigInt((last?.start ?? 0) - 40))
    expect(zip.directory.includes(offset)).toBe(true)
    expect(zip.parts.at(-1)?.content.includes('PK\x06\x06')).toBe(true)
  })
})

const hasPython = (() => {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

test.skipIf(!hasPython)('other programs can read a ZIP of stored files, and its checksums are correct', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'platen-zip-'))
  const path = join(folder, 'all.zip')
  const { entries, read } = stored({ 'a-1.png': randomBytes(50_000), 'é-2.png': randomBytes(9) })
  await writeFile(path, await read(layOutZip(entries)))
  const script =
    'import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);print(z.testzip(),z.namelist(),z.infolist()[0].date_time[:3])'
  const output = execFileSync('python3', ['-c', script, path], {
    encoding: 'utf8',
    env: { PYTHONIOENCODING: 'utf8', PATH: process.env['PATH'] },
  })
  expect(output.trim()).toBe("None ['a-1.png', 'é-2.png'] (2026, 4, 1)")
  await rm(folder, { recursive: true })
})
