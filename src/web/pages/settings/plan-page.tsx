import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Usage, usageQuery } from '../../api/account-queries.ts'
import { BarChart } from '../../parts/bar-chart.tsx'
import { bytes, count } from '../../parts/format-text.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { ErrorState, Loading, Skeleton } from '../../parts/states.tsx'
import { limitRows } from './limit-rows.ts'
import { Meter, RateLimitMeter } from './meter.tsx'
import { Section } from './section.tsx'

const SPANS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const

type Span = (typeof SPANS)[number]['value']

export function PlanPage() {
  const [span, setSpan] = useState<Span>('30')
  const { data, error, refetch } = useQuery(usageQuery(Number(span)))
  return (
    <>
      <PageHeader title="Usage">API requests made with your keys. Activity in this app isn’t counted.</PageHeader>
      {error && !data ? (
        <ErrorState error={error} title="Couldn’t load usage" onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Section title="Plan" hint="Contact your administrator to change plans.">
            <Plan {...data} />
          </Section>
          <section aria-label="Daily usage" className="grid gap-8 border-t border-rule py-8">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-lg">Daily usage</h2>
              <Segmented label="Date range" value={span} choices={SPANS} onChoose={setSpan} />
            </div>
            <Charts days={data.days} />
          </section>
          <Section title="Storage" hint="Export files are deleted automatically.">
            <Storage storage={data.storage} limitBytes={data.plan.storageBytes} />
          </Section>
        </>
      ) : (
        <UsageSkeleton />
      )}
    </>
  )
}

function Plan({ plan, minute }: Pick<Usage, 'plan' | 'minute'>) {
  return (
    <div className="grid gap-5">
      <p>
        <strong className="block font-display text-2xl font-semibold tracking-tight capitalize user-text">
          {plan.name}
        </strong>
        <span className="text-ink-soft">Limits apply to the account, across all its keys.</span>
      </p>
      <RateLimitMeter {...minute} />
      <dl className="divide-y divide-rule border-y border-rule">
        {limitRows(plan.limits).map(({ name, label, hint, value }) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="min-w-0">
              {label}
              <span className="block text-sm text-ink-soft">{hint}</span>
            </dt>
            <dd className="shrink-0 font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

function Charts({ days }: Pick<Usage, 'days'>) {
  const label = (date: string): string => day.format(new Date(date))
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <BarChart
        title="Requests"
        unit="request"
        bars={days.map(({ date, requests }) => ({ label: label(date), value: requests }))}
      />
      <BarChart
        title="Exports"
        unit="export"
        bars={days.map(({ date, exports }) => ({ label: label(date), value: exports }))}
      />
    </div>
  )
}

function Storage({ storage, limitBytes }: Pick<Usage, 'storage'> & { readonly limitBytes: number }) {
  const { designs, trashedDesigns, assets, assetBytes, exportBytes, versionBytes, storedBytes } = storage
  const isFull = storedBytes >= limitBytes
  const rows = [
    ['Designs', count(designs)],
    ['Designs in trash', count(trashedDesigns)],
    ['Images', `${count(assets)}, ${bytes(assetBytes)}`],
    ['Export files', bytes(exportBytes)],
    ['Versions of designs', bytes(versionBytes)],
  ] as const
  return (
    <div className="grid gap-6">
      <Meter
        label="Storage used"
        used={storedBytes}
        limit={limitBytes}
        texts={[bytes(storedBytes), bytes(limitBytes)]}
        hint={`${isFull ? 'Storage is full: new uploads and exports will fail. ' : ''}Delete exports or images to free space.`}
      />
      <dl className="divide-y divide-rule border-y border-rule">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2.5">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function UsageSkeleton() {
  return (
    <>
      <Loading label="Loading usage…" />
      <Section title="Plan" hint="Contact your administrator to change plans.">
        <Skeleton className="h-32 w-full" />
      </Section>
      <section className="border-t border-rule py-8">
        <Skeleton className="h-64 w-full" />
      </section>
    </>
  )
}
