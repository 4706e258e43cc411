import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Schemas } from '../../sdk/create-platen.ts'
import { platen } from './platen.ts'
import { couldNot } from './explain-error.ts'
import { useToast } from './use-toast.ts'

export type Export = Schemas['Export']
type ExportPage = Schemas['ExportList']

export interface ExportFilter {
  readonly status?: Export['status']
  readonly designId?: string
}

export const EXPORTS_KEY = ['exports'] as const
const PAGE = 50

export function exportsQuery(filter: ExportFilter) {
  return infiniteQueryOptions({
    queryKey: [...EXPORTS_KEY, filter],
    queryFn: ({ pageParam, signal }) => platen.listExports({ ...filter, limit: PAGE, offset: pageParam, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((count, { exports }) => count + exports.length, 0)
      return shown < total ? shown : undefined
    },
  })
}

export function isInProgress({ status }: Pick<Export, 'status'>): boolean {
  return status === 'queued' || status === 'processing'
}

export function canRetry({ status }: Pick<Export, 'status'>): boolean {
  return status === 'failed' || status === 'canceled' || status === 'expired'
}

type Pages = InfiniteData<ExportPage, number>

/** Updates the lists that contain the export, and refetches those whose filter it has begun or ceased to match. */
export function updateCachedExport(queries: QueryClient, changed: Export): void {
  queries.setQueryData(['export', changed._id], changed)
  for (const query of queries.getQueryCache().findAll({ queryKey: EXPORTS_KEY })) {
    const pages = query.state.data as Pages | undefined
    const filter = query.queryKey[1] as ExportFilter
    const isKnown = pages?.pages.some(({ exports }) => exports.some(({ _id }) => _id === changed._id)) ?? false
    if (isKnown && matchesFilter(changed, filter))
      queries.setQueryData<Pages>(query.queryKey, (data) => data && withExport(data, changed))
    else if (isKnown || matchesFilter(changed, filter))
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
}

function matchesFilter({ status, designId }: Export, filter: ExportFilter): boolean {
  return (filter.status ?? status) === status && (filter.designId ?? designId) === designId
}

function withExport({ pages, pageParams }: Pages, changed: Export): Pages {
  const replaced = pages.map((page) => ({
    ...page,
    exports: page.exports.map((known) => (known._id === changed._id ? changed : known)),
  }))
  return { pages: replaced, pageParams }
}

export function useRetryExport() {
  const queries = useQueryClient()
  const { showSuccess, showError } = useToast()
  return useMutation({
    mutationFn: (id: string) => platen.retryExport({ id }),
    onSuccess: (retried) => {
      updateCachedExport(queries, retried)
      showSuccess('Retrying export')
    },
    onError: (error) => showError(couldNot('retry the export', error)),
  })
}

export function useRemoveExport() {
  const queries = useQueryClient()
  const { showSuccess, showError } = useToast()
  return useMutation({
    mutationFn: ({ _id: id }: Export) => platen.removeExport({ id }),
    onSuccess: async (canceled) => {
      if (canceled) updateCachedExport(queries, canceled)
      showSuccess(canceled ? 'Export canceled' : 'Export deleted')
      await queries.invalidateQueries({ queryKey: EXPORTS_KEY })
    },
    onError: (error, removed) =>
      showError(couldNot(`${isInProgress(removed) ? 'cancel' : 'delete'} the export`, error)),
  })
}
