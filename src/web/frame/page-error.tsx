import { useRouter } from '@tanstack/react-router'
import { FileClock, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isMissing } from '../api/problem.ts'
import { PageNotLoaded } from '../lazy-page.tsx'
import { Button } from '../parts/button.tsx'
import { Main } from '../parts/main.tsx'
import { EmptyState, ErrorState } from '../parts/states.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { useOnline } from '../parts/use-online.ts'

/** In the place of a page that could not be shown. */
export function PageError({ error, reset }: { error: unknown; reset?: () => void }) {
  const router = useRouter()
  if (isMissing(error)) return <NotFoundPage />
  const retry = (): void => {
    reset?.()
    void router.invalidate()
  }
  return (
    <Main>
      {error instanceof PageNotLoaded ? (
        <NotLoaded />
      ) : (
        <ErrorState error={error} title="This page could not be shown" onRetry={retry} />
      )}
    </Main>
  )
}

/** What a browser once failed to load it does not try again by itself, and of another version there is nothing to be had at the old address. */
function NotLoaded() {
  const isOnline = useOnline()
  // Opened as soon as it can be; offline, the browser would put a page of its own in the place of the app.
  const [wasOffline] = useState(!isOnline)
  useEffect(() => {
    if (wasOffline && isOnline) location.reload()
  }, [wasOffline, isOnline])
  return (
    <div role="alert">
      <EmptyState
        icon={FileClock}
        title="This page could not be loaded"
        action={
          isOnline && (
            <Button look="primary" icon={RotateCw} onClick={() => location.reload()}>
              Load it anew
            </Button>
          )
        }
      >
        {isOnline
          ? 'The service has a newer version since you came, or the connection broke.'
          : 'It was not opened before you went offline. It comes as soon as you are back.'}
      </EmptyState>
    </div>
  )
}
