/**
 * Tells the rooms of one process at once what would otherwise be found by polling: that there is work, and that an export
 * has ended. Nothing depends on it but speed, since other processes do not hear it.
 */
export interface ExportSignals {
  /** An export was queued. */
  announceQueued(): void
  /** Calls `listener` after every `announceQueued`, until what it returns is called. */
  onQueued(listener: () => void): () => void
  /** These exports have changed their status. */
  announceChanged(ids: readonly string[]): void
  /** Exports of the account have come, gone or changed. */
  announceAccount(accountId: string): void
  /** Calls `listener` after every `announceAccount` of it, until what it returns is called. */
  onAccount(accountId: string, listener: () => void): () => void
  /** Calls `listener` after each change of the export `id`, until what it returns is called. */
  onChanged(id: string, listener: () => void): () => void
}

export function createExportSignals(): ExportSignals {
  const queued = new Set<() => void>()
  const changed = new Bells()
  const accounts = new Bells()

  return {
    announceQueued() {
      for (const listener of queued) listener()
    },

    onQueued(listener) {
      queued.add(listener)
      return () => void queued.delete(listener)
    },

    announceChanged(ids) {
      for (const id of ids) changed.ring(id)
    },
    onChanged: (id, listener) => changed.listen(id, listener),

    announceAccount: (accountId) => accounts.ring(accountId),
    onAccount: (accountId, listener) => accounts.listen(accountId, listener),
  }
}

/** Who listens, by what they listen for. */
class Bells {
  readonly #listeners = new Map<string, Set<() => void>>()

  ring(name: string): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener()
  }

  listen(name: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#listeners.get(name) === listeners) this.#listeners.delete(name)
    }
  }
}
