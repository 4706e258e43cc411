import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Coffee } from 'lucide-react'
import { type WatchedExport, watchedExportsQuery } from '../../api/operator-queries.ts'
import { counted } from '../../parts/format-text.ts'
import { formatName } from '../../parts/format-name.ts'
import { ProgressBar } from '../../parts/progress.tsx'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { EmptyState, ErrorState } from '../../parts/states.tsx'
import { Pager } from '../../parts/pager.tsx'
import { cellClass, type Column, Table, TableSkeleton } from '../../parts/table.tsx'

const COLUMNS = {
  design: { name: 'Design' },
  format: { name: 'Format', from: 'sm' },
  state: { name: 'Status' },
} as const satisfies Record<string, Column>

const LABELS = { queued: 'Queued exports', processing: 'Exports in progress', failed: 'Failed exports' } as const

interface ExportsTableProps {
  readonly status: WatchedExport['status']
  readonly page: number
  readonly onPageChange: (page: number) => void
}

export function ExportsTable({ status, page, onPageChange }: ExportsTableProps) {
  const { data, error, refetch } = useQuery(watchedExportsQuery({ status, page }))
  if (error && !data) return <ErrorState error={error} title="Couldn’t load exports" onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton label="Loading exports…" />
  return (
    <>
      {data.exports.length === 0 ? (
        <NoExports status={status} />
      ) : (
        <Table label={LABELS[status]} columns={Object.values(COLUMNS)}>
          {data.exports.map((watchedExport) => (
            <ExportRow key={watchedExport._id} watchedExport={watchedExport} />
          ))}
        </Table>
      )}
      <Pager {...{ page, onPageChange }} total={data.total} />
    </>
  )
}

function ExportRow({ watchedExport }: { watchedExport: WatchedExport }) {
  return (
    <tr className="align-top">
      <th scope="row" className={`${cellClass(COLUMNS.design)} w-2/5 text-left font-normal`}>
        <span className="block text-base font-semibold user-text">{watchedExport.designTitle}</span>
        <Link
          to="/operator"
          search={{ q: watchedExport.account._id }}
          className="rounded-sm text-ink-soft underline decoration-rule-strong underline-offset-4 hover:text-ink user-text"
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
      <>
        <p className="font-medium text-bad user-text">{error?.message ?? 'Export failed'}</p>
        <p className="text-ink-soft">
          Failed <RelativeTime at={completedAt ?? createdAt} />
        </p>
      </>
    )
  }
  if (status === 'queued') {
    return (
      <p className="text-ink-soft">
        Queued <RelativeTime at={createdAt} />
      </p>
    )
  }
  return (
    <div className="grid gap-1.5">
      <ProgressBar percent={progress} label="Export progress" />
      <p className="text-ink-soft">
        Started <RelativeTime at={startedAt ?? createdAt} />
      </p>
    </div>
  )
}

function NoExports({ status }: { status: WatchedExport['status'] }) {
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
