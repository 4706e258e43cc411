import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDiskFileStore } from './disk-file-store.ts'
import { identifyFiles } from './identify-files.ts'

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const identify = async (folder: string): Promise<string> =>
  identifyFiles(await createDiskFileStore({ folder, newName: randomUUID }), randomUUID)

test('processes that share the files get the same ID, also if they start at the same time', async () => {
  const folder = await openFolder()
  const [first, ...others] = await Promise.all([identify(folder), identify(folder), identify(folder)])
  expect(others).toEqual([first, first])
  expect(await identify(folder)).toBe(first)
})

test('different folders have different IDs', async () => {
  expect(await identify(await openFolder())).not.toBe(await identify(await openFolder()))
})
