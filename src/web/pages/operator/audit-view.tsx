import { useQuery } from '@tanstack/react-query'
import { type AuditAction, type AuditFilter, auditQuery } from '../../api/audit-queries.ts'
import { SelectField } from '../../parts/field.tsx'
import { Pager } from '../../parts/pager.tsx'
import { ErrorState } from '../../parts/states.tsx'
import { TableSkeleton } from '../../parts/table.tsx'
import { ActivityTable } from '../activity/activity-table.tsx'
import { ACTION_LABELS } from '../activity/audit-text.ts'
import { AUDIT_DAYS } from './admin-search.ts'

interface AuditViewProps {
  readonly filter: AuditFilter
  readonly page: number
  readonly onPageChange: (page: number) => void
}

export function AuditView({ filter, page, onPageChange }: AuditViewProps) {
  const { data, error, refetch } = useQuery(auditQuery(filter, page))
  if (error && !data) return <ErrorState error={error} title="Couldn’t load activity" onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton label="Loading activity…" />
  return (
    <>
      <ActivityTable entries={data.entries} scope="all" />
      <Pager {...{ page, onPageChange }} total={data.total} />
    </>
  )
}

interface AuditFiltersProps {
  readonly action: AuditAction | undefined
  readonly days: number | undefined
  readonly onFilter: (filter: { readonly action: AuditAction | undefined; readonly days: number | undefined }) => void
}

export function AuditFilters({ action, days, onFilter }: AuditFiltersProps) {
  return (
    <>
      <SelectField
        label="Action"
        hideLabel
        value={action ?? ''}
        onChange={(event) => onFilter({ days, action: actionOf(event.target.value) })}
      >
        <option value="">All actions</option>
        {Object.entries(ACTION_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Time"
        hideLabel
        value={days ?? ''}
        onChange={(event) =>
          onFilter({ action, days: AUDIT_DAYS.find((value) => value === Number(event.target.value)) })
        }
      >
        <option value="">All time</option>
        {AUDIT_DAYS.map((value) => (
          <option key={value} value={value}>
            {value === 1 ? 'Last 24 hours' : `Last ${value} days`}
          </option>
        ))}
      </SelectField>
    </>
  )
}

export function actionOf(text: string | undefined): AuditAction | undefined {
  return (Object.keys(ACTION_LABELS) as AuditAction[]).find((action) => action === text)
}
