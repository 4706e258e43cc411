import { CloudOff } from 'lucide-react'
import { useMatches } from '@tanstack/react-router'
import { useOnline } from '../parts/use-online.ts'

/** Says that nothing can be saved, except in the editor, which keeps changes and says so itself. */
export function OfflineBar() {
  const isOnline = useOnline()
  const isEditor = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isFullScreen) })
  if (isOnline || isEditor) return null
  return (
    <p
      role="status"
      className="sticky top-0 z-40 flex items-center justify-center gap-2 bg-warn-wash px-4 py-2 text-sm font-semibold text-warn"
    >
      <CloudOff className="size-4" aria-hidden /> You’re offline. You can view what’s already loaded, but changes can’t
      be saved until you reconnect.
    </p>
  )
}
