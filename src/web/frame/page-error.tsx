import { useRouter } from '@tanstack/react-router'
import { FileClock, RotateCw } from 'lucide-react'
import { isMissing } from '../api/problem.ts'
import { PageNotLoaded } from '../lazy-page.tsx'
import { Button } from '../parts/button.tsx'
import { Main } from '../parts/main.tsx'
import { EmptyState, ErrorState } from '../parts/states.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'

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
  return (
    <div role="alert">
      <EmptyState
        icon={FileClock}
        title="This page could not be loaded"
        action={
          <Button look="primary" icon={RotateCw} onClick={() => location.reload()}>
            Load it anew
          </Button>
        }
      >
        The service has a newer version since you came, or the connection broke.
      </EmptyState>
    </div>
  )
}
