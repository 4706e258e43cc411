import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import {
  collectionsQuery,
  isUnfiltered,
  recentTemplatesQuery,
  type TemplatesFilter,
  templatesQuery,
} from '../../api/template-queries.ts'
import { Button } from '../../parts/button.tsx'
import { counted } from '../../parts/format-text.ts'
import { EmptyState, ErrorState } from '../../parts/states.tsx'
import { ScrollSentinel } from '../../parts/scroll-sentinel.tsx'
import { CollectionHeading } from './collection-heading.tsx'
import { CollectionShelf } from './collection-shelf.tsx'
import { Gallery, GallerySkeleton } from './gallery.tsx'
import { TemplateCard } from './template-card.tsx'
import { FewTemplates } from './few-templates.tsx'

/** What many people search for. */
const SUGGESTIONS = ['Birthday', 'Business card', 'Menu', 'Invoice', 'Instagram']

const NO_TEMPLATES = { categories: [], total: 0, correctedQuery: null, partial: false }

/** Starts with collections and what was used last, unless something is looked for. */
export function TemplateGallery({ filter }: { filter: TemplatesFilter }) {
  const query = useInfiniteQuery(templatesQuery(filter))
  const isStart = isUnfiltered(filter)
  const collected = useQuery(collectionsQuery)
  const used = useQuery({ ...recentTemplatesQuery, enabled: isStart })
  // All at once, so that nothing moves.
  if (query.isPending || collected.isLoading || used.isLoading) return <GallerySkeleton />
  if (query.isError) {
    return <ErrorState error={query.error} title="Couldn’t load templates" onRetry={() => void query.refetch()} />
  }
  const [{ categories, total, correctedQuery, partial } = NO_TEMPLATES] = query.data.pages
  const templates = query.data.pages.flatMap((page) => page.templates)
  const { q } = filter
  const { data: collections = [] } = collected
  const collection = collections.find(({ _id }) => _id === filter.collection)
  return (
    <>
      {collection ? <CollectionHeading collection={collection} /> : <Categories categories={categories} q={q} />}
      {isStart && (
        <>
          <FewTemplates title="Recently used" templates={used.data ?? []} />
          <CollectionShelf collections={collections} />
          <h2 className="mb-3 text-lg">All templates</h2>
        </>
      )}
      {(correctedQuery !== null || partial) && (
        <p className="mb-6 text-ink-soft">
          Nothing matches “<span className="user-text">{q}</span>”. Showing{' '}
          {partial ? 'what comes closest' : 'templates'}
          {correctedQuery !== null && (
            <>
              {partial ? ' to' : ' for'} “<span className="font-semibold user-text">{correctedQuery}</span>”
            </>
          )}
          .
        </p>
      )}
      <p role="status" className="sr-only">
        {counted(total, 'template')}
      </p>
      {templates.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="No templates found"
          action={
            <>
              {SUGGESTIONS.map((word) => (
                <Button key={word} height="small" asChild>
                  <Link to="/templates" search={{ q: word }}>
                    {word}
                  </Link>
                </Button>
              ))}
              <Button variant="quiet" height="small" asChild>
                <Link to="/templates" search={{}}>
                  Show all templates
                </Link>
              </Button>
            </>
          }
        >
          Try one of these, or publish your own design as a template.
        </EmptyState>
      ) : (
        <Gallery>
          {templates.map((template) => (
            <li key={template._id}>
              <TemplateCard template={template} />
            </li>
          ))}
        </Gallery>
      )}
      <ScrollSentinel
        onNear={query.hasNextPage && !query.isFetchingNextPage ? () => void query.fetchNextPage() : undefined}
      />
    </>
  )
}

interface CategoriesProps {
  readonly categories: readonly { readonly name: string; readonly count: number }[]
  readonly q: string | undefined
}

/** Compares all query parameters; otherwise "All" would be marked as current in every category. */
const EXACT = { exact: true }

function Categories({ categories, q }: CategoriesProps) {
  if (categories.length === 0) return null
  const unfiltered = q === undefined ? {} : { q }
  const linkClass =
    'flex h-8 shrink-0 items-center gap-1.5 rounded-full border border-rule-strong/60 px-3 text-sm font-semibold whitespace-nowrap hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper'
  return (
    <nav
      aria-label="Categories"
      className="-mx-4 mb-6 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6 md:mx-0 md:flex-wrap md:px-0"
    >
      <Link to="/templates" search={unfiltered} activeOptions={EXACT} className={linkClass}>
        All
      </Link>
      {categories.map(({ name, count }) => (
        <Link
          key={name}
          to="/templates"
          search={{ ...unfiltered, category: name }}
          activeOptions={EXACT}
          className={linkClass}
        >
          {name} <span className="font-normal tabular-nums">{count}</span>
        </Link>
      ))}
    </nav>
  )
}
