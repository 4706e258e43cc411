import { useRouter } from '@tanstack/react-router'
import { FileClock, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isMissing } from '../api/explain-error.ts'
import { PageNotLoaded } from '../parts/lazy-page.tsx'
import { Button } from '../parts/button.tsx'
import { MainContent } from '../parts/main-content.tsx'
import { EmptyState, ErrorState } from '../parts/states.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { useOnline } from '../parts/use-online.ts'

export function PageError({ error, reset }: { error: unknown; reset?: () => void }) {
  const router = useRouter()
  if (isMissing(error)) return <NotFoundPage />
  const retry = (): void => {
    reset?.()
    void router.invalidate()
  }
  return (
    <MainContent>
      {error instanceof PageNotLoaded ? (
        <NotLoaded />
      ) : (
        <ErrorState error={error} title="Something went wrong on this page" onRetry={retry} />
      )}
    </MainContent>
  )
}

/** Offers to reload: browsers cache failed module imports, and the files of a new version have other URLs. */
function NotLoaded() {
  const isOnline = useOnline()
  // Reloading while offline would replace the app with the browser's own error page.
  const [wasOffline] = useState(!isOnline)
  useEffect(() => {
    if (wasOffline && isOnline) location.reload()
  }, [wasOffline, isOnline])
  return (
    <div role="alert">
      <EmptyState
        icon={FileClock}
        title="This page failed to load"
        action={
          isOnline && (
            <Button variant="primary" icon={RotateCw} onClick={() => location.reload()}>
              Reload
            </Button>
          )
        }
      >
        {isOnline
          ? 'Platen was updated or your connection dropped. Reload to continue.'
          : 'This page isn’t available offline. It will load when you reconnect.'}
      </EmptyState>
    </div>
  )
}
