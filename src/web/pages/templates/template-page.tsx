import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { isMissing } from '../../api/explain-error.ts'
import { templateQuery } from '../../api/template-queries.ts'
import { ErrorState } from '../../parts/states.tsx'
import { NotFoundPage } from '../../frame/not-found-page.tsx'
import { ContentEditorSkeleton } from '../content/content-editor.tsx'
import { TemplateEditor } from './template-editor.tsx'

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
        <ContentEditorSkeleton label="Loading template…" />
      ) : query.isError ? (
        <ErrorState error={query.error} title="Couldn’t load this template" onRetry={() => void query.refetch()} />
      ) : (
        <TemplateEditor key={id} template={query.data} />
      )}
    </>
  )
}
