import { useEffect, useId, useState } from 'react'
import type { Usage } from '../../api/account-queries.ts'
import { classNames } from '../../parts/class-names.ts'
import { count } from '../../parts/format-text.ts'

const WARN_SHARE = 0.8

interface MeterProps {
  readonly label: string
  readonly used: number
  readonly limit: number
  readonly texts: readonly [used: string, limit: string]
  readonly hint: string
}

export function Meter({ label, used, limit, texts, hint }: MeterProps) {
  const id = useId()
  const share = limit === 0 ? 1 : Math.min(1, used / limit)
  const [usedText, limitText] = texts
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        <span className="text-sm tabular-nums">
          <strong>{usedText}</strong> <span className="text-ink-soft">of {limitText}</span>
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={`${usedText} of ${limitText}`}
        className="h-2 overflow-hidden rounded-full bg-ink/10"
      >
        <div
          className={classNames(
            'h-full rounded-full transition-[width] duration-200',
            share >= 1 ? 'bg-bad' : share >= WARN_SHARE ? 'bg-warn' : 'bg-press',
          )}
          style={{ width: used === 0 ? 0 : `max(4px, ${100 * share}%)` }}
        />
      </div>
      <p className="text-sm text-ink-soft tabular-nums">{hint}</p>
    </div>
  )
}

export function RateLimitMeter({ used, limit, resetsAt }: Usage['minute']) {
  const now = useSecond()
  const leftMs = resetsAt === null ? 0 : Date.parse(resetsAt) - now
  // The minute can end before the next poll updates `used`.
  const usedNow = leftMs > 0 ? used : 0
  const hint =
    leftMs > 0
      ? `${usedNow >= limit ? 'Rate limit reached. ' : ''}Resets in ${Math.ceil(leftMs / 1000)} s.`
      : 'No requests in the last minute.'
  return (
    <Meter
      label="Current rate limit"
      used={usedNow}
      limit={limit}
      texts={[count(usedNow), `${count(limit)} requests`]}
      hint={hint}
    />
  )
}

/** Returns the time in milliseconds since 1970, updated every second. */
function useSecond(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
