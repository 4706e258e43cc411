import { useSyncExternalStore } from 'react'
import { exactTime, relativeTime } from './format-text.ts'
import { Tooltip } from './tooltip.tsx'

const UPDATE_MS = 30_000

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

/** Returns the time in milliseconds since 1970, updated every 30 seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / UPDATE_MS) * UPDATE_MS)
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, UPDATE_MS)
  return () => clearInterval(timer)
}
