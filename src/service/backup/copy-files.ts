import type { FileStore } from '../../files/file-store.ts'
import type { BackupFile } from './backup-file.ts'
import { type BackupManifest, type BackupProgress, ENTRY } from './backup-format.ts'

export interface FileCopier {
  /** Copies the files that are not in the backup yet. Returns the paths of those that do not exist. */
  copy(paths: ReadonlySet<string>): Promise<readonly string[]>
  copied(): BackupManifest['files']
}

interface CopierOptions {
  readonly files: Pick<FileStore, 'open' | 'stat'>
  readonly onProgress: (progress: BackupProgress) => void
  readonly signal: AbortSignal
}

export function createFileCopier(file: BackupFile, { files, onProgress, signal }: CopierOptions): FileCopier {
  const copied = new Set<string>()
  let bytes = 0
  const copyOne = async (path: string): Promise<boolean> => {
    const found = await files.stat(path)
    const content = found && (await files.open(path))
    if (content === undefined) return false
    try {
      await file.addStream(`${ENTRY.files}${path}`, found?.bytes ?? 0, content)
    } finally {
      content.destroy()
    }
    copied.add(path)
    bytes += found?.bytes ?? 0
    return true
  }
  return {
    async copy(paths) {
      const left = [...paths.difference(copied)]
      const missing: string[] = []
      for (const [index, path] of left.entries()) {
        signal.throwIfAborted()
        if (!(await copyOne(path))) missing.push(path)
        onProgress({ phase: 'files', done: index + 1, total: left.length })
      }
      return missing
    },
    copied: () => ({ count: copied.size, bytes }),
  }
}
