import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { designQuery, refreshDesigns } from '../../api/design-queries.ts'
import { platen } from '../../api/platen.ts'
import { couldNot, isMissing, isTrashed } from '../../api/explain-error.ts'
import { useRecordedOpening } from '../../api/use-recorded-opening.ts'
import { Button } from '../../parts/button.tsx'
import { usePageTitle } from '../../parts/page-header.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../parts/states.tsx'
import { useToast } from '../../api/use-toast.ts'
import { NotFoundPage } from '../../frame/not-found-page.tsx'
import { DesignView } from './design-view.tsx'

const route = getRouteApi('/signed-in/designs/$id')

export function DesignPage() {
  const { id } = route.useParams()
  const query = useQuery(designQuery(id))
  usePageTitle(query.data?.title ?? 'Design')
  useRecordedOpening(id, query.data !== undefined)
  if (isMissing(query.error) && !isTrashed(query.error)) return <NotFoundPage />
  return (
    <>
      <Link
        to="/designs"
        search={{}}
        className="mb-4 inline-flex h-8 items-center gap-1.5 rounded-sm text-sm font-semibold text-ink-soft hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden /> Designs
      </Link>
      {isTrashed(query.error) ? (
        <InTrash id={id} />
      ) : query.data !== undefined ? (
        <DesignView key={id} design={query.data} />
      ) : query.isError ? (
        <ErrorState error={query.error} title="Couldn’t load this design" onRetry={() => void query.refetch()} />
      ) : (
        <DesignSkeleton />
      )}
    </>
  )
}

function InTrash({ id }: { id: string }) {
  const queries = useQueryClient()
  const { showError } = useToast()
  const restore = async (): Promise<void> => {
    try {
      queries.setQueryData(designQuery(id).queryKey, await platen.restoreDesign({ id }))
      await refreshDesigns(queries)
    } catch (error) {
      showError(couldNot('restore the design', error))
    }
  }
  return (
    <>
      <h1 className="sr-only">Design</h1>
      <EmptyState
        icon={Trash2}
        title="This design is in the trash"
        action={
          <>
            <Button variant="primary" onClick={() => void restore()}>
              Restore
            </Button>
            <Button asChild>
              <Link to="/trash">View trash</Link>
            </Button>
          </>
        }
      />
    </>
  )
}

function DesignSkeleton() {
  return (
    <>
      <Loading label="Loading design…" />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-9 w-34" />
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Skeleton className="h-[min(72dvh,42rem)] w-full rounded-lg" />
        <div className="grid content-start gap-4 max-lg:hidden">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
      </div>
    </>
  )
}
