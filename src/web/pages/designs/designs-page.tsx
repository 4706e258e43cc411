import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CircleHelp, LayoutTemplate, Plus, SearchX, Shapes } from 'lucide-react'
import { useState } from 'react'
import { designsPageQuery } from '../../api/design-queries.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { counted } from '../../parts/format-text.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { EmptyState } from '../../parts/states.tsx'
import { DesignGrid } from './design-grid.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { NewDesignDialog } from './new-design-dialog.tsx'
import type { DesignsSearch } from '../page-search.ts'
import { TagLink, useMatchingTags } from './tag-link.tsx'
import { TagsDialog } from './tags-dialog.tsx'
import { Toolbar } from './toolbar.tsx'
import { useSelection } from './use-selection.ts'
import { useDesignActions } from './use-design-actions.ts'
import { useGridCommands } from './use-grid-commands.ts'
import { usePageKeys } from './use-page-keys.ts'

const MAX_TAG_LINKS = 3
const route = getRouteApi('/signed-in/designs')

export function DesignsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const selecting = useSelection(search)
  const [actions, progress] = useDesignActions()
  const grid = useGridCommands(selecting, actions)
  const [dialog, setDialog] = useState<'new' | 'keys'>()
  const close = (): void => setDialog(undefined)
  usePageKeys({ selecting, commands: grid.commands, onNew: () => setDialog('new'), onHelp: () => setDialog('keys') })
  const narrow = (change: { [Name in keyof DesignsSearch]: DesignsSearch[Name] | undefined }): void => {
    grid.commands.setCurrent(0)
    void navigate({ search: (before) => withoutUndefined({ ...before, ...change }), replace: true })
  }
  return (
    <>
      <PageHeader
        title="Designs"
        actions={
          <>
            <IconButton
              icon={CircleHelp}
              label="Keyboard shortcuts (?)"
              onClick={() => setDialog('keys')}
              className="max-sm:hidden"
            />
            <Button variant="primary" icon={Plus} onClick={() => setDialog('new')}>
              New design
            </Button>
          </>
        }
      >
        <Summary search={search} />
      </PageHeader>
      <Toolbar {...{ search, progress }} onSearch={narrow} selection={selecting.selection} commands={grid.commands} />
      <DesignGrid
        filter={search}
        selection={selecting.selection}
        commands={grid.commands}
        current={grid.current}
        renamedId={grid.renamedId}
        handle={grid.handle}
        empty={
          isNarrowed(search) ? (
            <NoResults search={search} onClear={() => void navigate({ search: {}, replace: true })} />
          ) : (
            <NoDesigns onNew={() => setDialog('new')} />
          )
        }
      />
      {dialog === 'new' && <NewDesignDialog onClose={close} />}
      {dialog === 'keys' && <ShortcutsDialog onClose={close} />}
      {grid.tagged && (
        <TagsDialog
          designs={grid.tagged}
          onClose={grid.endTags}
          onSave={(change) => void actions.changeTags(grid.tagged ?? [], change)}
        />
      )}
    </>
  )
}

function Summary({ search }: { search: DesignsSearch }) {
  const { data } = useQuery(designsPageQuery(search, 0))
  const [tag] = useMatchingTags(search)
  return (
    <span className="flex w-0 min-w-full gap-4 tabular-nums">
      <span className="shrink-0">{data ? counted(data.total, 'design') : '\u00A0'}</span>
      {tag && data !== undefined && data.total > 0 && <TagLink tagCount={tag} sort={search.sort} />}
    </span>
  )
}

function NoDesigns({ onNew }: { onNew: () => void }) {
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

function NoResults({ search, onClear }: { search: DesignsSearch; onClear: () => void }) {
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

function isNarrowed({ q, tag, visibility }: DesignsSearch): boolean {
  return q !== undefined || tag !== undefined || visibility !== undefined
}

function withoutUndefined(search: { [Name in keyof DesignsSearch]: DesignsSearch[Name] | undefined }): DesignsSearch {
  const all: readonly (readonly [string, unknown])[] = Object.entries(search)
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}
