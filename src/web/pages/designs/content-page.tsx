import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { ArrowLeft, TextCursorInput } from 'lucide-react'
import { hasSlots } from '../../../document/has-slots.ts'
import { PlatenProblem } from '../../../sdk/create-platen.ts'
import { designQuery } from '../../api/design-queries.ts'
import { isMissing } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { usePageTitle } from '../../parts/page-header.tsx'
import { EmptyState, ErrorState } from '../../parts/states.tsx'
import { NotFoundPage } from '../../frame/not-found-page.tsx'
import { ContentEditorSkeleton } from '../content/content-editor.tsx'
import { DesignEditor } from './design-editor.tsx'

const route = getRouteApi('/signed-in/designs/$id/fill')

export function ContentPage() {
  const { id } = route.useParams()
  const query = useQuery(designQuery(id))
  usePageTitle('Edit content')
  // The page of the design offers to restore it.
  if (query.error instanceof PlatenProblem && query.error.code === 'design_trashed') {
    return <Navigate to="/designs/$id" params={{ id }} replace />
  }
  if (isMissing(query.error)) return <NotFoundPage />
  const design = query.data
  return (
    <>
      <Link
        to="/designs/$id"
        params={{ id }}
        className="mb-5 inline-flex max-w-full items-center gap-1.5 rounded-sm text-sm font-semibold text-ink-soft hover:text-ink"
      >
        <ArrowLeft className="size-4 shrink-0" aria-hidden />
        <span className="truncate user-text">{design?.title ?? 'Design'}</span>
      </Link>
      {design === undefined ? (
        query.isError ? (
          <ErrorState error={query.error} title="Couldn’t load this design" onRetry={() => void query.refetch()} />
        ) : (
          <ContentEditorSkeleton label="Loading design…" />
        )
      ) : hasSlots(design.document) ? (
        <DesignEditor key={id} design={design} />
      ) : (
        <NoSlots id={id} />
      )}
    </>
  )
}

function NoSlots({ id }: { id: string }) {
  return (
    <>
      <h1 className="sr-only">Edit content</h1>
      <EmptyState
        icon={TextCursorInput}
        title="This design has no editable fields"
        action={
          <Button asChild>
            <Link to="/designs/$id" params={{ id }}>
              Back to design
            </Link>
          </Button>
        }
      >
        Only elements with a <code>slot</code>, and <code>{'{{placeholders}}'}</code> in text, can be edited here.
      </EmptyState>
    </>
  )
}
