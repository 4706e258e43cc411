import type { Notifier } from '../store/notifier.ts'
import type { PictureKey } from '../store/pictures/picture-row.ts'
import { createSignals } from '../store/signals.ts'

/** Notifies all processes of pictures. Signals only save time, like those of exports. */
export interface PictureSignals {
  announceRequested(): void
  onRequested(listener: () => void): () => void
  announceEnded(key: PictureKey): void
  onEnded(key: PictureKey, listener: () => void): () => void
}

const REQUESTED = 'picture requested'

export function createPictureSignals(notifier: Pick<Notifier, 'publish' | 'subscribe'>): PictureSignals {
  const signals = createSignals(notifier)
  return {
    announceRequested: () => signals.announce(REQUESTED),
    onRequested: (listener) => signals.listen(REQUESTED, listener),
    announceEnded: (key) => signals.announce(topicOf(key)),
    onEnded: (key, listener) => signals.listen(topicOf(key), listener),
  }
}

function topicOf({ subjectId, revision, page }: PictureKey): string {
  return `picture ${subjectId} ${revision} ${page}`
}
