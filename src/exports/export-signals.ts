/**
 * Notifies listeners in this process that an export was queued or has changed. Signals only save
 * time: they do not reach other processes, so all changes are also found by polling.
 */
export interface ExportSignals {
  announceQueued(): void
  onQueued(listener: () => void): () => void
  announceChanged(ids: readonly string[]): void
  announceAccount(accountId: string): void
  onAccount(accountId: string, listener: () => void): () => void
  /** Calls `listener` after each change of the export `id`, until the returned function is called. */
  onChanged(id: string, listener: () => void): () => void
}

export function createExportSignals(): ExportSignals {
  const queued = new Set<() => void>()
  const changed = new Listeners()
  const accounts = new Listeners()

  return {
    announceQueued() {
      for (const listener of queued) listener()
    },

    onQueued(listener) {
      queued.add(listener)
      return () => void queued.delete(listener)
    },

    announceChanged(ids) {
      for (const id of ids) changed.notify(id)
    },
    onChanged: (id, listener) => changed.listen(id, listener),

    announceAccount: (accountId) => accounts.notify(accountId),
    onAccount: (accountId, listener) => accounts.listen(accountId, listener),
  }
}

class Listeners {
  readonly #listeners = new Map<string, Set<() => void>>()

  notify(name: string): void {
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
