import type { ReactNode } from 'react'
import type { ServiceSummary } from '../../api/operator-queries.ts'
import { classNames } from '../../parts/class-names.ts'
import { bytes, count } from '../../parts/format-text.ts'
import { Loading, Skeleton } from '../../parts/states.tsx'
import { describeCapacity } from './describe-capacity.ts'
import { describeExports } from './describe-exports.ts'

const GRID =
  'grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-rule bg-rule sm:grid-cols-3 xl:grid-cols-6'

const TEXT_HEIGHTS = ['h-4', 'h-4', ...Array<string>(4).fill('h-8 sm:max-xl:h-4')]

export function Summary({ summary }: { summary: ServiceSummary }) {
  const { accounts, designs, exports, requestsToday, storage, plans, renderers, capacity } = summary
  return (
    <dl className={GRID}>
      <Figure name="Accounts" value={count(accounts)}>
        {plans.map((plan) => `${plan.name} ${count(plan.accounts)}`).join(', ')}
      </Figure>
      <Figure name="Designs" value={count(designs)}>
        excluding trash
      </Figure>
      <Figure name="API requests today" value={count(requestsToday)}>
        since midnight UTC
      </Figure>
      <Figure name="Exports" value={count(exports.total)}>
        {describeExports(exports)}
      </Figure>
      <Figure name="Storage" value={bytes(storage.assetBytes + storage.exportBytes)}>
        images {bytes(storage.assetBytes)}, exports {bytes(storage.exportBytes)}
      </Figure>
      {renderers.processes > 0 && capacity.workers <= 1 ? (
        <Figure name="Workers" value={`${count(renderers.busy)} of ${count(renderers.processes)}`}>
          busy · {count(renderers.queued)} queued
        </Figure>
      ) : (
        <Figure name="Workers" value={count(capacity.workers)}>
          {describeCapacity(capacity)}
        </Figure>
      )}
    </dl>
  )
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="bg-paper p-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>
        <span className="block font-display text-xl font-semibold tracking-tight tabular-nums">{value}</span>
        <span className="mt-1 block text-xs text-ink-soft user-text">{children}</span>
      </dd>
    </div>
  )
}

export function SummarySkeleton() {
  return (
    <div className={GRID}>
      <Loading label="Loading stats…" />
      {TEXT_HEIGHTS.map((height, figure) => (
        <div key={figure} className="bg-paper p-4">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="mt-1 h-6 w-16" />
          <Skeleton className={classNames('mt-1 w-28 max-w-full', height)} />
        </div>
      ))}
    </div>
  )
}
