import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOut, isUnreachable } from './explain-error.ts'

const FRESH_MS = 15_000
const CACHE_MS = 10 * 60_000

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
        gcTime: CACHE_MS,
        // Retries dropped connections only: a repeated request would return the same error response.
        retry: (count, error) => isUnreachable(error) && count < 2,
      },
      // While offline, mutations fail immediately: a paused mutation would be lost when the page closes.
      mutations: { networkMode: 'always' },
    },
  })
}
