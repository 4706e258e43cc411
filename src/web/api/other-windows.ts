import { type QueryClient } from '@tanstack/react-query'
import { SESSION_KEY, sessionQuery, type SessionState } from './session.ts'

const CHANNEL = 'platen-session'
/** A window that regains the focus within this time doesn't check the session again. */
const FRESH_MS = 5_000

/** Notifies other windows of this browser, which share the cookie, of a sign-in or sign-out. */
export function notifyOtherWindows(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('')
  channel.close()
}

/**
 * Checks the session when another window reports a change and when this window regains the focus. If the account has
 * changed, clears all loaded data and calls `onOther`. Returns a function that stops it.
 */
export function followSession(queries: QueryClient, onOther: () => void): () => void {
  const check = async (staleTime: number): Promise<void> => {
    const before = queries.getQueryData<SessionState>(SESSION_KEY)
    if (before === undefined) return
    const now = await queries.query({ ...sessionQuery, staleTime }).catch(() => before)
    if (now.account?._id === before.account?._id) return
    queries.clear()
    queries.setQueryData<SessionState>(SESSION_KEY, now)
    onOther()
  }
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', () => void check(0))
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') void check(FRESH_MS)
  }
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    channel.close()
    document.removeEventListener('visibilitychange', onVisible)
  }
}
