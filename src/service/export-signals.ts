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
  /** Calls `listener` after each change of the export `id`, until what it returns is called. */
  onChanged(id: string, listener: () => void): () => void
}

export function createExportSignals(): ExportSignals {
  const queued = new Set<() => void>()
  const changed = new Map<string, Set<() => void>>()

  return {
    announceQueued() {
      for (const listener of queued) listener()
    },

    onQueued(listener) {
      queued.add(listener)
      return () => void queued.delete(listener)
    },

    announceChanged(ids) {
      for (const id of ids) for (const listener of [...(changed.get(id) ?? [])]) listener()
    },

    onChanged(id, listener) {
      const listeners = changed.get(id) ?? new Set()
      changed.set(id, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && changed.get(id) === listeners) changed.delete(id)
      }
    },
  }
}
