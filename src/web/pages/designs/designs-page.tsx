import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CircleHelp, Plus } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { type DesignsFilter, designsPageQuery } from '../../api/design-queries.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { counted } from '../../parts/format-text.ts'
import { lazyPart } from '../../parts/lazy-page.tsx'
import { PageHeader } from '../../parts/page-header.tsx'
import { DropOverlay, useDroppedFiles } from '../../parts/use-dropped-files.tsx'
import { ImportButton, ImportStatus } from './import-button.tsx'
import { useImport } from './use-import.ts'
import { DesignGrid } from './design-grid.tsx'
import { filterOf, isNarrowed, startOfToday, tagsIn } from './filter-of.ts'
import { FolderBar } from './folder-bar.tsx'
import { EmptyView, NoDesigns, NoResults } from './no-designs.tsx'
import { RecentDesigns } from './recent-designs.tsx'
import type { DesignsSearch } from '../page-search.ts'
import { TagChips } from './tag-chips.tsx'
import { TagLink, useMatchingTags } from './tag-link.tsx'
import { Toolbar } from './toolbar.tsx'
import { useSelection } from './use-selection.ts'
import { type DesignActions, useDesignActions } from './use-design-actions.ts'
import { type DesignsDialog, useGridCommands } from './use-grid-commands.ts'
import { usePageKeys } from './use-page-keys.ts'

// Dialogs are loaded when they open.
const ExportDesignsDialog = lazyPart(async () => (await import('./export-designs-dialog.tsx')).ExportDesignsDialog)

const MoveDesignsDialog = lazyPart(async () => (await import('./move-designs-dialog.tsx')).MoveDesignsDialog)

const NewDesignDialog = lazyPart(async () => (await import('./new-design-dialog.tsx')).NewDesignDialog)

const ResizeDesignById = lazyPart(async () => (await import('./resize-saved-design.tsx')).ResizeDesignById)

const TagsDialog = lazyPart(async () => (await import('./tags-dialog.tsx')).TagsDialog)

const ShortcutsDialog = lazyPart(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)

const route = getRouteApi('/signed-in/designs')

export function DesignsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const filter = useMemo(() => filterOf(search, startOfToday()), [search])
  const selecting = useSelection(filter)
  const [actions, progress] = useDesignActions()
  const grid = useGridCommands(selecting, actions)
  const [dialog, setDialog] = useState<'new' | 'keys'>()
  const importing = useImport(search.folder)
  const isHovering = useDroppedFiles(importing.start, { dropsOnly: true })
  const close = (): void => setDialog(undefined)
  usePageKeys({ selecting, commands: grid.commands, onNew: () => setDialog('new'), onHelp: () => setDialog('keys') })
  const narrow = (change: { [Name in keyof DesignsSearch]: DesignsSearch[Name] | undefined }): void => {
    grid.commands.setCurrent(0)
    void navigate({ search: (before) => withoutUndefined({ ...before, ...change, show: undefined }), replace: true })
  }
  return (
    <>
      <PageHeader
        title={search.show === 'recent' ? 'Recently opened' : 'Designs'}
        actions={
          <>
            <IconButton
              icon={CircleHelp}
              label="Keyboard shortcuts (?)"
              onClick={() => setDialog('keys')}
              className="max-sm:hidden"
            />
            <ImportButton importing={importing} />
            <Button variant="primary" icon={Plus} onClick={() => setDialog('new')}>
              New design
            </Button>
          </>
        }
      >
        <Summary search={search} filter={filter} />
      </PageHeader>
      <ImportStatus importing={importing} />
      {isHovering && <DropOverlay text="Drop an SVG, PPTX or Polotno JSON file to import it" />}
      {isOverview(search) && <RecentDesigns />}
      {search.show === undefined && !(isNarrowed(search) && search.folder === undefined) && (
        <FolderBar openId={search.folder} commands={grid.commands} />
      )}
      <Toolbar {...{ search, progress }} onSearch={narrow} selection={selecting.selection} commands={grid.commands} />
      <TagChips tags={tagsIn(search)} onChoose={(tags) => narrow({ tag: tags.length > 0 ? tags : undefined })} />
      <DesignGrid
        filter={filter}
        selection={selecting.selection}
        commands={grid.commands}
        current={grid.current}
        renamedId={grid.renamedId}
        handle={grid.handle}
        empty={
          isNarrowed(search) ? (
            <NoResults search={search} onClear={() => void navigate({ search: {}, replace: true })} />
          ) : search.folder !== undefined || search.show !== undefined ? (
            <EmptyView search={search} />
          ) : (
            <NoDesigns onNew={() => setDialog('new')} />
          )
        }
      />
      <Suspense>
        {dialog === 'new' && <NewDesignDialog folderId={search.folder} onClose={close} />}
        {dialog === 'keys' && <ShortcutsDialog onClose={close} />}
        {grid.dialog && <BulkDialog dialog={grid.dialog} actions={actions} onClose={grid.endDialog} />}
      </Suspense>
    </>
  )
}

function isOverview(search: DesignsSearch): boolean {
  return search.folder === undefined && search.show === undefined && !isNarrowed(search)
}

interface BulkDialogProps {
  readonly dialog: DesignsDialog
  readonly actions: DesignActions
  readonly onClose: () => void
}

function BulkDialog({ dialog: { kind, designs }, actions, onClose }: BulkDialogProps) {
  switch (kind) {
    case 'tags':
      return <TagsDialog {...{ designs, onClose }} onSave={(change) => void actions.changeTags(designs, change)} />
    case 'folder': {
      const ids = designs.map(({ _id }) => _id)
      return <MoveDesignsDialog {...{ designs, onClose }} onMove={(folderId) => void actions.move(ids, folderId)} />
    }
    case 'export':
      return <ExportDesignsDialog {...{ designs, onClose }} />
    case 'resize':
      return designs.map(({ _id }) => <ResizeDesignById key={_id} id={_id} onClose={onClose} />)
  }
}

function Summary({ search, filter }: { search: DesignsSearch; filter: DesignsFilter }) {
  const { data } = useQuery(designsPageQuery(filter, 0))
  const [tag] = useMatchingTags(search)
  return (
    <span className="flex w-0 min-w-full gap-4 tabular-nums">
      <span className="shrink-0">{data ? counted(data.total, 'design') : '\u00A0'}</span>
      {tag && data !== undefined && data.total > 0 && <TagLink tagCount={tag} sort={search.sort} />}
    </span>
  )
}

function withoutUndefined(search: { [Name in keyof DesignsSearch]: DesignsSearch[Name] | undefined }): DesignsSearch {
  const all: readonly (readonly [string, unknown])[] = Object.entries(search)
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}
