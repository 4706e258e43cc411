import { queryOptions } from '@tanstack/react-query'
import { BASE_URL } from '../api/platen.ts'
import { loadCatalog } from './catalog.ts'

/** What the service draws with: its fonts and its pictures. */
export const CATALOG_URL = `${BASE_URL}/paint/catalog.json`

export const catalogQuery = queryOptions({
  queryKey: ['paint-catalog'],
  queryFn: () => loadCatalog(CATALOG_URL),
  staleTime: Infinity,
})
