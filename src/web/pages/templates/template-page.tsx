import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { isMissing } from '../../api/problem.ts'
import { templateQuery } from '../../api/templates.ts'
import { Loading, ErrorState, Skeleton } from '../../parts/states.tsx'
import { NotFoundPage } from '../not-found-page.tsx'
import { TemplateStudio } from './template-studio.tsx'

const route = getRouteApi('/signed-in/templates/$id')

/** One template: all its pages, filled as one types, and a design made of it. */
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
        <ErrorState error={query.error} title="The template could not be loaded" onRetry={() => void query.refetch()} />
      ) : (
        <TemplateStudio key={id} template={query.data} />
      )}
    </>
  )
}

function TemplateSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Loading label="The template is loading" />
      <Skeleton className="h-[60dvh] w-full rounded-lg" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    </div>
  )
}
