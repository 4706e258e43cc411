import type { Notifier } from '../store/notifier.ts'
import { createSignals } from '../store/signals.ts'

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
  const signals = createSignals(notifier)
  return {
    announceQueued: () => signals.announce(QUEUED),
    onQueued: (listener) => signals.listen(QUEUED, listener),
    announceChanged(ids) {
      for (const id of ids) signals.announce(`${EXPORT}${id}`)
    },
    onChanged: (id, listener) => signals.listen(`${EXPORT}${id}`, listener),
    announceAccount: (accountId) => signals.announce(`${ACCOUNT}${accountId}`),
    onAccount: (accountId, listener) => signals.listen(`${ACCOUNT}${accountId}`, listener),
  }
}
