import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { accountsQuery, type ServiceSummary, type WatchedAccount } from '../../api/operator-queries.ts'
import { useSession } from '../../api/session-queries.ts'
import { Badge } from '../../parts/badge.tsx'
import { bytes, count } from '../../parts/format-text.ts'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { EmptyState, ErrorState } from '../../parts/states.tsx'
import { AccountActions } from './account-actions.tsx'
import { Pager } from '../../parts/pager.tsx'
import { cellClass, type Column, Table, TableSkeleton } from '../../parts/table.tsx'

const COLUMNS = {
  account: { name: 'Account' },
  plan: { name: 'Plan' },
  seen: { name: 'Last seen', from: 'sm' },
  designs: { name: 'Designs', kind: 'figure', from: 'lg' },
  requests: { name: 'Requests (30d)', kind: 'figure', from: 'lg' },
  exports: { name: 'Exports (30d)', kind: 'figure', from: 'lg' },
  storage: { name: 'Storage', kind: 'figure', from: 'lg' },
  actions: { name: 'Actions', isHidden: true },
} as const satisfies Record<string, Column>

interface AccountsTableProps {
  readonly q: string
  readonly page: number
  readonly plans: ServiceSummary['plans']
  /** ID of the admin's own account. */
  readonly ownId: string
  readonly onPageChange: (page: number) => void
}

export function AccountsTable({ q, page, plans, ownId, onPageChange }: AccountsTableProps) {
  const { data, error, refetch } = useQuery(accountsQuery({ q, page }))
  if (error && !data) return <ErrorState error={error} title="Couldn’t load accounts" onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton label="Loading accounts…" />
  return (
    <>
      {data.accounts.length === 0 ? (
        <EmptyState icon={SearchX} title="No accounts found">
          {data.total === 0 ? 'No account matches that email or ID.' : 'No more results.'}
        </EmptyState>
      ) : (
        <Table label="Accounts" columns={Object.values(COLUMNS)}>
          {data.accounts.map((account) => (
            <AccountRow key={account._id} account={account} plans={plans} isOwn={account._id === ownId} />
          ))}
        </Table>
      )}
      <Pager {...{ page, onPageChange }} total={data.total} />
    </>
  )
}

interface AccountRowProps {
  readonly account: WatchedAccount
  readonly plans: ServiceSummary['plans']
  readonly isOwn: boolean
}

function AccountRow({ account, plans, isOwn }: AccountRowProps) {
  const { email, role, plan, createdAt, suspendedAt, isBeingDeleted, hasPassword, hasProvider } = account
  const { provider } = useSession()
  const { lastSeenAt, designs, requests30Days, exports30Days, storedBytes } = account
  return (
    <tr>
      <th scope="row" className={`${cellClass(COLUMNS.account)} text-left font-normal`}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-base font-semibold user-text">{email}</span>
          {role === 'owner' && <Badge variant="press">Owner</Badge>}
          {suspendedAt !== null && <Badge variant="bad">{isBeingDeleted ? 'Deletion begun' : 'Suspended'}</Badge>}
          {hasProvider && provider !== null && <Badge>Signs in with {provider}</Badge>}
          {!hasPassword && <Badge>No password</Badge>}
        </span>
        <span className="text-ink-soft">
          Created <RelativeTime at={createdAt} />
        </span>
      </th>
      <td className={`${cellClass(COLUMNS.plan)} user-text`}>{plan}</td>
      <td className={cellClass(COLUMNS.seen)}>{lastSeenAt === null ? 'Never' : <RelativeTime at={lastSeenAt} />}</td>
      <td className={cellClass(COLUMNS.designs)}>{count(designs)}</td>
      <td className={cellClass(COLUMNS.requests)}>{count(requests30Days)}</td>
      <td className={cellClass(COLUMNS.exports)}>{count(exports30Days)}</td>
      <td className={cellClass(COLUMNS.storage)}>{bytes(storedBytes)}</td>
      <td className={`${cellClass(COLUMNS.actions)} text-right`}>
        <AccountActions account={account} plans={plans} isOwn={isOwn} />
      </td>
    </tr>
  )
}
