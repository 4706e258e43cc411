import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { dataOf, web, type WebSchemas } from './web.ts'

export type SessionState = WebSchemas['SignInOptions']
export type Me = NonNullable<SessionState['account']>

export const SESSION_KEY = ['session'] as const

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ signal }) => dataOf(web.GET('/web/session', { signal })),
  staleTime: 60_000,
})

/** After a change of the account, which may change how it confirms changes. If this fails, the state stays. */
export async function readSessionAgain(queries: QueryClient): Promise<void> {
  await queries.query({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
}

const root = getRouteApi('__root__')

export function useSession(): SessionState {
  return root.useRouteContext().session
}

export type Session = WebSchemas['Session']

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => dataOf(web.GET('/web/sessions', { signal })),
})

export function useEndSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => dataOf(web.DELETE('/web/sessions/{id}', { params: { path: { id } } })),
    // Not awaited, so that the component's own callbacks run while it is still mounted.
    onSettled: () => void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function useEndOtherSessions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => dataOf(web.DELETE('/web/sessions')),
    onSettled: () => void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

const CHANNEL = 'platen-session'
/** When a window becomes visible, a session fetched within this time is not checked again. */
const FRESH_MS = 5_000

export function notifyOtherWindows(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('')
  channel.close()
}

/** If the account changes, clears cached data and calls `onAccountChange`. Returns a function that stops this. */
export function followSession(queries: QueryClient, onAccountChange: () => void): () => void {
  const check = async (staleTime: number): Promise<void> => {
    const before = queries.getQueryData<SessionState>(SESSION_KEY)
    if (before === undefined) return
    const now = await queries.query({ ...sessionQuery, staleTime }).catch(() => before)
    if (now.account?._id === before.account?._id) return
    queries.clear()
    queries.setQueryData<SessionState>(SESSION_KEY, now)
    onAccountChange()
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

const RETURN_POLL_MS = 15_000

/** Calls `onReturn` once the account has signed in again, in any window. Returns a function that ends the wait. */
export function awaitSignIn(account: string, onReturn: () => void): () => void {
  const check = async (): Promise<void> => {
    const session = await dataOf(web.GET('/web/session')).catch(() => undefined)
    if (session?.account?._id !== account || isEnded) return
    end()
    onReturn()
  }
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') void check()
  }
  let isEnded = false
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', () => void check())
  document.addEventListener('visibilitychange', onVisible)
  const timer = setInterval(onVisible, RETURN_POLL_MS)
  const end = (): void => {
    isEnded = true
    channel.close()
    document.removeEventListener('visibilitychange', onVisible)
    clearInterval(timer)
  }
  return end
}
