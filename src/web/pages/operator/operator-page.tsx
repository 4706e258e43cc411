import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type ServiceSummary, summaryQuery } from '../../api/operator-queries.ts'
import { classNames } from '../../parts/class-names.ts'
import { count } from '../../parts/format-text.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { SearchBox } from '../../parts/search-box.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { ErrorState } from '../../parts/states.tsx'
import { type AuditFilter } from '../../api/audit-queries.ts'
import { AccountsTable } from './accounts-table.tsx'
import { AddAccount } from './add-account.tsx'
import { actionOf, AuditFilters, AuditView } from './audit-view.tsx'
import { ExportsTable } from './exports-table.tsx'
import { InvitationsTable } from './invitations-table.tsx'
import { type AdminView } from '../page-search.ts'
import { Summary, SummarySkeleton } from './summary.tsx'

const route = getRouteApi('/signed-in/operator')

export function OperatorPage() {
  const { data, error, refetch } = useQuery(summaryQuery)
  const { view = 'accounts', q = '', page = 1, action: actionText, days } = route.useSearch()
  const action = actionOf(actionText)
  const { session, me } = route.useRouteContext()
  const navigate = useNavigate({ from: '/operator' })
  const goToPage = (wanted: number): void =>
    void navigate({ search: (now) => ({ ...now, page: wanted > 1 ? wanted : undefined }), resetScroll: false })
  return (
    <>
      <PageHeader title="Admin" actions={<AddAccount plans={data?.plans ?? []} hasMail={session.mail} />}>
        {data ? `Platen ${data.version} · Updated live` : 'Overview'}
      </PageHeader>
      {error && !data ? (
        <ErrorState error={error} title="Couldn’t load stats" onRetry={() => void refetch()} />
      ) : data ? (
        <Summary summary={data} />
      ) : (
        <SummarySkeleton />
      )}
      <div className="mt-10 mb-4 flex flex-wrap items-center gap-3">
        <div className="-mx-1 max-w-full overflow-x-auto px-1 py-1">
          <Segmented
            label="View"
            value={view}
            choices={viewsOf(data)}
            onChoose={(chosen) => void navigate({ search: { view: chosen }, replace: true, resetScroll: false })}
          />
        </div>
        {(view === 'accounts' || view === 'activity') && (
          <div className={classNames('flex flex-1 flex-wrap gap-3', view === 'activity' && 'basis-full')}>
            <div className="flex min-w-[min(15rem,100%)] flex-1 sm:max-w-sm">
              <SearchBox
                label="Search by email or ID"
                value={q}
                onSearch={(text) =>
                  void navigate({
                    search: (now) => ({ ...now, q: text === '' ? undefined : text, page: undefined }),
                    replace: true,
                    resetScroll: false,
                  })
                }
              />
            </div>
            {view === 'activity' && (
              <AuditFilters
                {...{ action, days }}
                onFilter={(filter) =>
                  void navigate({
                    search: (now) => ({ ...now, ...filter, page: undefined }),
                    replace: true,
                    resetScroll: false,
                  })
                }
              />
            )}
          </div>
        )}
      </div>
      <View
        {...{ view, q, page }}
        plans={data?.plans ?? []}
        ownId={me._id}
        hasMail={session.mail}
        filter={{
          ...(q !== '' && { account: q }),
          ...(action !== undefined && { action }),
          ...(days !== undefined && { days }),
        }}
        onPageChange={goToPage}
      />
    </>
  )
}

interface ViewProps {
  readonly view: AdminView
  readonly q: string
  readonly page: number
  readonly plans: ServiceSummary['plans']
  readonly ownId: string
  readonly hasMail: boolean
  readonly filter: AuditFilter
  readonly onPageChange: (page: number) => void
}

function View({ view, q, plans, ownId, hasMail, filter, ...paging }: ViewProps) {
  switch (view) {
    case 'accounts':
      return <AccountsTable {...{ q, plans, ownId, ...paging }} />
    case 'invitations':
      return <InvitationsTable hasMail={hasMail} {...paging} />
    case 'activity':
      return <AuditView filter={filter} {...paging} />
    default:
      return <ExportsTable key={view} status={STATUSES[view]} {...paging} />
  }
}

const STATUSES = { waiting: 'queued', running: 'processing', failed: 'failed' } as const

function viewsOf(summary: ServiceSummary | undefined): readonly { value: AdminView; label: string }[] {
  const withCount = (name: string, number: number | undefined): string =>
    number === undefined ? name : `${name} ${count(number)}`
  return [
    { value: 'accounts', label: withCount('Accounts', summary?.accounts) },
    { value: 'invitations', label: 'Invitations' },
    { value: 'activity', label: 'Activity' },
    { value: 'waiting', label: withCount('Queued', summary?.exports.queued) },
    { value: 'running', label: withCount('In progress', summary?.exports.processing) },
    { value: 'failed', label: withCount('Failed', summary?.exports.failed) },
  ]
}
