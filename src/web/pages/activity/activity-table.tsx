import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import type { AuditEntry } from '../../api/audit-queries.ts'
import { classNames } from '../../parts/class-names.ts'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { EmptyState } from '../../parts/states.tsx'
import { cellClass, type Column, Table } from '../../parts/table.tsx'
import { ACTION_LABELS, actorText, factsOf, isAlarming } from './audit-text.ts'

const COLUMNS = {
  action: { name: 'Action' },
  account: { name: 'Account', from: 'sm' },
  actor: { name: 'By', from: 'sm' },
  address: { name: 'IP address', from: 'lg' },
  at: { name: 'Time' },
} as const satisfies Record<string, Column>

interface ActivityTableProps {
  readonly entries: readonly AuditEntry[]
  /** Whether the entries concern several accounts. Otherwise, the columns of accounts are omitted. */
  readonly scope: 'all' | 'own'
}

export function ActivityTable({ entries, scope }: ActivityTableProps) {
  if (entries.length === 0) {
    return (
      <EmptyState icon={History} title="No activity found">
        Sign-ins, changes to accounts, API keys and invitations, and what was shared or deleted appear here.
      </EmptyState>
    )
  }
  const { account, ...own } = COLUMNS
  const columns = scope === 'all' ? COLUMNS : own
  return (
    <Table label="Activity" columns={Object.values(columns)}>
      {entries.map((entry) => (
        <tr key={entry._id} className="align-top">
          <th scope="row" className={`${cellClass(COLUMNS.action)} text-left font-normal`}>
            <span className={classNames('block font-semibold', isAlarming(entry) && 'text-bad')}>
              {ACTION_LABELS[entry.action]}
            </span>
            <Facts entry={entry} scope={scope} />
          </th>
          {scope === 'all' && (
            <td className={cellClass(account)}>
              <AccountLink entry={entry} />
            </td>
          )}
          <td className={`${cellClass(COLUMNS.actor)} user-text`}>{byText(entry, scope)}</td>
          <td className={`${cellClass(COLUMNS.address)} text-ink-soft user-text`}>
            <span data-varies>{entry.address === '' ? '–' : entry.address}</span>
          </td>
          <td className={`${cellClass(COLUMNS.at)} whitespace-nowrap`}>
            <RelativeTime at={entry.at} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

const LINK = 'rounded-sm underline decoration-rule-strong underline-offset-4 hover:decoration-ink'

function Facts({ entry, scope }: Pick<ActivityTableProps, 'scope'> & { entry: AuditEntry }) {
  const facts = factsOf(entry)
  if (facts === '') return null
  if (scope === 'own' && entry.action === 'visibility_changed' && entry.target !== null) {
    return (
      <Link to="/designs/$id" params={{ id: entry.target }} className={LINK}>
        {facts}
      </Link>
    )
  }
  return (
    <span className="block text-ink-soft user-text">
      {/* Parts of keys are different each time. */}
      <span data-varies={entry.action.startsWith('key_') ? true : undefined}>{facts}</span>
    </span>
  )
}

function AccountLink({ entry: { account } }: { entry: AuditEntry }) {
  if (account._id === null) return <span className="text-ink-soft">–</span>
  return (
    <Link to="/operator" search={{ q: account._id }} className={`${LINK} user-text`}>
      {account.email ?? account._id}
    </Link>
  )
}

function byText(entry: AuditEntry, scope: ActivityTableProps['scope']): string {
  const isOwn = entry.actor._id !== null && entry.actor._id === entry.account._id
  return scope === 'own' && isOwn ? 'You' : actorText(entry)
}
