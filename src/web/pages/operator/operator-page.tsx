import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { type ServiceSummary, summaryQuery } from '../../api/operator-queries.ts'
import { Button } from '../../parts/button.tsx'
import { count } from '../../parts/format-text.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { SearchBox } from '../../parts/search-box.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { ErrorState } from '../../parts/states.tsx'
import { AccountsTable } from './accounts-table.tsx'
import { ExportsTable } from './exports-table.tsx'
import { type AdminSearch, type AdminView } from '../page-search.ts'
import { TestMailDialog } from './test-mail-dialog.tsx'
import { Summary, SummarySkeleton } from './summary.tsx'

const route = getRouteApi('/signed-in/operator')

export function OperatorPage() {
  const { data, error, refetch } = useQuery(summaryQuery)
  const search = route.useSearch()
  const { view = 'accounts', q = '', page = 1 } = search
  const navigate = useNavigate({ from: '/operator' })
  const goToPage = (wanted: number): void =>
    void navigate({ search: (now) => ({ ...now, page: wanted > 1 ? wanted : undefined }), resetScroll: false })
  const filter = (change: Partial<AdminSearch>): void =>
    void navigate({ search: (now) => ({ ...now, ...change, page: undefined }), replace: true, resetScroll: false })
  return (
    <>
      <PageHeader title="Admin" actions={<TestMail />}>
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
        <div className="flex min-w-[min(15rem,100%)] flex-1 sm:max-w-sm">
          <SearchBox
            key={view}
            label="Search by email or ID"
            value={q}
            onSearch={(text) => filter({ q: text === '' ? undefined : text })}
          />
        </div>
      </div>
      {view === 'accounts' ? (
        <AccountsTable q={q} page={page} plans={data?.plans ?? []} onPageChange={goToPage} />
      ) : (
        <ExportsTable
          key={view}
          status={STATUSES[view]}
          search={search}
          onFilter={filter}
          onOpen={(id) => void navigate({ search: (now) => ({ ...now, export: id }), resetScroll: false })}
          onPageChange={goToPage}
        />
      )}
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

const STATUSES = { waiting: 'queued', running: 'processing', failed: 'failed' } as const

function viewsOf(summary: ServiceSummary | undefined): readonly { value: AdminView; label: string }[] {
  const withCount = (name: string, number: number | undefined): string =>
    number === undefined ? name : `${name} ${count(number)}`
  return [
    { value: 'accounts', label: withCount('Accounts', summary?.accounts) },
    { value: 'waiting', label: withCount('Queued', summary?.exports.queued) },
    { value: 'running', label: withCount('In progress', summary?.exports.processing) },
    { value: 'failed', label: withCount('Failed', summary?.exports.failed) },
  ]
}
