import { queryOptions } from '@tanstack/react-query'
import { BASE_URL } from '../api/platen.ts'
import { loadCatalog, type PaintCatalog } from './catalog.ts'

let loading: Promise<PaintCatalog> | undefined

/** Loads the catalog of this server once: the painter and the lists of fonts and pictures share it. */
export function loadAppCatalog(): Promise<PaintCatalog> {
  if (loading) return loading
  const started = loadCatalog(`${BASE_URL}/paint/catalog.json`)
  loading = started
  // A failed load is retried by the next caller.
  started.catch(() => (loading = undefined))
  return started
}

export const catalogQuery = queryOptions({
  queryKey: ['paint-catalog'],
  queryFn: loadAppCatalog,
  staleTime: Infinity,
})
