import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CircleHelp, LayoutTemplate, Plus, SearchX, Shapes } from 'lucide-react'
import { useState } from 'react'
import { designsPageQuery } from '../../api/designs.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { counted } from '../../parts/format.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { EmptyState } from '../../parts/states.tsx'
import { DesignGrid } from './design-grid.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { NewDesignDialog } from './new-design-dialog.tsx'
import { type DesignsSearch } from './search.ts'
import { TagOffer, useTagsFor } from './tags-offer.tsx'
import { TagsDialog } from './tags-dialog.tsx'
import { Toolbar } from './toolbar.tsx'
import { useChoosing } from './use-choosing.ts'
import { useDesignActions } from './use-design-actions.ts'
import { useGridCommands } from './use-grid-commands.ts'
import { usePageKeys } from './use-page-keys.ts'

const MOST_OFFERED = 3
const route = getRouteApi('/signed-in/designs')

/** All of one's designs, however many: found, named, put in order, and thrown away. */
export function DesignsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const choosing = useChoosing(search)
  const [actions, underWay] = useDesignActions()
  const grid = useGridCommands(choosing, actions)
  const [dialog, setDialog] = useState<'new' | 'keys'>()
  const close = (): void => setDialog(undefined)
  usePageKeys({ choosing, commands: grid.commands, onNew: () => setDialog('new'), onHelp: () => setDialog('keys') })
  const narrow = (change: { [Name in keyof DesignsSearch]: DesignsSearch[Name] | undefined }): void => {
    grid.commands.become(0)
    void navigate({ search: (before) => withoutAbsent({ ...before, ...change }), replace: true })
  }
  return (
    <>
      <PageHeader
        title="Designs"
        actions={
          <>
            <IconButton
              icon={CircleHelp}
              label="Keyboard (?)"
              onClick={() => setDialog('keys')}
              className="max-sm:hidden"
            />
            <Button look="primary" icon={Plus} onClick={() => setDialog('new')}>
              New design
            </Button>
          </>
        }
      >
        <Found search={search} />
      </PageHeader>
      <Toolbar {...{ search, underWay }} onSearch={narrow} selection={choosing.selection} commands={grid.commands} />
      <DesignGrid
        filter={search}
        selection={choosing.selection}
        commands={grid.commands}
        current={grid.current}
        renamedId={grid.renamedId}
        handle={grid.handle}
        empty={
          isNarrowed(search) ? (
            <NothingFound search={search} onClear={() => void navigate({ search: {}, replace: true })} />
          ) : (
            <NoDesigns onNew={() => setDialog('new')} />
          )
        }
      />
      {dialog === 'new' && <NewDesignDialog onClose={close} />}
      {dialog === 'keys' && <KeysDialog onClose={close} />}
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

function Found({ search }: { search: DesignsSearch }) {
  const { data } = useQuery(designsPageQuery(search, 0))
  const [tag] = useTagsFor(search)
  return (
    <span className="flex w-0 min-w-full gap-4 tabular-nums">
      <span className="shrink-0">{data ? counted(data.total, 'design') : '\u00A0'}</span>
      {/* Where nothing is found, that says so itself. */}
      {tag && data !== undefined && data.total > 0 && <TagOffer found={tag} sort={search.sort} label="Tagged" />}
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
          <Button look="primary" icon={Plus} onClick={onNew}>
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
      Designs that you make here or through the API stand on this page.
    </EmptyState>
  )
}

function NothingFound({ search, onClear }: { search: DesignsSearch; onClear: () => void }) {
  const tags = useTagsFor(search).slice(0, MOST_OFFERED)
  return (
    <EmptyState
      icon={SearchX}
      title="Nothing found"
      action={
        <>
          <Button onClick={onClear}>Show all designs</Button>
          {tags.length > 0 && (
            <ul aria-label="Tags that hold these words" className="mt-4 grid w-full justify-items-center gap-2 text-sm">
              {tags.map((found) => (
                <li key={found.tag} className="flex max-w-full">
                  <TagOffer found={found} sort={search.sort} label="Designs tagged" />
                </li>
              ))}
            </ul>
          )}
        </>
      }
    >
      {search.q === undefined
        ? 'No design has all that you asked for. Fewer filters find more.'
        : 'No design’s title has all that you asked for. Fewer words or filters find more.'}
    </EmptyState>
  )
}

function isNarrowed({ q, tag, visibility }: DesignsSearch): boolean {
  return q !== undefined || tag !== undefined || visibility !== undefined
}

function withoutAbsent(search: { [Name in keyof DesignsSearch]: DesignsSearch[Name] | undefined }): DesignsSearch {
  const all: readonly (readonly [string, unknown])[] = Object.entries(search)
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}
