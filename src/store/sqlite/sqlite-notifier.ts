import { randomUUID } from 'node:crypto'
import { type FSWatcher, mkdirSync, readdirSync, rmSync, statSync, utimesSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANYTHING, type Notifier } from '../notifier.ts'

/*
 * Each process has an empty file in one folder, touches it when it publishes, and watches the folder.
 * A touch has no content, so it is reported as ANYTHING. A process that is alone touches nothing.
 */

const BATCH_MS = 5

/** A process that is alive touches its file far more often. Files of crashed ones are removed then. */
const REFRESH_MS = 3_600_000
const STALE_MS = 24 * REFRESH_MS

/** Where the system cannot watch folders, it only publishes. */
export function createSqliteNotifier(folder: string): Notifier {
  return new SqliteNotifier(folder)
}

class SqliteNotifier implements Notifier {
  readonly #name = randomUUID()
  readonly #folder: string
  readonly #listeners = new Set<() => void>()
  #others: ReadonlySet<string> = new Set()
  #watcher: FSWatcher | undefined
  #refreshTimer: NodeJS.Timeout | undefined
  #batchTimer: NodeJS.Timeout | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  publish(): void {
    if (this.#others.size === 0) return
    this.#batchTimer ??= setTimeout(() => {
      this.#batchTimer = undefined
      this.#touch()
    }, BATCH_MS)
  }

  subscribe(listener: (topic: string) => void): () => void {
    const report = (): void => listener(ANYTHING)
    this.#listeners.add(report)
    this.#join()
    return () => void this.#listeners.delete(report)
  }

  close(): Promise<void> {
    this.#listeners.clear()
    this.#watcher?.close()
    clearInterval(this.#refreshTimer)
    clearTimeout(this.#batchTimer)
    if (this.#watcher) rmSync(join(this.#folder, this.#name), { force: true })
    return Promise.resolve()
  }

  /** Processes announce themselves by the appearance of their file. */
  #join(): void {
    if (this.#watcher) return
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      this.#watcher = watch(this.#folder, { persistent: false }, (_, name) => this.#notice(name))
      this.#watcher.on('error', () => undefined)
      writeFileSync(join(this.#folder, this.#name), '', { mode: 0o600 })
      this.#readOthers()
      this.#refreshTimer = setInterval(() => this.#touch(), REFRESH_MS)
      this.#refreshTimer.unref()
    } catch {
      // Polling finds the changes.
    }
  }

  #notice(name: string | null): void {
    if (name === this.#name) return
    try {
      if (name !== null && !this.#others.has(name)) this.#readOthers()
    } catch {
      // The folder was removed, or too many files are open. An error in this callback would end the process.
    }
    for (const report of [...this.#listeners]) report()
  }

  #readOthers(): void {
    const names = readdirSync(this.#folder).filter((name) => name !== this.#name)
    const stale = names.filter((name) => this.#isStale(name))
    for (const name of stale) rmSync(join(this.#folder, name), { force: true })
    this.#others = new Set(names.filter((name) => !stale.includes(name)))
  }

  #isStale(name: string): boolean {
    const touchedAt = statSync(join(this.#folder, name), { throwIfNoEntry: false })?.mtimeMs
    return touchedAt !== undefined && touchedAt < Date.now() - STALE_MS
  }

  #touch(): void {
    const now = new Date()
    try {
      utimesSync(join(this.#folder, this.#name), now, now)
    } catch {
      // The folder was removed or is read-only. Polling finds the changes.
    }
  }
}
