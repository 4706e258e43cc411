import { useRouter } from '@tanstack/react-router'
import { isMissing } from '../api/problem.ts'
import { ErrorState } from '../parts/states.tsx'
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
    <main>
      <ErrorState error={error} title="This page could not be shown" onRetry={retry} />
    </main>
  )
}
