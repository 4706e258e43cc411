import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type Schemas } from '../../sdk/create-platen.ts'
import { useToast } from '../parts/toast.tsx'
import { platen } from './platen.ts'
import { messageOf } from './problem.ts'

export type Export = Schemas['Export']
type ExportPage = Schemas['ExportList']

/** What a list of exports is narrowed to. */
export interface ExportFilter {
  readonly status?: Export['status']
  readonly designId?: string
}

export const EXPORTS_KEY = ['exports'] as const
const PAGE = 50

/** The newest first, a page at a time. */
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

export function isUnderWay({ status }: Pick<Export, 'status'>): boolean {
  return status === 'queued' || status === 'processing'
}

/** Whether asking for the same again makes sense. */
export function canRetry({ status }: Pick<Export, 'status'>): boolean {
  return status === 'failed' || status === 'canceled' || status === 'expired'
}

type Pages = InfiniteData<ExportPage, number>

/** Puts what is newly known of one export into every list that shows it; a list that does not know it is read again. */
export function showExport(queries: QueryClient, changed: Export): void {
  queries.setQueryData(['export', changed._id], changed)
  for (const query of queries.getQueryCache().findAll({ queryKey: EXPORTS_KEY })) {
    const pages = query.state.data as Pages | undefined
    const filter = query.queryKey[1] as ExportFilter
    const isKnown = pages?.pages.some(({ exports }) => exports.some(({ _id }) => _id === changed._id)) ?? false
    if (isKnown && belongs(changed, filter))
      queries.setQueryData<Pages>(query.queryKey, (data) => data && withExport(data, changed))
    else if (isKnown || belongs(changed, filter))
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
}

function belongs({ status, designId }: Export, filter: ExportFilter): boolean {
  return (filter.status ?? status) === status && (filter.designId ?? designId) === designId
}

function withExport({ pages, pageParams }: Pages, changed: Export): Pages {
  const replaced = pages.map((page) => ({
    ...page,
    exports: page.exports.map((known) => (known._id === changed._id ? changed : known)),
  }))
  return { pages: replaced, pageParams }
}

/** Asks for the same export once more. */
export function useRetryExport() {
  const queries = useQueryClient()
  const { say, fail } = useToast()
  return useMutation({
    mutationFn: (id: string) => platen.retryExport({ id }),
    onSuccess: (made) => {
      showExport(queries, made)
      say('The export is queued again.')
    },
    onError: (error) => fail(`It was not queued again. ${messageOf(error)}`),
  })
}

/** Cancels a queued export, or removes one that has ended. */
export function useRemoveExport() {
  const queries = useQueryClient()
  const { say, fail } = useToast()
  return useMutation({
    mutationFn: (id: string) => platen.removeExport({ id }),
    onSuccess: async (canceled) => {
      if (canceled) showExport(queries, canceled)
      say(canceled ? 'The export is canceled.' : 'The export and its files are removed.')
      await queries.invalidateQueries({ queryKey: EXPORTS_KEY })
    },
    onError: (error) => fail(`Nothing was removed. ${messageOf(error)}`),
  })
}
