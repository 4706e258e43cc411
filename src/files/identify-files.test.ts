import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createDiskFileStore } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'
import { identifyFiles } from './identify-files.ts'

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const running = new Set<string>()

/** Like the one of the store, for the processes of one folder. */
async function runAlone(name: string, work: () => Promise<void>): Promise<boolean> {
  if (running.has(name)) return false
  running.add(name)
  return work().then(
    () => running.delete(name),
    (error: unknown) => {
      running.delete(name)
      throw error
    },
  )
}

async function identify(folder: string, { writeMs = 0 } = {}): Promise<string> {
  const files = await createDiskFileStore({ folder, newName: randomUUID })
  const slowly: Pick<FileStore, 'read' | 'write'> = {
    read: (path) => files.read(path),
    async write(path, bytes = Buffer.alloc(0)) {
      await setTimeout(writeMs)
      await files.write(path, bytes)
    },
  }
  return identifyFiles(slowly, { newId: randomUUID, runAlone: (work) => runAlone(folder, work) })
}

test('processes that share the files get the same ID, also if they start at the same time and write slowly', async () => {
  const folder = await openFolder()
  const [first, ...others] = await Promise.all([
    identify(folder, { writeMs: 700 }),
    identify(folder),
    identify(folder, { writeMs: 350 }),
  ])
  expect(others).toEqual([first, first])
  expect(await identify(folder)).toBe(first)
})

test('if the ID cannot be written, the start fails', async () => {
  const files = { read: () => Promise.resolve(undefined), write: () => Promise.reject(new Error('the disk is full')) }
  const alone = (work: () => Promise<void>): Promise<boolean> => runAlone('failing', work)
  await expect(identifyFiles(files, { newId: randomUUID, runAlone: alone })).rejects.toThrow('the disk is full')
})

test('different folders have different IDs', async () => {
  expect(await identify(await openFolder())).not.toBe(await identify(await openFolder()))
})
