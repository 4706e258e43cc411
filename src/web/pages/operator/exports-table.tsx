import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, CircleCheck, Coffee, SearchX } from 'lucide-react'
import {
  type WatchedExport,
  type WatchedExportFilter,
  watchedExportsQuery,
  type WatchedStatus,
} from '../../api/operator-export-queries.ts'
import { Badge } from '../../parts/badge.tsx'
import { counted } from '../../parts/format-text.ts'
import { formatName } from '../../parts/format-name.ts'
import { ProgressBar } from '../../parts/progress.tsx'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { EmptyState, ErrorState } from '../../parts/states.tsx'
import type { AdminSearch } from './admin-search.ts'
import { cellClass, type Column, Table, TableSkeleton } from '../../parts/table.tsx'
import { FailureFilters } from './failure-filters.tsx'
import { timeFilter } from './failure-period.ts'
import { Pager } from '../../parts/pager.tsx'
import { WatchedExportDialog } from './watched-export-dialog.tsx'

const COLUMNS = {
  design: { name: 'Design' },
  format: { name: 'Format', from: 'sm' },
  state: { name: 'Status' },
  open: { name: 'Details', isHidden: true, from: 'sm' },
} as const satisfies Record<string, Column>

const LABELS = { queued: 'Queued exports', processing: 'Exports in progress', failed: 'Failed exports' } as const

interface ExportsTableProps {
  readonly status: WatchedStatus
  readonly search: AdminSearch
  /** Also returns to the first page. */
  readonly onFilter: (filter: Partial<AdminSearch>) => void
  readonly onOpen: (id: string | undefined) => void
  readonly onPageChange: (page: number) => void
}

export function ExportsTable({ status, search, onFilter, onOpen, onPageChange }: ExportsTableProps) {
  const { page = 1, export: opened } = search
  const filter = filterOf(status, search)
  const { data, error, refetch } = useQuery(watchedExportsQuery(filter))
  return (
    <>
      {status === 'failed' && <FailureFilters {...search} codes={data?.codes ?? []} onChange={onFilter} />}
      {error && !data ? (
        <ErrorState error={error} title="Couldn’t load exports" onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton label="Loading exports…" />
      ) : (
        <>
          {data.exports.length === 0 ? (
            <NoExports status={status} isFiltered={Object.keys(filter).length > 2} />
          ) : (
            <Table label={LABELS[status]} columns={Object.values(COLUMNS)}>
              {data.exports.map((watchedExport) => (
                <ExportRow key={watchedExport._id} watchedExport={watchedExport} onOpen={onOpen} />
              ))}
            </Table>
          )}
          <Pager {...{ page, onPageChange }} total={data.total} />
        </>
      )}
      {opened !== undefined && <WatchedExportDialog key={opened} id={opened} onClose={() => onOpen(undefined)} />}
    </>
  )
}

/** Has only `status` and `page` if nothing is filtered. */
function filterOf(status: WatchedStatus, { q, code, page = 1, ...times }: AdminSearch): WatchedExportFilter {
  const failure = status === 'failed' && { ...(code && { code }), ...timeFilter(times) }
  return { status, page, ...(q && { q }), ...failure }
}

interface ExportRowProps {
  readonly watchedExport: WatchedExport
  readonly onOpen: (id: string) => void
}

function ExportRow({ watchedExport, onOpen }: ExportRowProps) {
  return (
    <tr className="relative align-top transition-colors duration-120 hover:bg-ink/3">
      <th scope="row" className={`${cellClass(COLUMNS.design)} w-2/5 text-left font-normal`}>
        {/* The button covers the row, and the link of the account lies above it. */}
        <button
          type="button"
          onClick={() => onOpen(watchedExport._id)}
          className="block max-w-full rounded-sm text-left text-base font-semibold after:absolute after:inset-0"
        >
          <span className="line-clamp-3 user-text">{watchedExport.designTitle}</span>
        </button>
        <Link
          to="/operator"
          search={{ q: watchedExport.account._id }}
          className="relative z-10 rounded-sm text-ink-soft underline decoration-rule-strong underline-offset-4 hover:text-ink user-text"
        >
          {watchedExport.account.email}
        </Link>
      </th>
      <td className={cellClass(COLUMNS.format)}>{formatName(watchedExport.format)}</td>
      <td className={`${cellClass(COLUMNS.state)} max-w-[28rem]`}>
        <State watchedExport={watchedExport} />
        {watchedExport.attempts > 0 && (
          <p className="text-ink-soft">{counted(watchedExport.attempts, 'failed attempt')}</p>
        )}
      </td>
      <td className={`${cellClass(COLUMNS.open)} w-8 align-middle text-ink-soft`}>
        <ChevronRight className="size-4.5" aria-hidden />
      </td>
    </tr>
  )
}

function State({
  watchedExport: { status, progress, error, createdAt, startedAt, completedAt },
}: {
  watchedExport: WatchedExport
}) {
  if (status === 'failed') {
    return (
      <div className="grid justify-items-start gap-1">
        <Badge variant="bad" className="font-mono">
          {error?.code ?? 'failed'}
        </Badge>
        <p className="line-clamp-3 user-text">{error?.message ?? 'Export failed'}</p>
        <p className="text-ink-soft">
          Failed <RelativeTime at={completedAt ?? createdAt} className="relative z-10" />
        </p>
      </div>
    )
  }
  if (status === 'queued') {
    return (
      <p className="text-ink-soft">
        Queued <RelativeTime at={createdAt} className="relative z-10" />
      </p>
    )
  }
  return (
    <div className="grid gap-1.5">
      <ProgressBar percent={progress} label="Export progress" />
      <p className="text-ink-soft">
        Started <RelativeTime at={startedAt ?? createdAt} className="relative z-10" />
      </p>
    </div>
  )
}

function NoExports({ status, isFiltered }: { status: WatchedStatus; isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState icon={SearchX} title="No exports found">
        {status === 'failed'
          ? 'No failed export matches. Choose a longer time or another error, or clear the search.'
          : 'No export matches that email or ID.'}
      </EmptyState>
    )
  }
  if (status === 'failed') {
    return (
      <EmptyState icon={CircleCheck} title="No failed exports">
        Failed exports will appear here with their error.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Coffee} title={status === 'queued' ? 'Queue is empty' : 'Nothing in progress'}>
      {status === 'queued' ? 'All exports have been processed.' : 'All workers are idle.'}
    </EmptyState>
  )
}
