import { setTimeout } from 'node:timers/promises'
import { type FileStore } from './file-store.ts'

const PATH = 'store/id'

/** Longer than the difference between processes that start at the same time. */
const SETTLE_MS = 300

/** Returns an ID that is stored with the files, so that processes can tell whether they share them. */
export async function identifyFiles(files: Pick<FileStore, 'read' | 'write'>, newId: () => string): Promise<string> {
  const existing = await files.read(PATH)
  if (existing !== undefined) return String(existing)
  await files.write(PATH, Buffer.from(newId()))
  // Another process may replace it.
  await setTimeout(SETTLE_MS)
  return String(await files.read(PATH))
}
