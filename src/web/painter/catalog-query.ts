import { queryOptions } from '@tanstack/react-query'
import { BASE_URL } from '../api/platen.ts'
import { loadCatalog } from './catalog.ts'

export const CATALOG_URL = `${BASE_URL}/paint/catalog.json`

export const catalogQuery = queryOptions({
  queryKey: ['paint-catalog'],
  queryFn: () => loadCatalog(CATALOG_URL),
  staleTime: Infinity,
})
