import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

export function databasePath(dataDir: string): string {
  return join(dataDir, 'platen.db')
}

/** Makes new and existing files private, but not an existing folder. SQLite's log inherits the database's mode. */
export function createPrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: FOLDER_MODE })
  closeSync(openSync(path, 'a', FILE_MODE))
  for (const suffix of ['', '-wal', '-shm']) restrict(`${path}${suffix}`)
}

function restrict(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode
  if (mode === undefined || (mode & 0o077) === 0) return
  try {
    chmodSync(path, FILE_MODE)
  } catch {
    // The file belongs to another user, or the file system has no modes (a Windows share).
  }
}
