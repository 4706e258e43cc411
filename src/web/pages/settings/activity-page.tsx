import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { activityQuery } from '../../api/audit-queries.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { Pager } from '../../parts/pager.tsx'
import { ErrorState } from '../../parts/states.tsx'
import { TableSkeleton } from '../../parts/table.tsx'
import { ActivityTable } from '../activity/activity-table.tsx'

export function ActivityPage() {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(activityQuery(page))
  return (
    <>
      <PageHeader title="Activity">
        Sign-ins, changes to your account and API keys, and what was shared or deleted.
      </PageHeader>
      {error && !data ? (
        <ErrorState error={error} title="Couldn’t load your activity" onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <ActivityTable entries={data.entries} scope="own" />
          <Pager page={page} total={data.total} onPageChange={setPage} />
        </>
      ) : (
        <TableSkeleton label="Loading activity…" />
      )}
    </>
  )
}
