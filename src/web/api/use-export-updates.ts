import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Export, EXPORTS_KEY, updateCachedExport } from './export-queries.ts'
import { BASE_URL } from './platen.ts'

const POLL_MS = 3_000
/** After an error response; browsers reconnect dropped streams themselves. */
const RECONNECT_MS = 30_000

/** Polls while no stream is open: a proxy may buffer events. */
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

/** Closes the stream in the background: browsers allow six connections per host over all windows. */
function followExports(queries: QueryClient, setWay: (way: 'events' | 'polling') => void): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = (): void => {
    source = new EventSource(`${BASE_URL}/api/exports/events`)
    source.addEventListener('open', () => {
      setWay('events')
      void queries.invalidateQueries({ queryKey: EXPORTS_KEY })
    })
    source.addEventListener('export', (event: MessageEvent<string>) =>
      updateCachedExport(queries, JSON.parse(event.data) as Export),
    )
    source.addEventListener('error', () => {
      setWay('polling')
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, RECONNECT_MS)
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
