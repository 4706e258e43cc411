import { Link } from '@tanstack/react-router'
import { Button } from '../parts/button.tsx'
import { MainContent } from '../parts/main-content.tsx'
import { usePageTitle } from '../parts/page-header.tsx'

export function NotFoundPage() {
  usePageTitle('Page not found')
  return (
    <MainContent className="grid min-h-[70dvh] place-items-center px-6">
      <div className="grid max-w-md justify-items-center gap-4 text-center">
        <p
          aria-hidden
          className="crop-marks mb-6 px-8 py-4 font-display text-3xl font-bold tracking-tight tabular-nums"
        >
          404
        </p>
        <h1 className="text-2xl">Page not found</h1>
        <p className="text-ink-soft">
          The link may be wrong, the page may have been removed, or you may not have access.
        </p>
        <Button asChild variant="primary" className="mt-2">
          <Link to="/">Go to home</Link>
        </Button>
      </div>
    </MainContent>
  )
}
