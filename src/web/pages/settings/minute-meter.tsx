import { useEffect, useState } from 'react'
import { type Usage } from '../../api/usage.ts'
import { count } from '../../parts/format.ts'
import { Meter } from './meter.tsx'

/** Usage of the rate limit in the current minute. */
export function MinuteMeter({ used, limit, resetsAt }: Usage['minute']) {
  const now = useSecond()
  const leftMs = resetsAt === null ? 0 : Date.parse(resetsAt) - now
  // The minute can end before the next poll.
  const shown = leftMs > 0 ? used : 0
  const hint =
    leftMs > 0
      ? `${shown >= limit ? 'Rate limit reached. ' : ''}Resets in ${Math.ceil(leftMs / 1000)} s.`
      : 'No requests in the last minute.'
  return (
    <Meter
      label="Current rate limit"
      used={shown}
      limit={limit}
      shown={[count(shown), `${count(limit)} requests`]}
      hint={hint}
    />
  )
}

/** Milliseconds since 1970, updated every second. */
function useSecond(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
