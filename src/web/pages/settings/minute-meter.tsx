import { useEffect, useId, useState } from 'react'
import { type Usage } from '../../api/usage.ts'
import { classNames } from '../../parts/class-names.ts'
import { count } from '../../parts/format.ts'

/** From here on a program should slow down. */
const NEAR = 0.8

/** How much of the minute under way is used, and when the next begins. */
export function MinuteMeter({ used, limit, resetsAt }: Usage['minute']) {
  const id = useId()
  const now = useSecond()
  const leftMs = resetsAt === null ? 0 : Date.parse(resetsAt) - now
  // Its end is known here before the service is asked again.
  const shown = leftMs > 0 ? used : 0
  const share = limit === 0 ? 1 : Math.min(1, shown / limit)
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <span id={id} className="text-sm font-semibold">
          This minute
        </span>
        <span className="text-sm tabular-nums">
          <strong>{count(shown)}</strong> <span className="text-ink-soft">of {count(limit)} requests</span>
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(shown, limit)}
        className="h-2 overflow-hidden rounded-full bg-ink/10"
      >
        <div
          className={classNames(
            'h-full rounded-full transition-[width] duration-200',
            share >= 1 ? 'bg-bad' : share >= NEAR ? 'bg-warn' : 'bg-press',
          )}
          style={{ width: shown === 0 ? 0 : `max(4px, ${100 * share}%)` }}
        />
      </div>
      <p className="text-sm text-ink-soft tabular-nums">
        {leftMs > 0
          ? `${share >= 1 ? 'Further requests are refused. ' : ''}The next begins in ${Math.ceil(leftMs / 1000)} s.`
          : 'None under way. It begins with the next request.'}
      </p>
    </div>
  )
}

/** Milliseconds since 1970, true to the second. */
function useSecond(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
