import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SetupError } from '../failure.ts'

/** Records that the database of a data folder was copied to `to`, which the folder's files belong to from now on. */
export async function markMoved(dataDir: string, to: string): Promise<void> {
  await writeFile(markPath(dataDir), `${to}\n`, { mode: 0o600 })
}

export async function unmarkMoved(dataDir: string): Promise<void> {
  await rm(markPath(dataDir), { force: true })
}

/** @throws SetupError if the database was moved: a server on the old copy would delete files of the new one */
export function rejectMoved(dataDir: string): void {
  const path = markPath(dataDir)
  let to: string
  try {
    to = readFileSync(path, 'utf8').trim()
  } catch {
    return
  }
  throw new SetupError(
    `The database of ${dataDir} was moved to ${to}, where its files are needed. Set DATABASE_URL or PLATEN_DATA_DIR to the new database. To return to the old copy, without later changes, delete ${path}.`,
  )
}

function markPath(dataDir: string): string {
  return join(dataDir, 'moved-to')
}
