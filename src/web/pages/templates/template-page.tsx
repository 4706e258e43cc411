import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { isMissing } from '../../api/explain-error.ts'
import { templateQuery } from '../../api/template-queries.ts'
import { ErrorState, Loading, Skeleton } from '../../parts/states.tsx'
import { NotFoundPage } from '../../frame/not-found-page.tsx'
import { TemplateView } from './template-view.tsx'

const route = getRouteApi('/signed-in/templates/$id')

export function TemplatePage() {
  const { id } = route.useParams()
  const query = useQuery(templateQuery(id))
  if (query.isError && isMissing(query.error)) return <NotFoundPage />
  return (
    <>
      <Link
        to="/templates"
        search={{}}
        className="mb-5 inline-flex items-center gap-1.5 rounded-sm text-sm font-semibold text-ink-soft hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden /> Templates
      </Link>
      {query.isPending ? (
        <TemplateSkeleton />
      ) : query.isError ? (
        <ErrorState error={query.error} title="Couldn’t load this template" onRetry={() => void query.refetch()} />
      ) : (
        <TemplateView key={id} template={query.data} />
      )}
    </>
  )
}

function TemplateSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Loading label="Loading template…" />
      <Skeleton className="h-[60dvh] w-full rounded-lg" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    </div>
  )
}
