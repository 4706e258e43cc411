import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { BASE_URL } from '../../../api/platen.ts'
import { usePageTitle } from '../../../parts/page-header.tsx'
import { SearchBox } from '../../../parts/search-box.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../parts/states.tsx'
import { useCurrentHeading, useScrollToHash } from '../contents.tsx'
import { jsonWithUrl } from '../insert-server-url.ts'
import { type Description, type Operation, operationsOf } from './description.ts'
import { MethodName } from './method-name.tsx'
import { OperationSection } from './operation-section.tsx'
import { Prose } from './prose.tsx'
import { TryKeyProvider } from './try-key.tsx'

export function ReferencePage() {
  return <Reference title="Reference" place="docs/reference" source="api/openapi.json" />
}

export function SessionReferencePage() {
  return <Reference title="Internal API" place="docs/session" source="web/openapi.json" />
}

interface ReferenceProps {
  readonly title: string
  readonly place: string
  readonly source: string
}

function Reference({ title, place, source }: ReferenceProps) {
  usePageTitle(title)
  const { data, error, refetch } = useQuery({
    queryKey: ['description', source],
    queryFn: ({ signal }) => readDescription(source, signal),
    staleTime: Infinity,
  })
  if (error) return <ErrorState error={error} title="Couldn’t load the reference" onRetry={() => void refetch()} />
  if (data === undefined) return <ReferenceSkeleton title={title} />
  return (
    <TryKeyProvider>
      <ReferenceContent title={title} place={place} description={data} />
    </TryKeyProvider>
  )
}

async function readDescription(source: string, signal: AbortSignal): Promise<Description> {
  const response = await fetch(`${BASE_URL}/${source}`, { signal })
  if (!response.ok) throw new Error(`Couldn’t load the OpenAPI document: the server returned ${response.status}.`)
  return JSON.parse(jsonWithUrl(BASE_URL, await response.text())) as Description
}

function ReferenceSkeleton({ title }: { title: string }) {
  return (
    <div className="grid gap-4">
      <Loading label="Loading reference…" />
      <h1 className="docs-title">{title}</h1>
      <Skeleton className="h-24 max-w-3xl" />
      <Skeleton className="h-96" />
    </div>
  )
}

function ReferenceContent({ title, place, description }: { title: string; place: string; description: Description }) {
  const [search, setSearch] = useState('')
  const deferredSearch = useDeferredValue(search)
  const all = useMemo(() => operationsOf(description), [description])
  const shown = useMemo(() => all.filter((operation) => matches(operation, deferredSearch)), [all, deferredSearch])
  const ids = useMemo(() => shown.map(({ operationId }) => ({ id: operationId })), [shown])
  const current = useCurrentHeading(ids)
  useScrollToHash()
  const list = { operations: shown, description, place, current }
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <aside className="self-start lg:sticky lg:top-20 lg:grid lg:max-h-[calc(100dvh-6rem)] lg:grid-rows-[auto_minmax(0,1fr)]">
        <div className="flex pb-4">
          <SearchBox value={search} onSearch={setSearch} label="Search endpoints" />
        </div>
        <details className="mb-4 rounded-lg border border-rule bg-sheet lg:hidden">
          <summary className="px-4 py-2.5 text-sm font-semibold">All endpoints</summary>
          <div className="px-3 pb-3">
            <OperationList {...list} />
          </div>
        </details>
        <div className="hidden overflow-y-auto pb-8 lg:block">
          <OperationList {...list} />
        </div>
      </aside>
      <div className="min-w-0">
        <h1 className="docs-title">{title}</h1>
        <Prose text={description.info.description} className="docs-prose mt-4 pb-8" />
        {byTag(list).map(({ tag, operations }) => (
          <section key={tag.name} aria-labelledby={`tag-${tag.name}`} className="border-t-2 border-ink/80 pt-6 pb-4">
            <h2 id={`tag-${tag.name}`} className="text-2xl wrap-anywhere">
              {tag.name}
            </h2>
            <p className="mt-1 mb-6 text-ink-soft">{tag.description}</p>
            {operations.map((operation) => (
              <OperationSection
                key={operation.operationId}
                operation={operation}
                description={description}
                place={place}
              />
            ))}
          </section>
        ))}
        {shown.length === 0 && (
          <EmptyState icon={SearchX} title="No endpoints found">
            Try “export” or “trash”.
          </EmptyState>
        )}
      </div>
    </div>
  )
}

interface ListProps {
  readonly operations: readonly Operation[]
  readonly description: Description
  readonly place: string
  readonly current: string | undefined
}

function OperationList({ current, place, ...list }: ListProps) {
  return (
    <nav aria-label="Endpoints" className="grid gap-5 text-sm">
      {byTag(list).map(({ tag, operations }) => (
        <div key={tag.name}>
          <p className="mb-1 px-2 font-semibold">{tag.name}</p>
          <ul>
            {operations.map(({ operationId, method, summary }) => (
              <li key={operationId}>
                <a
                  href={`${BASE_URL}/${place}#${operationId}`}
                  aria-current={operationId === current ? 'location' : undefined}
                  className="flex items-baseline justify-between gap-2 rounded-md px-2 py-1.5 text-ink-soft transition-colors duration-120 hover:bg-ink/5 hover:text-ink aria-[current]:bg-ink/7 aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  <span className="min-w-0">{summary}</span>
                  <MethodName method={method} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function byTag({ operations, description }: Pick<ListProps, 'operations' | 'description'>) {
  return description.tags
    .map((tag) => ({ tag, operations: operations.filter(({ tags }) => tags.includes(tag.name)) }))
    .filter((group) => group.operations.length > 0)
}

function matches({ operationId, summary, path, method, tags }: Operation, search: string): boolean {
  const text = [operationId, summary, path, method, ...tags].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
