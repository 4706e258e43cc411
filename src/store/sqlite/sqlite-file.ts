import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** Returns the path of the database in a data folder. */
export function databasePath(dataDir: string): string {
  return join(dataDir, 'platen.db')
}

/**
 * Creates the database file and its folder so that only the service's user can read them: the database holds password
 * hashes and private designs. Restricts the permissions of existing database files, but not of an existing folder, which
 * may be shared on purpose. SQLite gives the write-ahead log the mode of the database.
 *
 * @throws the system error if the folder or the file cannot be created
 */
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
