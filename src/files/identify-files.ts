import { setTimeout } from 'node:timers/promises'
import type { FileStore } from './file-store.ts'

const PATH = 'store/id'
const RETRY_MS = 50

interface Identification {
  readonly newId: () => string
  /** Runs `work` unless another process does, and resolves to whether it ran. */
  readonly runAlone: (work: () => Promise<void>) => Promise<boolean>
}

/** Returns an ID that is stored with the files, so that processes can tell whether they share them. */
export async function identifyFiles(
  files: Pick<FileStore, 'read' | 'write'>,
  { newId, runAlone }: Identification,
): Promise<string> {
  for (;;) {
    const id = await files.read(PATH)
    if (id !== undefined) return String(id)
    const ran = await runAlone(async () => {
      if ((await files.read(PATH)) === undefined) await files.write(PATH, Buffer.from(newId()))
    })
    if (!ran) await setTimeout(RETRY_MS)
  }
}
