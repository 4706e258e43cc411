import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useRouteContext } from '@tanstack/react-router'
import { isMissing } from '../../api/explain-error.ts'
import { type SharedDesign, sharedQuery } from '../../api/shared-designs.ts'
import { Wordmark } from '../../frame/wordmark.tsx'
import { Button } from '../../parts/button.tsx'
import { DesignPicture } from '../../parts/design-picture.tsx'
import { counted } from '../../parts/format-text.ts'
import { sizeText } from '../../parts/sizes.ts'
import { usePageTitle } from '../../parts/page-header.tsx'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { ErrorState, Loading, Skeleton } from '../../parts/states.tsx'
import { NotFoundPage } from '../../frame/not-found-page.tsx'
import { SharedActions } from './shared-actions.tsx'

const route = getRouteApi('/s/$id')

export function SharedPage() {
  const { id } = route.useParams()
  const query = useQuery(sharedQuery(id))
  if (query.isError && isMissing(query.error)) return <NotFoundPage />
  return (
    <div className="min-h-dvh">
      <SharedHeader />
      <main className="mx-auto max-w-5xl px-4 pt-2 pb-24 sm:px-8">
        {query.isPending ? (
          <SharedSkeleton />
        ) : query.isError ? (
          <ErrorState error={query.error} title="Couldn’t load this design" onRetry={() => void query.refetch()} />
        ) : (
          <SharedView design={query.data} />
        )}
      </main>
    </div>
  )
}

function SharedHeader() {
  const { session } = useRouteContext({ from: '__root__' })
  return (
    <header className="mx-auto flex h-16 max-w-5xl items-center justify-between px-4 sm:px-8">
      <Link to="/" aria-label="Platen home" className="rounded-md">
        <Wordmark />
      </Link>
      <Button asChild variant="quiet">
        {session.account ? (
          <Link to="/designs" search={{}}>
            Your designs
          </Link>
        ) : (
          <Link to="/sign-in">Sign in</Link>
        )}
      </Button>
    </header>
  )
}

function SharedView({ design }: { design: SharedDesign }) {
  usePageTitle(design.title)
  const { width, height, pages, title } = design
  return (
    <article>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl user-text sm:text-3xl">{title}</h1>
          <p className="mt-1.5 text-sm text-ink-soft tabular-nums">
            {sizeText(design)} · {counted(pages.length, 'page')} · Updated <RelativeTime at={design.updatedAt} />
          </p>
        </div>
        <SharedActions design={design} />
      </header>
      <ol className="grid gap-6">
        {pages.map(({ page, previewUrl }) => (
          <li key={page} className="grid place-items-center rounded-lg bg-well p-9 sm:p-14">
            <div className="crop-marks w-full" style={{ maxWidth: `calc(min(78dvh, 60rem) * ${width / height})` }}>
              <DesignPicture
                url={previewUrl}
                {...{ width, height }}
                alt={pages.length === 1 ? title : `${title}, page ${page} of ${pages.length}`}
                loading={page === 1 ? 'eager' : 'lazy'}
              />
            </div>
          </li>
        ))}
      </ol>
    </article>
  )
}

function SharedSkeleton() {
  return (
    <div className="grid gap-8">
      <Loading label="Loading design…" />
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-[60dvh] w-full rounded-lg" />
    </div>
  )
}
