import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Export, EXPORTS_KEY, showExport } from './exports.ts'
import { BASE_URL } from './platen.ts'

const POLL_MS = 3_000
/** A stream that has been refused is asked for again after so long; a line that broke, the browser mends by itself. */
const AGAIN_MS = 30_000

/**
 * Keeps everything that is shown of exports true while the page is open: by the service's events, and by asking every few seconds
 * for as long as these do not come through (a proxy may hold them back).
 */
export function useExportUpdates(): 'events' | 'polling' {
  const queries = useQueryClient()
  const [way, setWay] = useState<'events' | 'polling'>('polling')
  useEffect(() => followExports(queries, setWay), [queries])
  useEffect(() => {
    if (way === 'events') return undefined
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey: EXPORTS_KEY }), POLL_MS)
    return () => clearInterval(timer)
  }, [way, queries])
  return way
}

/**
 * Follows the events while the page is in sight, and answers what ends that. A page in the background lets go of its line: browsers have six of
 * them to one service, over all windows, and the seventh request would wait for ever.
 */
function followExports(queries: QueryClient, setWay: (way: 'events' | 'polling') => void): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = (): void => {
    source = new EventSource(`${BASE_URL}/api/exports/events`)
    source.addEventListener('open', () => {
      setWay('events')
      // What happened before the line stood.
      void queries.invalidateQueries({ queryKey: EXPORTS_KEY })
    })
    source.addEventListener('export', (event: MessageEvent<string>) =>
      showExport(queries, JSON.parse(event.data) as Export),
    )
    source.addEventListener('error', () => {
      setWay('polling')
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN_MS)
    })
  }
  const close = (): void => {
    source?.close()
    source = undefined
    clearTimeout(timer)
  }
  const follow = (): void => {
    close()
    if (document.visibilityState === 'visible') open()
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close()
  }
}
