import { CloudOff } from 'lucide-react'
import { useOnline } from '../parts/use-online.ts'

/** Says that there is no connection, for as long as there is none. What was loaded stays readable. */
export function OfflineBar() {
  if (useOnline()) return null
  return (
    <p
      role="status"
      className="sticky top-0 z-40 flex items-center justify-center gap-2 bg-warn-wash px-4 py-2 text-sm font-semibold text-warn"
    >
      <CloudOff className="size-4" aria-hidden /> You are offline. What you see was loaded before; nothing can be
      changed until you are back.
    </p>
  )
}
