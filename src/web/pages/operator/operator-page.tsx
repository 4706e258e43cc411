import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { outboxQuery } from '../../api/mail-queries.ts'
import { type ServiceSummary, summaryQuery } from '../../api/operator-queries.ts'
import { Button } from '../../parts/button.tsx'
import { classNames } from '../../parts/class-names.ts'
import { count } from '../../parts/format-text.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { SearchBox } from '../../parts/search-box.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { ErrorState } from '../../parts/states.tsx'
import type { AuditFilter } from '../../api/audit-queries.ts'
import { AccountsTable } from './accounts-table.tsx'
import { AddAccount } from './add-account.tsx'
import { actionOf, AuditFilters, AuditView } from './audit-view.tsx'
import { ExportsTable } from './exports-table.tsx'
import { InvitationsTable } from './invitations-table.tsx'
import { OutboxTable } from './outbox-table.tsx'
import type { AdminSearch, AdminView } from './admin-search.ts'
import { TestMailDialog } from './test-mail-dialog.tsx'
import { ServerDifferences } from './server-differences.tsx'
import { ServersTable } from './servers-table.tsx'
import { Summary, SummarySkeleton } from './summary.tsx'

const route = getRouteApi('/signed-in/operator')

export function OperatorPage() {
  const { data, error, refetch } = useQuery(summaryQuery)
  const search = route.useSearch()
  const { view = 'accounts', q = '', page = 1, action: actionText, days } = search
  const action = actionOf(actionText)
  const { session, me } = route.useRouteContext()
  const { data: outbox } = useQuery({ ...outboxQuery(1), enabled: session.mail })
  const navigate = useNavigate({ from: '/operator' })
  const goToPage = (wanted: number): void =>
    void navigate({ search: (now) => ({ ...now, page: wanted > 1 ? wanted : undefined }), resetScroll: false })
  const filter = (change: Partial<AdminSearch>): void =>
    void navigate({ search: (now) => ({ ...now, ...change, page: undefined }), replace: true, resetScroll: false })
  return (
    <>
      <PageHeader
        title="Admin"
        actions={
          <>
            <TestMail />
            <AddAccount plans={data?.plans ?? []} hasMail={session.mail} />
          </>
        }
      >
        {data ? `Platen ${data.version} · Updated live` : 'Overview'}
      </PageHeader>
      {error && !data ? (
        <ErrorState error={error} title="Couldn’t load stats" onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Summary summary={data} />
          <ServerDifferences differences={data.differences} />
        </>
      ) : (
        <SummarySkeleton />
      )}
      <div className="mt-10 mb-4 flex flex-wrap items-center gap-3">
        <div className="-mx-1 max-w-full overflow-x-auto px-1 py-1">
          <Segmented
            label="View"
            value={view}
            choices={viewsOf(data, outbox)}
            onChoose={(chosen) => void navigate({ search: { view: chosen }, replace: true, resetScroll: false })}
          />
        </div>
        {view !== 'invitations' && view !== 'emails' && view !== 'servers' && (
          <div className={classNames('flex flex-1 flex-wrap gap-3', view === 'activity' && 'basis-full')}>
            <div className="flex min-w-[min(15rem,100%)] flex-1 sm:max-w-sm">
              <SearchBox
                key={view}
                label="Search by email or ID"
                value={q}
                onSearch={(text) => filter({ q: text === '' ? undefined : text })}
              />
            </div>
            {view === 'activity' && <AuditFilters {...{ action, days }} onFilter={filter} />}
          </div>
        )}
      </div>
      <View
        {...{ view, q, page, search }}
        plans={data?.plans ?? []}
        servers={data?.servers}
        ownId={me._id}
        hasMail={session.mail}
        audit={{
          ...(q !== '' && { account: q }),
          ...(action !== undefined && { action }),
          ...(days !== undefined && { days }),
        }}
        onFilter={filter}
        onOpenExport={(id) => void navigate({ search: (now) => ({ ...now, export: id }), resetScroll: false })}
        onPageChange={goToPage}
      />
    </>
  )
}

function TestMail() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Mail} onClick={() => setOpen(true)}>
        Test email…
      </Button>
      {isOpen && <TestMailDialog onClose={() => setOpen(false)} />}
    </>
  )
}

interface ViewProps {
  readonly view: AdminView
  readonly q: string
  readonly page: number
  readonly search: AdminSearch
  readonly plans: ServiceSummary['plans']
  readonly servers: ServiceSummary['servers'] | undefined
  readonly ownId: string
  readonly hasMail: boolean
  readonly audit: AuditFilter
  readonly onFilter: (change: Partial<AdminSearch>) => void
  readonly onOpenExport: (id: string | undefined) => void
  readonly onPageChange: (page: number) => void
}

function View({
  view,
  q,
  page,
  search,
  plans,
  servers,
  ownId,
  hasMail,
  audit,
  onFilter,
  onOpenExport,
  onPageChange,
}: ViewProps) {
  const paging = { page, onPageChange }
  switch (view) {
    case 'accounts':
      return <AccountsTable {...{ q, plans, ownId, ...paging }} />
    case 'invitations':
      return <InvitationsTable hasMail={hasMail} {...paging} />
    case 'emails':
      return <OutboxTable {...paging} />
    case 'activity':
      return <AuditView filter={audit} {...paging} />
    case 'servers':
      return <ServersTable servers={servers} />
    default:
      return (
        <ExportsTable
          key={view}
          status={STATUSES[view]}
          onOpen={onOpenExport}
          {...{ search, onFilter, onPageChange }}
        />
      )
  }
}

const STATUSES = { waiting: 'queued', running: 'processing', failed: 'failed' } as const

/** Without a mail server, `outbox` is undefined. */
function viewsOf(
  summary: ServiceSummary | undefined,
  outbox: { readonly total: number } | undefined,
): readonly { value: AdminView; label: string }[] {
  const withCount = (name: string, number: number | undefined): string =>
    number === undefined ? name : `${name} ${count(number)}`
  return [
    { value: 'accounts', label: withCount('Accounts', summary?.accounts) },
    { value: 'invitations', label: 'Invitations' },
    { value: 'activity', label: 'Activity' },
    ...(outbox === undefined ? [] : [{ value: 'emails', label: withCount('Unsent emails', outbox.total) } as const]),
    { value: 'waiting', label: withCount('Queued', summary?.exports.queued) },
    { value: 'running', label: withCount('In progress', summary?.exports.processing) },
    { value: 'failed', label: withCount('Failed', summary?.exports.failed) },
    { value: 'servers', label: withCount('Servers', summary?.servers.length) },
  ]
}
