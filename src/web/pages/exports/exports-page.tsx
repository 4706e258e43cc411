import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FileDown, Shapes } from 'lucide-react'
import { useExportUpdates } from '../../api/use-export-updates.ts'
import { type Export, exportsQuery } from '../../api/export-queries.ts'
import { Button } from '../../parts/button.tsx'
import { statusLabel } from '../../parts/export-status.tsx'
import { counted } from '../../parts/format-text.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { EmptyState, ErrorState } from '../../parts/states.tsx'
import { EXPORT_STATUSES } from '../page-search.ts'
import { ExportList, ExportListSkeleton } from './export-list.tsx'

const route = getRouteApi('/signed-in/exports')

export function ExportsPage() {
  const { status } = route.useSearch()
  const navigate = route.useNavigate()
  const updates = useExportUpdates()
  const query = useInfiniteQuery(exportsQuery(status ? { status } : {}))
  const total = query.data?.pages[0]?.total
  const choose = (chosen: Export['status'] | 'all'): void => {
    void navigate({ search: chosen === 'all' ? {} : { status: chosen }, replace: true })
  }
  return (
    <>
      <PageHeader title="Exports">
        {total === undefined ? 'Loading…' : counted(total, 'export')} ·{' '}
        {updates === 'events' ? 'Live' : 'Updates every few seconds'}
      </PageHeader>
      <div className="mb-4 -mx-1 overflow-x-auto px-1 py-1">
        <Segmented
          label="Filter by status"
          value={status ?? 'all'}
          onChoose={choose}
          choices={[
            { value: 'all', label: 'All' },
            ...EXPORT_STATUSES.map((value) => ({ value, label: statusLabel(value) })),
          ]}
        />
      </div>
      {query.isPending ? (
        <ExportListSkeleton />
      ) : query.isError ? (
        <ErrorState error={query.error} title="Couldn’t load exports" onRetry={() => void query.refetch()} />
      ) : total === 0 ? (
        <NoExports isNarrowed={status !== undefined} />
      ) : (
        <ExportList
          exports={query.data.pages.flatMap(({ exports }) => exports)}
          hasMore={query.hasNextPage}
          isLoadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  )
}

function NoExports({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) {
    return (
      <EmptyState
        icon={FileDown}
        title="No exports with this status"
        action={
          <Button asChild>
            <Link to="/exports" search={{}}>
              Show all exports
            </Link>
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={FileDown}
      title="No exports yet"
      action={
        <Button asChild variant="primary">
          <Link to="/designs" search={{}}>
            <Shapes className="size-4" aria-hidden /> Open a design
          </Link>
        </Button>
      }
    >
      Open a design and choose Export, or call <code>POST /api/exports</code>. Your files will appear here.
    </EmptyState>
  )
}
