import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'

// Each run locks a file. The system releases the lock when the process ends, so a file that can be
// locked belongs to an ended run. SQLite's lock works wherever the database can be shared.

export interface Runs {
  /** Calls `onEnded` with ended runs, then removes their files. Waits while another run probes this run's file. */
  begin(run: string, onEnded: (ended: readonly string[]) => Promise<void>): Promise<void>
  /** Whether another run is active. */
  hasOthers(): boolean
  close(): void
}

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
    hasOthers() {
      const names = existsSync(folder) ? readdirSync(folder) : []
      return names.some((name) => {
        const path = join(folder, name)
        if (path === own?.path) return false
        const lock = tryLock(path)
        lock?.close()
        return lock === undefined
      })
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

/** Another run may hold the lock briefly to probe this file. */
async function lockWithRetries(path: string): Promise<DatabaseSync> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const lock = tryLock(path)
    if (lock) return lock
    await setTimeout(PAUSE_MS)
  }
  throw new Error(`${path} cannot be locked`)
}

/** Returns undefined if another process holds the lock, or if locking fails. */
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

/** Windows cannot remove an open file; the next run handles it again. */
function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    return
  }
}
