import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Export, EXPORTS_KEY, updateCachedExport } from './export-queries.ts'
import { BASE_URL } from './platen.ts'

const POLL_MS = 3_000
/** Delay after an error response; browsers reconnect dropped streams on their own. */
const RECONNECT_MS = 30_000

/** Keeps exports up to date with server-sent events, and polls while no stream is open (a proxy may buffer it). */
export function useExportUpdates(): 'events' | 'polling' {
  const queries = useQueryClient()
  const [mode, setMode] = useState<'events' | 'polling'>('polling')
  useEffect(() => followExports(queries, setMode), [queries])
  useEffect(() => {
    if (mode === 'events') return undefined
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey: EXPORTS_KEY }), POLL_MS)
    return () => clearInterval(timer)
  }, [mode, queries])
  return mode
}

/** Closes the stream while the window is hidden: browsers allow six connections per host across all windows. */
function followExports(queries: QueryClient, setMode: (mode: 'events' | 'polling') => void): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = (): void => {
    source = new EventSource(`${BASE_URL}/api/exports/events`)
    source.addEventListener('open', () => {
      setMode('events')
      void queries.invalidateQueries({ queryKey: EXPORTS_KEY })
    })
    source.addEventListener('export', (event: MessageEvent<string>) =>
      updateCachedExport(queries, JSON.parse(event.data) as Export),
    )
    source.addEventListener('error', () => {
      setMode('polling')
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, RECONNECT_MS)
    })
  }
  const close = (): void => {
    source?.close()
    source = undefined
    clearTimeout(timer)
  }
  const onVisibilityChange = (): void => {
    close()
    if (document.visibilityState === 'visible') open()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  onVisibilityChange()
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    close()
  }
}
