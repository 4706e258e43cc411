/** What has changed, such as `export exp_1`, or `anything` if messages may have been lost or cannot tell. */
export type Topic = string
export const ANYTHING: Topic = 'anything'

/**
 * Notifies the other processes of the store that something has changed. Messages only save time: they may be
 * late, repeated or lost, so receivers also poll.
 */
export interface Notifier {
  /** Returns at once; a failure to send is ignored. */
  publish(topic: Topic): void
  /** Calls `listener` with topics that other processes published, until the returned function is called. */
  subscribe(listener: (topic: Topic) => void): () => void
  close(): Promise<void>
}

/** For a store that no other process uses. */
export function createSilentNotifier(): Notifier {
  return {
    publish: () => undefined,
    subscribe: () => () => undefined,
    close: () => Promise.resolve(),
  }
}
