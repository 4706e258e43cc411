import { useEffect, useState } from 'react'
import { type Usage } from '../../api/usage.ts'
import { count } from '../../parts/format.ts'
import { Meter } from './meter.tsx'

/** How much of the current minute is used, and when the next one begins. */
export function MinuteMeter({ used, limit, resetsAt }: Usage['minute']) {
  const now = useSecond()
  const leftMs = resetsAt === null ? 0 : Date.parse(resetsAt) - now
  // The end of the minute is known here before the service is asked again.
  const shown = leftMs > 0 ? used : 0
  const hint =
    leftMs > 0
      ? `${shown >= limit ? 'Further requests are refused. ' : ''}The next begins in ${Math.ceil(leftMs / 1000)} s.`
      : 'None under way. It begins with the next request.'
  return (
    <Meter
      label="This minute"
      used={shown}
      limit={limit}
      shown={[count(shown), `${count(limit)} requests`]}
      hint={hint}
    />
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
