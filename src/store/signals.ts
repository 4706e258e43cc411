import { ANYTHING, type Notifier, type Topic } from './notifier.ts'

/** Announces topics to all processes of the store. Messages of other processes may be lost, so listeners also poll. */
export interface Signals {
  announce(topic: Topic): void
  /** Calls `listener` after each announcement of the topic, until the returned function is called. */
  listen(topic: Topic, listener: () => void): () => void
}

export function createSignals(notifier: Pick<Notifier, 'publish' | 'subscribe'>): Signals {
  const listenersOf = new Map<Topic, Set<() => void>>()
  const notify = (topic: Topic): void => {
    for (const listener of [...(listenersOf.get(topic) ?? [])]) listener()
  }
  notifier.subscribe((topic) => {
    const topics = topic === ANYTHING ? [...listenersOf.keys()] : [topic]
    topics.forEach(notify)
  })
  return {
    announce(topic) {
      notify(topic)
      notifier.publish(topic)
    },
    listen(topic, listener) {
      const listeners = listenersOf.get(topic) ?? new Set()
      listenersOf.set(topic, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && listenersOf.get(topic) === listeners) listenersOf.delete(topic)
      }
    },
  }
}
