import { Link } from '@tanstack/react-router'
import { FolderOpen, History, LayoutTemplate, Plus, SearchX, Shapes } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '../../parts/button.tsx'
import { lazyPart } from '../../parts/lazy-page.tsx'
import { EmptyState } from '../../parts/states.tsx'
import type { DesignsSearch } from '../page-search.ts'
import { TagLink, useMatchingTags } from './tag-link.tsx'

// Loaded on demand, since most people have designs.
const FirstTemplates = lazyPart(async () => (await import('../templates/first-templates.tsx')).FirstTemplates)

const MAX_TAG_LINKS = 3

export function NoDesigns({ onNew }: { onNew: () => void }) {
  return (
    <>
      <EmptyState
        icon={Shapes}
        title="No designs yet"
        action={
          <>
            <Button variant="primary" icon={Plus} onClick={onNew}>
              New design
            </Button>
            <Button asChild>
              <Link to="/templates" search={{}}>
                <LayoutTemplate className="size-4" aria-hidden />
                Browse templates
              </Link>
            </Button>
          </>
        }
      >
        Start with an empty page or a template, or drop an SVG, PPTX or Polotno JSON file here. Designs that you create
        via the API appear here too.
      </EmptyState>
      <Suspense>
        <FirstTemplates />
      </Suspense>
    </>
  )
}

export function EmptyView({ search }: { search: DesignsSearch }) {
  const isRecent = search.show === 'recent'
  return (
    <EmptyState icon={isRecent ? History : FolderOpen} title={isRecent ? 'No recent designs' : 'No designs here'}>
      {isRecent
        ? 'Designs you open will appear here.'
        : 'Drag designs onto this folder, or choose “Move to folder…” in their menus.'}
    </EmptyState>
  )
}

export function NoResults({ search, onClear }: { search: DesignsSearch; onClear: () => void }) {
  const tags = useMatchingTags(search).slice(0, MAX_TAG_LINKS)
  return (
    <EmptyState
      icon={SearchX}
      title="No results"
      action={
        <>
          <Button onClick={onClear}>Show all designs</Button>
          {tags.length > 0 && (
            <ul aria-label="Matching tags" className="mt-4 grid w-full justify-items-center gap-2 text-sm">
              {tags.map((tagCount) => (
                <li key={tagCount.tag} className="flex max-w-full">
                  <TagLink tagCount={tagCount} sort={search.sort} />
                </li>
              ))}
            </ul>
          )}
        </>
      }
    >
      {search.q === undefined
        ? 'No designs match these filters.'
        : 'No designs match your search. Try fewer words or filters.'}
    </EmptyState>
  )
}
