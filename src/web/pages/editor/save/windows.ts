import type { StoredContent } from './design-content.ts'

/* The windows of one browser in which the same account edits the same design. */

type Message =
  | { readonly type: 'hello' | 'here' | 'bye'; readonly from: string }
  | { readonly type: 'saved'; readonly from: string; readonly stored: StoredContent }

export interface OtherWindows {
  /** Sends a saved content to the other windows, if there are any. */
  readonly publish: (stored: StoredContent) => void
  /** Returns which of the windows are open. Waits for a second and a half if one does not answer. */
  readonly openAmong: (windowIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** From now on, the others count this window as closed. It can still publish. */
  readonly leave: () => void
  readonly close: () => void
}

interface WindowOptions {
  readonly account: string
  readonly designId: string
  readonly windowId: string
  readonly onSaved: (stored: StoredContent) => void
}

/** A window that is busy for longer counts as closed. Its draft is then merged twice, which changes nothing. */
const ANSWER_MS = 1_500
const POLL_MS = 20

export function joinWindows({ account, designId, windowId, onSaved }: WindowOptions): OtherWindows {
  const channel = new BroadcastChannel(`platen-design:${account}:${designId}`)
  const others = new Set<string>()
  let isLeft = false
  const send = (message: Message): void => channel.postMessage(message)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'bye') others.delete(data.from)
    else others.add(data.from)
    if (data.type === 'hello' && !isLeft) send({ type: 'here', from: windowId })
    if (data.type === 'saved') onSaved(data.stored)
  })
  send({ type: 'hello', from: windowId })
  return {
    publish: (stored) => {
      // A large document takes a while to copy.
      if (others.size > 0) send({ type: 'saved', from: windowId, stored })
    },
    openAmong: async (windowIds) => {
      const isOpen = (id: string): boolean => others.has(id)
      for (let ms = 0; ms < ANSWER_MS && !windowIds.every(isOpen); ms += POLL_MS) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
      return new Set(windowIds.filter(isOpen))
    },
    leave: () => {
      isLeft = true
      send({ type: 'bye', from: windowId })
    },
    close: () => channel.close(),
  }
}
