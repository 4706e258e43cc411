import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Coffee } from 'lucide-react'
import { type WatchedExport, watchedExportsQuery } from '../../api/operator.ts'
import { counted, formatName } from '../../parts/format.ts'
import { ProgressBar } from '../../parts/progress-bar.tsx'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { EmptyState, ErrorState } from '../../parts/states.tsx'
import { Pager } from './pager.tsx'
import { cellLook, type Column, Table, TablePending } from './table.tsx'

const COLUMNS = {
  design: { name: 'Design' },
  format: { name: 'Format', from: 'sm' },
  state: { name: 'State' },
} as const satisfies Record<string, Column>

const LABELS = { queued: 'Exports that wait', processing: 'Exports that run', failed: 'Exports that failed' } as const

interface ExportsTableProps {
  readonly status: WatchedExport['status']
  readonly page: number
  readonly onTurn: (page: number) => void
}

/** Exports of all accounts. */
export function ExportsTable({ status, page, onTurn }: ExportsTableProps) {
  const { data, error, refetch } = useQuery(watchedExportsQuery({ status, page }))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <TablePending label="The exports are loading" />
  return (
    <>
      {data.exports.length === 0 ? (
        <NoExports status={status} />
      ) : (
        <Table label={LABELS[status]} columns={Object.values(COLUMNS)}>
          {data.exports.map((one) => (
            <ExportRow key={one._id} one={one} />
          ))}
        </Table>
      )}
      <Pager {...{ page, onTurn }} total={data.total} />
    </>
  )
}

function ExportRow({ one }: { one: WatchedExport }) {
  return (
    <tr className="align-top">
      <th scope="row" className={`${cellLook(COLUMNS.design)} w-2/5 text-left font-normal`}>
        <span className="block text-base font-semibold user-text">{one.designTitle}</span>
        <Link
          to="/operator"
          search={{ q: one.account._id }}
          className="rounded-sm text-ink-soft underline decoration-rule-strong underline-offset-4 hover:text-ink user-text"
        >
          {one.account.email}
        </Link>
      </th>
      <td className={cellLook(COLUMNS.format)}>{formatName(one.format)}</td>
      <td className={`${cellLook(COLUMNS.state)} max-w-[28rem]`}>
        <State one={one} />
        {one.attempts > 0 && <p className="text-ink-soft">{counted(one.attempts, 'failed try', 'failed tries')}</p>}
      </td>
    </tr>
  )
}

function State({ one: { status, progress, error, createdAt, startedAt, completedAt } }: { one: WatchedExport }) {
  if (status === 'failed') {
    return (
      <>
        <p className="font-medium text-bad user-text">{error?.message ?? 'It failed.'}</p>
        <p className="text-ink-soft">
          Failed <RelativeTime at={completedAt ?? createdAt} />
        </p>
      </>
    )
  }
  if (status === 'queued') {
    return (
      <p className="text-ink-soft">
        Asked for <RelativeTime at={createdAt} />
      </p>
    )
  }
  return (
    <div className="grid gap-1.5">
      <ProgressBar percent={progress} label="Progress of the export" />
      <p className="text-ink-soft">
        Began <RelativeTime at={startedAt ?? createdAt} />
      </p>
    </div>
  )
}

function NoExports({ status }: { status: WatchedExport['status'] }) {
  if (status === 'failed') {
    return (
      <EmptyState icon={CircleCheck} title="Nothing failed">
        Exports that fail are listed here, with what went wrong.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Coffee} title={status === 'queued' ? 'Nothing waits' : 'Nothing runs'}>
      {status === 'queued' ? 'Every export that was asked for has been taken up.' : 'The renderers are at rest.'}
    </EmptyState>
  )
}
