import { TriangleAlert } from 'lucide-react'
import type { ServiceSummary } from '../../api/operator-queries.ts'

/** Names the settings that servers of this installation do not have in common, if any. */
export function ServerDifferences({ differences }: Pick<ServiceSummary, 'differences'>) {
  if (differences.length === 0) return null
  return (
    <section
      aria-labelledby="server-differences"
      className="mt-4 flex gap-3 rounded-md bg-warn-wash px-4 py-3 text-sm animate-fade-in"
    >
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
      <div className="min-w-0">
        <h2 id="server-differences" className="font-sans text-sm font-semibold text-warn">
          Servers have different settings
        </h2>
        <dl className="mt-1.5 grid gap-1">
          {differences.map(({ setting, values }) => (
            <div key={setting} className="flex flex-wrap gap-x-2">
              <dt className={setting === 'version' ? 'font-semibold' : 'font-mono font-semibold'}>
                {setting === 'version' ? 'Version' : setting}
              </dt>
              <dd className="min-w-0 text-ink-soft user-text">{values}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-1.5">Use the same on every server, and restart those that you change.</p>
      </div>
    </section>
  )
}
