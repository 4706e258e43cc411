import { type ReactNode } from 'react'
import { type ServiceSummary } from '../../api/operator.ts'
import { bytes, count } from '../../parts/format.ts'
import { Loading, Skeleton } from '../../parts/states.tsx'

const GRID =
  'grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-rule bg-rule sm:grid-cols-3 xl:grid-cols-6'

/** The figures, each with what it is made of. */
export function Summary({ summary }: { summary: ServiceSummary }) {
  const { accounts, designs, exports, requestsToday, storage, plans, renderers } = summary
  return (
    <dl className={GRID}>
      <Figure name="Accounts" value={count(accounts)}>
        {plans.map((plan) => `${plan.name} ${count(plan.accounts)}`).join(', ')}
      </Figure>
      <Figure name="Designs" value={count(designs)}>
        without the trash
      </Figure>
      <Figure name="Requests today" value={count(requestsToday)}>
        with keys, since midnight UTC
      </Figure>
      <Figure name="Exports" value={count(exports.total)}>
        {count(exports.completed)} to be downloaded, {count(exports.failed)} failed
      </Figure>
      <Figure name="Storage" value={bytes(storage.assetBytes + storage.exportBytes)}>
        pictures {bytes(storage.assetBytes)}, exports {bytes(storage.exportBytes)}
      </Figure>
      <Figure name="Renderers" value={`${count(renderers.busy)} of ${count(renderers.threads)}`}>
        at work, {count(renderers.queued)} waiting{renderers.stuck > 0 && `, ${count(renderers.stuck)} stuck`}
      </Figure>
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

export function SummaryPending() {
  return (
    <div className={GRID}>
      <Loading label="The figures are loading" />
      {[1, 2, 3, 4, 5, 6].map((figure) => (
        <div key={figure} className="bg-paper p-4">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="mt-1.5 h-6 w-16" />
          <Skeleton className="mt-2 h-4 w-28 max-w-full" />
        </div>
      ))}
    </div>
  )
}
