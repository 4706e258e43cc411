import { useSyncExternalStore } from 'react'
import { exactTime, relativeTime } from './format.ts'
import { Tooltip } from './tooltip.tsx'

const EVERY_MS = 30_000

/** When something was, told from now; the exact time on hover and focus. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const now = useNow()
  return (
    <Tooltip text={exactTime(at)}>
      <time dateTime={at} className={className}>
        {relativeTime(at, now)}
      </time>
    </Tooltip>
  )
}

/** Milliseconds since 1970, true to half a minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / EVERY_MS) * EVERY_MS)
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, EVERY_MS)
  return () => clearInterval(timer)
}
