import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCcw, SquareCheck, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { trashQuery, type TrashedDesign } from '../../api/trash-queries.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { classNames } from '../../parts/class-names.ts'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { counted } from '../../parts/format-text.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../parts/states.tsx'
import { ScrollSentinel } from '../../parts/scroll-sentinel.tsx'
import { ROW_HEIGHT, TrashRow } from './trash-row.tsx'
import { useTrashActions } from './use-trash-actions.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Confirming = { readonly what: 'designs'; readonly designs: readonly TrashedDesign[] } | { readonly what: 'all' }

export function TrashPage() {
  const query = useInfiniteQuery(trashQuery)
  const designs = query.data?.pages.flatMap((page) => page.designs) ?? []
  const total = query.data?.pages.at(-1)?.total ?? 0
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const [confirming, setConfirming] = useState<Confirming>()
  const { restore, remove, empty, isBusy } = useTrashActions()
  const selected = designs.filter(({ _id }) => selectedIds.has(_id))
  const toggle = (id: string): void => {
    const next = new Set(selectedIds)
    if (!next.delete(id)) next.add(id)
    setSelectedIds(next)
  }
  const confirm = async (): Promise<void> => {
    if (confirming?.what === 'all') await empty()
    else if (confirming) await remove(confirming.designs)
    setConfirming(undefined)
    setSelectedIds(new Set())
  }
  return (
    <>
      <PageHeader
        title="Trash"
        actions={
          (query.isPending || total > 0) && (
            <Button
              variant="danger"
              icon={Trash2}
              disabled={query.isPending}
              onClick={() => setConfirming({ what: 'all' })}
            >
              Empty trash
            </Button>
          )
        }
      >
        {query.isPending && 'Loading… Items are permanently deleted after some days.'}
        {total > 0 && `${counted(total, 'design')}. ${describeRetention(designs)}`}
      </PageHeader>
      {designs.length > 0 && (
        <SelectedBar
          count={selected.length}
          busy={isBusy}
          onAll={() => setSelectedIds(new Set(designs.map(({ _id }) => _id)))}
          onClear={() => setSelectedIds(new Set())}
          onRestore={() => {
            setSelectedIds(new Set())
            void restore(selected)
          }}
          onRemove={() => setConfirming({ what: 'designs', designs: selected })}
        />
      )}
      {query.isPending ? (
        <TrashSkeleton />
      ) : query.isError ? (
        <ErrorState error={query.error} title="Couldn’t load trash" onRetry={() => void query.refetch()} />
      ) : designs.length === 0 ? (
        <EmptyState icon={Trash2} title="The trash is empty">
          Deleted designs stay here for a while and can be restored.
        </EmptyState>
      ) : (
        <ul aria-label="Designs in the trash" className="@container border-t border-rule">
          {designs.map((design) => (
            <TrashRow
              key={design._id}
              design={design}
              isSelected={selectedIds.has(design._id)}
              onToggle={() => toggle(design._id)}
              onRestore={() => void restore([design])}
              onRemove={() => setConfirming({ what: 'designs', designs: [design] })}
            />
          ))}
        </ul>
      )}
      <ScrollSentinel
        onNear={query.hasNextPage && !query.isFetchingNextPage ? () => void query.fetchNextPage() : undefined}
      />
      <ConfirmDialog
        open={confirming !== undefined}
        onClose={() => setConfirming(undefined)}
        title={titleOf(confirming, total)}
        verb="Delete permanently"
        busy={isBusy}
        onConfirm={() => void confirm()}
      >
        Their exports will also be deleted. This can’t be undone.
      </ConfirmDialog>
    </>
  )
}

interface SelectedBarProps {
  readonly count: number
  readonly busy: boolean
  readonly onAll: () => void
  readonly onClear: () => void
  readonly onRestore: () => void
  readonly onRemove: () => void
}

/** Always present, so that nothing moves when the first design is selected. */
function SelectedBar({ count, busy, onAll, onClear, onRestore, onRemove }: SelectedBarProps) {
  const place = 'sticky top-0 z-20 -mt-2 flex h-14 items-center gap-2 bg-paper'
  if (count === 0) {
    return (
      <div className={place}>
        <Button variant="quiet" icon={SquareCheck} className="-ml-2" onClick={onAll}>
          Select all
        </Button>
      </div>
    )
  }
  return (
    <div role="group" aria-label="Selected designs" className={place}>
      <IconButton icon={X} label="Clear selection" onClick={onClear} />
      <p role="status" className="mr-auto text-sm font-semibold tabular-nums">
        {counted(count, 'design')} <span className="max-sm:sr-only">selected</span>
      </p>
      <Button icon={RotateCcw} busy={busy} onClick={onRestore}>
        Restore
      </Button>
      <Button variant="danger" disabled={busy} onClick={onRemove}>
        Delete <span className="max-sm:sr-only">permanently</span>
      </Button>
    </div>
  )
}

/** Names no period if designs have different ones, as after a change of the setting. */
function describeRetention(designs: readonly TrashedDesign[]): string {
  const periods = new Set(
    designs.map(({ trashedAt, purgeAt }) => Math.round((Date.parse(purgeAt) - Date.parse(trashedAt)) / DAY_MS)),
  )
  const [days = 0] = periods
  return periods.size === 1 && days > 0
    ? `Items are permanently deleted after ${counted(days, 'day')}.`
    : 'Each item is deleted permanently on the date shown.'
}

function titleOf(confirming: Confirming | undefined, total: number): string {
  if (confirming?.what === 'all') return `Permanently delete ${counted(total, 'design')}?`
  const [first] = confirming?.designs ?? []
  if (confirming === undefined || first === undefined) return ''
  return confirming.designs.length === 1
    ? `Permanently delete “${first.title}”?`
    : `Permanently delete ${counted(confirming.designs.length, 'design')}?`
}

function TrashSkeleton() {
  return (
    <div>
      <Loading label="Loading trash…" />
      <div className="-mt-2 flex h-14 items-center border-b border-rule">
        <Skeleton className="h-5 w-24" />
      </div>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={classNames('flex items-center gap-3 border-b border-rule sm:gap-4', ROW_HEIGHT)}>
          <Skeleton className="ml-1 size-5 shrink-0" />
          <Skeleton className="h-15 w-20 shrink-0" />
          <Skeleton className="h-4 w-48" />
        </div>
      ))}
    </div>
  )
}
