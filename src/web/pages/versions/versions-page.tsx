import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { designQuery } from '../../api/design-queries.ts'
import { isMissing, isTrashed } from '../../api/explain-error.ts'
import { versionsQuery } from '../../api/version-queries.ts'
import { NotFoundPage } from '../../frame/not-found-page.tsx'
import { PageHeader } from '../../parts/page-header.tsx'
import { ErrorState, Loading, Skeleton } from '../../parts/states.tsx'
import { VersionList } from './version-list.tsx'
import { VersionStage } from './version-stage.tsx'

const route = getRouteApi('/signed-in/designs/$id/versions')

export function VersionsPage() {
  const { id } = route.useParams()
  const { revision, compare } = route.useSearch()
  const query = useInfiniteQuery(versionsQuery(id))
  const { data: design } = useQuery(designQuery(id))
  if (isTrashed(query.error)) {
    return <Navigate to="/designs/$id" params={{ id }} replace />
  }
  if (isMissing(query.error)) return <NotFoundPage />
  const versions = query.data?.pages.flatMap((page) => page.versions) ?? []
  const chosen = versions.find((version) => version.revision === revision) ?? versions[0]
  return (
    <>
      <Link
        to="/designs/$id"
        params={{ id }}
        className="mb-4 inline-flex max-w-full items-center gap-1.5 rounded-sm text-sm font-semibold text-ink-soft hover:text-ink"
      >
        <ArrowLeft className="size-4 shrink-0" aria-hidden />
        <span className="truncate user-text">{design?.title ?? 'Design'}</span>
      </Link>
      <PageHeader title="Versions">
        Changes of the last hour are all retained, then fewer of each day. Named versions stay.
      </PageHeader>
      {query.isPending ? (
        <VersionsSkeleton />
      ) : query.isError || chosen === undefined ? (
        <ErrorState error={query.error} title="Couldn’t load the versions" onRetry={() => void query.refetch()} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <VersionList
            designId={id}
            versions={versions}
            chosen={chosen}
            compare={compare}
            {...(query.hasNextPage && {
              onMore: () => void query.fetchNextPage(),
              isLoadingMore: query.isFetchingNextPage,
            })}
          />
          <VersionStage
            key={chosen.revision}
            designId={id}
            version={chosen}
            current={versions[0] ?? chosen}
            previous={versions[versions.indexOf(chosen) + 1]}
            compare={compare}
          />
        </div>
      )}
    </>
  )
}

function VersionsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Loading label="Loading versions…" />
      <div className="grid content-start gap-3">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-14 w-full" />
        ))}
      </div>
      <Skeleton className="h-[min(72dvh,42rem)] w-full rounded-lg" />
    </div>
  )
}
