import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOut, isUnreachable } from './problem.ts'

const FRESH_MS = 15_000
const KEPT_MS = 10 * 60_000

/** What the app knows of the service. `onSignedOut` hears when the session has ended meanwhile. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown): void => {
    if (isSignedOut(error)) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        // What the service refuses it refuses again; a line that broke may hold the next time.
        retry: (count, error) => isUnreachable(error) && count < 2,
      },
      // Offline a change fails at once and is taken back: one that waits would be lost with the page, and nobody would know.
      mutations: { networkMode: 'always' },
    },
  })
}
