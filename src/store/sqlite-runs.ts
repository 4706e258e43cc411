import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'

/*
 * Which servers' runs on this folder are over. Each run keeps a file of its own locked for as long as it has the store open, and
 * the system lets go of the lock when the process ends, however it ends. So a file that somebody else can lock is that of a run
 * that is over, and no run comes back. The lock is SQLite's, which holds wherever the database beside it can be shared at all.
 */

export interface Runs {
  /**
   * Locks a file for the run until `close`, then calls `bury` with the runs that are over, if any are. Those are forgotten
   * once it has succeeded, and are none that is beginning just now: a run whose file is looked at waits for the end of that.
   */
  begin(run: string, bury: (over: readonly string[]) => Promise<void>): Promise<void>
  close(): void
}

/** The runs whose files are in `folder`, which is made where it is not there. */
export function openRuns(folder: string): Runs {
  let own: { readonly path: string; readonly lock: DatabaseSync } | undefined
  return {
    async begin(run, bury) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, run)
      own = { path, lock: await lockSoon(path) }
      const over = readdirSync(folder).flatMap((name) => {
        const lock = name === run ? undefined : tryLock(join(folder, name))
        return lock ? [{ name, lock }] : []
      })
      try {
        if (over.length > 0) await bury(over.map(({ name }) => name))
        for (const { name } of over) removeIfPossible(join(folder, name))
      } finally {
        for (const { lock } of over) lock.close()
      }
    },
    close() {
      own?.lock.close()
      if (own) removeIfPossible(own.path)
      own = undefined
    },
  }
}

const ATTEMPTS = 200
const PAUSE_MS = 25

/** The file of a new run is in nobody's hands for longer than it takes to bury others. */
async function lockSoon(path: string): Promise<DatabaseSync> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const lock = tryLock(path)
    if (lock) return lock
    await setTimeout(PAUSE_MS)
  }
  throw new Error(`${path} cannot be locked`)
}

/** The lock, until it is closed; undefined where somebody has it, or where it cannot be told. */
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

/** Windows removes no file that is open: it is then buried once more by the next run, which does no harm. */
function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    return
  }
}
