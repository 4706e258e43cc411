import { ANYTHING, type Notifier } from '../store/notifier.ts'

/**
 * Notifies listeners in all processes that an export was queued or has changed. Signals only save
 * time: those of other processes may be lost, so all changes are also found by polling.
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

const QUEUED = 'queued'
const EXPORT = 'export '
const ACCOUNT = 'account '

export function createExportSignals(notifier: Pick<Notifier, 'publish' | 'subscribe'>): ExportSignals {
  const topics = new Topics()
  notifier.subscribe((topic) => (topic === ANYTHING ? topics.notifyAll() : topics.notify(topic)))

  const announce = (topic: string): void => {
    topics.notify(topic)
    notifier.publish(topic)
  }

  return {
    announceQueued: () => announce(QUEUED),
    onQueued: (listener) => topics.listen(QUEUED, listener),
    announceChanged(ids) {
      for (const id of ids) announce(`${EXPORT}${id}`)
    },
    onChanged: (id, listener) => topics.listen(`${EXPORT}${id}`, listener),
    announceAccount: (accountId) => announce(`${ACCOUNT}${accountId}`),
    onAccount: (accountId, listener) => topics.listen(`${ACCOUNT}${accountId}`, listener),
  }
}

class Topics {
  readonly #listeners = new Map<string, Set<() => void>>()

  notify(topic: string): void {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) listener()
  }

  notifyAll(): void {
    for (const topic of [...this.#listeners.keys()]) this.notify(topic)
  }

  listen(topic: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners) this.#listeners.delete(topic)
    }
  }
}
