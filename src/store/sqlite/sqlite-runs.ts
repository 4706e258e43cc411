import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'

/*
 * Detects which server runs on this folder have ended. Each run locks a file of its own while it has the store open, and
 * the system releases the lock when the process ends for any reason. A file that another process can lock therefore belongs
 * to a run that has ended. The lock is SQLite's, which works on every file system where the database can be shared.
 */

export interface Runs {
  /**
   * Locks a file for the run until `close`, then calls `onEnded` with the runs that have ended, if any, and removes their
   * files once it succeeds. A run that is just beginning is never among them: it waits until its file is no longer probed.
   */
  begin(run: string, onEnded: (ended: readonly string[]) => Promise<void>): Promise<void>
  close(): void
}

/** Tracks runs by files in `folder`, which is created if missing. */
export function openRuns(folder: string): Runs {
  let own: { readonly path: string; readonly lock: DatabaseSync } | undefined
  return {
    async begin(run, onEnded) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, run)
      own = { path, lock: await lockWithRetries(path) }
      const ended = readdirSync(folder).flatMap((name) => {
        const lock = name === run ? undefined : tryLock(join(folder, name))
        return lock ? [{ name, lock }] : []
      })
      try {
        if (ended.length > 0) await onEnded(ended.map(({ name }) => name))
        for (const { name } of ended) removeIfPossible(join(folder, name))
      } finally {
        for (const { lock } of ended) lock.close()
      }
    },
    close() {
      own?.lock.close()
      if (own) removeIfPossible(own.path)
      own = undefined
    },
  }
}

const MAX_ATTEMPTS = 200
const PAUSE_MS = 25

/** Another run may hold the lock briefly while it probes this file and handles ended runs. */
async function lockWithRetries(path: string): Promise<DatabaseSync> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const lock = tryLock(path)
    if (lock) return lock
    await setTimeout(PAUSE_MS)
  }
  throw new Error(`${path} cannot be locked`)
}

/** Returns the lock, held until it is closed; undefined if another process holds it or it cannot be determined. */
function tryLock(path: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { timeout: 0 })
    database.exec('begin exclusive')
    return database
  } catch {
    database?.close()
    return undefined
  }
}

/** Windows cannot remove an open file; the next run then handles the ended run again, which is harmless. */
function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    return
  }
}
