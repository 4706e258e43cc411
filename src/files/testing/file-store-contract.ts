import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FileStore, StoredFile } from '../file-store.ts'

interface Opened {
  readonly files: FileStore
  close(): Promise<void>
}

/** `rounds`: how often the test of a race repeats it. */
export function describeFileStore(
  name: string,
  open: () => Promise<Opened>,
  { rounds = 100 }: { readonly rounds?: number } = {},
): void {
  describe(name, () => {
    let files: FileStore
    let close: () => Promise<void>

    beforeEach(async () => {
      const opened = await open()
      files = opened.files
      close = () => opened.close()
    })
    afterEach(() => close())

    const removeOnce = async (path: string): Promise<void> => {
      const removal = await files.prepareRemoval(path)
      await removal.hide()
      await removal.finish()
    }

    const listed = async (folder: string): Promise<StoredFile[]> => {
      const all: StoredFile[] = []
      for await (const file of files.list(folder)) all.push(file)
      return all.sort((a, b) => (a.path < b.path ? -1 : 1))
    }

    test('a file written in two parts is read back unchanged', async () => {
      const [a, b] = [randomBytes(700_000), randomBytes(3)]
      await files.write('exports/exp_1/1-1.png', a, b)
      expect(
        Buffer.compare((await files.read('exports/exp_1/1-1.png')) ?? Buffer.alloc(0), Buffer.concat([a, b])),
      ).toBe(0)
    })

    test('an empty file can be read and has a size of 0', async () => {
      await files.write('a/empty')
      expect(await files.read('a/empty')).toHaveLength(0)
      expect(await files.stat('a/empty')).toMatchObject({ path: 'a/empty', bytes: 0 })
    })

    test('writing again replaces the file', async () => {
      await files.write('a/b', Buffer.from('the first, longer'))
      await files.write('a/b', Buffer.from('the second'))
      expect(String(await files.read('a/b'))).toBe('the second')
    })

    test('equal bytes written again are read back, with a new modification time', async () => {
      await files.writeEqual('assets/ab/abcd', Buffer.from('equal'))
      const first = await files.stat('assets/ab/abcd')
      await files.writeEqual('assets/ab/abcd', Buffer.from('equal'))
      expect(String(await files.read('assets/ab/abcd'))).toBe('equal')
      expect((await files.stat('assets/ab/abcd'))?.modifiedAt).toBeGreaterThanOrEqual(first?.modifiedAt ?? Infinity)
      expect(await listed('assets')).toHaveLength(1)
    })

    test('concurrent writers of one path leave one complete version', async () => {
      const versions = Array.from({ length: 8 }, (_, index) => Buffer.alloc(200_000, index))
      await Promise.all(versions.map((bytes) => files.write('a/b', bytes)))
      const stored = (await files.read('a/b')) ?? Buffer.alloc(0)
      expect(versions.some((bytes) => bytes.equals(stored))).toBe(true)
    })

    test('stat and open return undefined for missing files and for folders, and read for missing files', async () => {
      await files.write('a/b/c', Buffer.from('x'))
      for (const path of ['nothing', 'a/b', 'a/b/c/d']) {
        expect(await files.stat(path)).toBeUndefined()
        expect(await files.open(path)).toBeUndefined()
      }
      expect(await files.read('nothing')).toBeUndefined()
    })

    test('a range returns its bytes, including both ends', async () => {
      await files.write('a/b', Buffer.from('0123456789'))
      const range = async (start: number, end: number) => {
        const stream = await files.open('a/b', { start, end })
        return stream && String(await buffer(stream))
      }
      expect(await range(2, 4)).toBe('234')
      expect(await range(9, 9)).toBe('9')
      expect(await range(0, 9)).toBe('0123456789')
    })

    test('a file that is removed while it is read is read to its end', async () => {
      const bytes = randomBytes(3_000_000)
      await files.write('a/b', bytes)
      const stream = await files.open('a/b')
      if (stream === undefined) throw new Error('the file does not exist')
      await files.remove('a/b')
      expect(Buffer.compare(await buffer(stream), bytes)).toBe(0)
      expect(await files.stat('a/b')).toBeUndefined()
    })

    test('stat returns the size and the modification time', async () => {
      const before = Date.now()
      await files.write('a/b', Buffer.alloc(1234))
      const stat = await files.stat('a/b')
      expect(stat?.bytes).toBe(1234)
      // Some file systems store whole seconds.
      expect(stat?.modifiedAt).toBeGreaterThanOrEqual(before - 1000)
      expect(stat?.modifiedAt).toBeLessThanOrEqual(Date.now() + 1000)
    })

    test('removing a missing file is not an error', async () => {
      await files.remove('a/b')
      await files.removeFolder('a')
    })

    test('a list contains all files below a folder and none outside it', async () => {
      for (const path of ['a/1', 'a/b/2', 'a/b/c/3', 'ab/4', 'b/5']) await files.write(path, Buffer.from(path))
      expect((await listed('a')).map(({ path, bytes }) => [path, bytes])).toEqual([
        ['a/1', 3],
        ['a/b/2', 5],
        ['a/b/c/3', 7],
      ])
      expect(await listed('nothing')).toEqual([])
    })

    test('a folder is removed with its contents, and nothing outside it', async () => {
      for (const path of ['exports/exp_1/a', 'exports/exp_1/b', 'exports/exp_12/c'])
        await files.write(path, Buffer.from('x'))
      await files.removeFolder('exports/exp_1')
      expect((await listed('exports')).map(({ path }) => path)).toEqual(['exports/exp_12/c'])
    })

    test('a removal deletes the files at or below its path, and no file that is written there later', async () => {
      for (const path of ['exports/exp_1/a', 'exports/exp_1/b/c', 'exports/exp_12/d', 'assets/ab/abcd'])
        await files.write(path, Buffer.from('old'))
      const removals = [await files.prepareRemoval('exports/exp_1'), await files.prepareRemoval('assets/ab/abcd')]
      for (const removal of removals) await removal.hide()

      await files.write('exports/exp_1/a', Buffer.from('new'))
      await files.write('assets/ab/abcd', Buffer.from('new'))
      for (const removal of removals) await removal.finish()
      expect((await listed('exports')).map(({ path }) => path)).toEqual(['exports/exp_1/a', 'exports/exp_12/d'])
      expect(String(await files.read('exports/exp_1/a'))).toBe('new')
      expect(String(await files.read('assets/ab/abcd'))).toBe('new')
    })

    test('a removal that does not hide the files deletes none', async () => {
      await files.write('a/b', Buffer.from('x'))
      await (await files.prepareRemoval('a/b')).finish()
      expect(String(await files.read('a/b'))).toBe('x')
    })

    test('a removal of a missing path never deletes files that are written there later', async () => {
      const removal = await files.prepareRemoval('a/b')
      await removal.hide()
      await files.write('a/b/c', Buffer.from('x'))
      await removal.finish()
      expect(String(await files.read('a/b/c'))).toBe('x')
    })

    test('a removal that is finished again deletes no file that is written in between', async () => {
      await files.write('a/b', Buffer.from('old'))
      const removal = await files.prepareRemoval('a/b')
      await removal.hide()
      await removal.finish()
      await files.write('a/b', Buffer.from('new'))
      await removal.finish()
      expect(String(await files.read('a/b'))).toBe('new')
    })

    test.each(['before', 'after'])(
      'a retained file survives a removal prepared earlier and finished %s',
      async (when) => {
        const bytes = Buffer.from('the bytes of an upload')
        await files.write('assets/ab/abcd', bytes)
        const removal = await files.prepareRemoval('assets/ab/abcd')
        await removal.hide()
        if (when === 'before') await removal.finish()
        await files.retain('assets/ab/abcd', bytes)
        if (when === 'after') await removal.finish()
        expect(String(await files.read('assets/ab/abcd'))).toBe(String(bytes))
        expect(await files.stat('assets/ab/abcd')).toMatchObject({ bytes: bytes.length })
      },
    )

    test('a file that is removed as part of its folder while it is read is read to its end', async () => {
      const bytes = randomBytes(3_000_000)
      await files.write('a/b', bytes)
      const stream = await files.open('a/b')
      if (stream === undefined) throw new Error('the file does not exist')
      await files.removeFolder('a')
      expect(Buffer.compare(await buffer(stream), bytes)).toBe(0)
    })

    test('a removal that leftovers were deleted from in the meantime is harmless', async () => {
      await files.write('a/b/c', Buffer.from('old'))
      const removal = await files.prepareRemoval('a')
      await removal.hide()
      await files.write('a/b/c', Buffer.from('new'))
      await files.removeLeftovers(Date.now() + 60_000)
      await removal.finish()
      expect(String(await files.read('a/b/c'))).toBe('new')
    })

    test('a file of many megabytes is read back unchanged, whole and in part', async () => {
      const bytes = randomBytes(20_000_001)
      await files.write('exports/exp_1/large.pdf', bytes)
      expect(Buffer.compare((await files.read('exports/exp_1/large.pdf')) ?? Buffer.alloc(0), bytes)).toBe(0)
      const stream = await files.open('exports/exp_1/large.pdf', { start: 8_388_600, end: 8_388_620 })
      expect(stream && (await buffer(stream)).equals(bytes.subarray(8_388_600, 8_388_621))).toBe(true)
      expect(await files.stat('exports/exp_1/large.pdf')).toMatchObject({ bytes: bytes.length })
    })

    test('the store can be written to', async () => {
      await files.ping()
    })

    test('an emptied folder can be written to again', async () => {
      await files.write('a/b/c', Buffer.from('1'))
      await files.remove('a/b/c')
      await files.write('a/b/c', Buffer.from('2'))
      expect(String(await files.read('a/b/c'))).toBe('2')
    })

    test('concurrent writing and emptying of a folder loses no write', async () => {
      await files.write('a/b/start', Buffer.from('x'))
      for (let round = 0; round < rounds; round += 1) {
        const path = `a/b/${round}`
        const others = [files.remove(`a/b/${round === 0 ? 'start' : round - 1}`), files.removeFolder('a/c')]
        others.push(removeOnce('a/d'))
        await Promise.all([
          files.write(path, Buffer.from('kept')),
          ...others,
          ...['a/c/e', 'a/d/e'].map((other) => files.write(other, Buffer.from('x'))),
        ])
        expect(String(await files.read(path))).toBe('kept')
      }
    })

    test.each([
      '',
      '/etc/passwd',
      'a//b',
      '../a',
      'a/../../b',
      'a/./b',
      '.partial/x',
      'a/.hidden',
      'a\\b',
      'a/b\0c',
      'a/ü',
      'a b',
      'a/',
      'C:/x',
      `a/${'x'.repeat(201)}`,
      'a/b/c/d/e/f/g/h/i',
    ])('every method rejects the path %j', async (path) => {
      await expect(files.write(path, Buffer.from('x'))).rejects.toThrow(TypeError)
      await expect(files.writeEqual(path, Buffer.from('x'))).rejects.toThrow(TypeError)
      await expect(files.retain(path, Buffer.from('x'))).rejects.toThrow(TypeError)
      await expect(files.read(path)).rejects.toThrow(TypeError)
      await expect(files.open(path)).rejects.toThrow(TypeError)
      await expect(files.stat(path)).rejects.toThrow(TypeError)
      await expect(files.remove(path)).rejects.toThrow(TypeError)
      await expect(files.removeFolder(path)).rejects.toThrow(TypeError)
      await expect(files.prepareRemoval(path)).rejects.toThrow(TypeError)
      expect(() => files.list(path)).toThrow(TypeError)
    })
  })
}
