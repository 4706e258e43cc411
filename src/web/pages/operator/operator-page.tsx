import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type ServiceSummary, summaryQuery } from '../../api/operator.ts'
import { count } from '../../parts/format.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { SearchBox } from '../../parts/search-box.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { ErrorState } from '../../parts/states.tsx'
import { AccountsTable } from './accounts-table.tsx'
import { ExportsTable } from './exports-table.tsx'
import { type OperatorView } from './search.ts'
import { Summary, SummaryPending } from './summary.tsx'

const route = getRouteApi('/signed-in/operator')

/** For whoever runs the service: how it does, who uses it, and what waits, runs or failed. */
export function OperatorPage() {
  const { data, error, refetch } = useQuery(summaryQuery)
  const { view = 'accounts', q = '', page = 1 } = route.useSearch()
  const navigate = useNavigate({ from: '/operator' })
  const turnTo = (wanted: number): void =>
    void navigate({ search: (now) => ({ ...now, page: wanted > 1 ? wanted : undefined }), resetScroll: false })
  return (
    <>
      <PageHeader title="Operator">
        {data ? `Platen ${data.version}. The figures renew themselves.` : 'The service at a glance.'}
      </PageHeader>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Summary summary={data} />
      ) : (
        <SummaryPending />
      )}
      <div className="mt-10 mb-4 flex flex-wrap items-center gap-3">
        <div className="-mx-1 max-w-full overflow-x-auto px-1 py-1">
          <Segmented
            label="What to list"
            value={view}
            choices={viewsOf(data)}
            onChoose={(chosen) => void navigate({ search: { view: chosen }, replace: true, resetScroll: false })}
          />
        </div>
        {view === 'accounts' && (
          <div className="flex min-w-[min(15rem,100%)] flex-1 sm:max-w-sm">
            <SearchBox
              label="Search by email or id"
              value={q}
              onSearch={(text) =>
                void navigate({ search: { ...(text !== '' && { q: text }) }, replace: true, resetScroll: false })
              }
            />
          </div>
        )}
      </div>
      {view === 'accounts' ? (
        <AccountsTable q={q} page={page} plans={data?.plans ?? []} onTurn={turnTo} />
      ) : (
        <ExportsTable key={view} status={STATUSES[view]} page={page} onTurn={turnTo} />
      )}
    </>
  )
}

const STATUSES = { waiting: 'queued', running: 'processing', failed: 'failed' } as const

function viewsOf(summary: ServiceSummary | undefined): readonly { value: OperatorView; label: string }[] {
  const many = (name: string, number: number | undefined): string =>
    number === undefined ? name : `${name} ${count(number)}`
  return [
    { value: 'accounts', label: many('Accounts', summary?.accounts) },
    { value: 'waiting', label: many('Waiting', summary?.exports.queued) },
    { value: 'running', label: many('Running', summary?.exports.processing) },
    { value: 'failed', label: many('Failed', summary?.exports.failed) },
  ]
}
