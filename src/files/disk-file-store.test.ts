import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createDiskFileStore } from './disk-file-store.ts'
import { describeFileStore } from './testing/file-store-contract.ts'

const folders: string[] = []

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-files-'))
  folders.push(folder)
  return folder
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
})

describeFileStore('a file store on disk', async () => ({
  files: await createDiskFileStore({ folder: await newFolder(), newName: randomUUID }),
  close: () => Promise.resolve(),
}))

test('a write leaves only its file', async () => {
  const folder = await newFolder()
  const files = await createDiskFileStore({ folder, newName: randomUUID })
  await files.write('a/b', Buffer.from('x'))
  expect(await readdir(join(folder, '.partial'))).toEqual([])
  expect(await readdir(join(folder, 'a'))).toEqual(['b'])
})

test('a failed write leaves no partial file and does not change the existing file', async () => {
  const folder = await newFolder()
  const files = await createDiskFileStore({ folder, newName: randomUUID })
  await files.write('a/b/c', Buffer.from('x'))
  await expect(files.write('a/b', Buffer.from('y'))).rejects.toThrow()
  expect(await readdir(join(folder, '.partial'))).toEqual([])
  expect(String(await files.read('a/b/c'))).toBe('x')
})

test('removing the last file of a folder removes the folder', async () => {
  const folder = await newFolder()
  const files = await createDiskFileStore({ folder, newName: randomUUID })
  await files.write('assets/ab/abcd', Buffer.from('x'))
  await files.remove('assets/ab/abcd')
  expect(await readdir(folder)).toEqual(['.discarded', '.partial'])
})

test('leftovers of a crash are removed once they are old', async () => {
  const folder = await newFolder()
  const files = await createDiskFileStore({ folder, newName: randomUUID })
  await writeFile(join(folder, '.partial', 'old'), 'half of it')
  await utimes(join(folder, '.partial', 'old'), 1000, 1000)
  await writeFile(join(folder, '.partial', 'in-progress'), 'half of it')
  expect(await files.removeLeftovers(Date.now() - 3_600_000)).toBe(1)
  expect(await readdir(join(folder, '.partial'))).toEqual(['in-progress'])
})

test('hidden files are invisible at once, and are deleted from the disk with their empty folder', async () => {
  const folder = await newFolder()
  const files = await createDiskFileStore({ folder, newName: randomUUID })
  await files.write('assets/ab/abcd', Buffer.from('x'))
  const removal = await files.prepareRemoval('assets/ab/abcd')
  await removal.hide()
  expect(await files.stat('assets/ab/abcd')).toBeUndefined()
  expect(await readdir(join(folder, '.discarded'))).toHaveLength(1)
  await removal.finish()
  expect(await readdir(folder)).toEqual(['.discarded', '.partial'])
  expect(await readdir(join(folder, '.discarded'))).toEqual([])
})

test('the age of hidden files that a crash left counts from the time they were hidden', async () => {
  const folder = await newFolder()
  const files = await createDiskFileStore({ folder, newName: randomUUID })
  await files.write('exports/exp_1/a', Buffer.from('x'))
  await utimes(join(folder, 'exports/exp_1/a'), 1000, 1000)
  await utimes(join(folder, 'exports/exp_1'), 1000, 1000)
  await (await files.prepareRemoval('exports/exp_1')).hide()
  expect(await files.removeLeftovers(Date.now() - 3_600_000)).toBe(0)
  expect(await files.removeLeftovers(Date.now() + 60_000)).toBe(1)
  expect(await readdir(join(folder, '.discarded'))).toEqual([])
})
