import { Link } from '@tanstack/react-router'
import { FolderOpen, History, LayoutTemplate, Plus, SearchX, Shapes } from 'lucide-react'
import { Button } from '../../parts/button.tsx'
import { EmptyState } from '../../parts/states.tsx'
import type { DesignsSearch } from '../page-search.ts'
import { TagLink, useMatchingTags } from './tag-link.tsx'

const MAX_TAG_LINKS = 3

export function NoDesigns({ onNew }: { onNew: () => void }) {
  return (
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
      Designs you create here or via the API will appear here.
    </EmptyState>
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
