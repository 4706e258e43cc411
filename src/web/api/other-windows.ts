import { type QueryClient } from '@tanstack/react-query'
import { SESSION_KEY, sessionQuery, type SessionState } from './session.ts'

const CHANNEL = 'platen-session'
/** Who comes back to a window within this time is not asked about again. */
const SURE_MS = 5_000

/** Tells the other windows of this browser that somebody signed in or out here: they have the same cookie. */
export function tellOtherWindows(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('')
  channel.close()
}

/**
 * Asks who is signed in whenever another window says that it changed, and whenever one comes back to this one. Where it is somebody else,
 * everything that was loaded is forgotten and `onOther` is called. Answers what ends it.
 */
export function followSession(queries: QueryClient, onOther: () => void): () => void {
  const ask = async (staleTime: number): Promise<void> => {
    const before = queries.getQueryData<SessionState>(SESSION_KEY)
    if (before === undefined) return
    const now = await queries.query({ ...sessionQuery, staleTime }).catch(() => before)
    if (now.account?._id === before.account?._id) return
    queries.clear()
    queries.setQueryData<SessionState>(SESSION_KEY, now)
    onOther()
  }
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', () => void ask(0))
  const comeBack = (): void => {
    if (document.visibilityState === 'visible') void ask(SURE_MS)
  }
  document.addEventListener('visibilitychange', comeBack)
  return () => {
    channel.close()
    document.removeEventListener('visibilitychange', comeBack)
  }
}
