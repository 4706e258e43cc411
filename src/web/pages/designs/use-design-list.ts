import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Design, type DesignsFilter, designsPageQuery, PAGE_LENGTH } from '../../api/design-queries.ts'

/** 0-based, inclusive. */
export interface VisibleRange {
  readonly first: number
  readonly last: number
}

export interface DesignList {
  /** The previous filter, until the first page of the new filter has loaded. */
  readonly filter: DesignsFilter
  readonly isChanging: boolean
  readonly total: number | undefined
  readonly at: (index: number) => Design | 'failed' | undefined
  readonly error: unknown
  readonly retry: () => void
}

const LOOKAHEAD = 40
/** Limits the requests while the scrollbar is dragged through thousands of designs. */
const THROTTLE_MS = 120

export function useDesignList(wanted: DesignsFilter, visible: VisibleRange): DesignList {
  const queries = useQueryClient()
  const [filter, setFilter] = useState(wanted)
  const firstPage = useQuery(designsPageQuery(wanted, 0))
  const isChanging = filter !== wanted
  if (isChanging && (firstPage.data !== undefined || firstPage.isError)) setFilter(wanted)

  const present = pagesAround(visible)
  const requested = new Set(useThrottled(present.join()).split(','))
  const pages = useQueries({
    queries: present.map((number) => ({
      ...designsPageQuery(filter, number),
      enabled: requested.has(String(number)),
    })),
  })

  const [known, setKnown] = useState<{ filter: DesignsFilter; total: number }>()
  const total = latestTotal(isChanging ? pages : [firstPage, ...pages])
  if (total !== undefined && (known?.total !== total || known.filter !== filter)) setKnown({ filter, total })

  return {
    filter,
    isChanging,
    total: total ?? (known?.filter === filter ? known.total : undefined),
    error: firstPage.data === undefined ? firstPage.error : null,
    retry: () => void queries.refetchQueries({ queryKey: ['designs'], type: 'active' }),
    at: (index) => {
      const page = pages[present.indexOf(Math.floor(index / PAGE_LENGTH))]
      return page?.data?.designs[index % PAGE_LENGTH] ?? (page?.isError === true ? 'failed' : undefined)
    },
  }
}

function pagesAround({ first, last }: VisibleRange): number[] {
  const from = Math.floor(Math.max(0, first - LOOKAHEAD) / PAGE_LENGTH)
  const to = Math.floor((last + LOOKAHEAD) / PAGE_LENGTH)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function latestTotal(
  pages: readonly { data: { total: number } | undefined; dataUpdatedAt: number }[],
): number | undefined {
  const loaded = pages.filter(({ data }) => data !== undefined).sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)
  return loaded[0]?.data?.total
}

function useThrottled(value: string): string {
  const [throttled, setThrottled] = useState(value)
  const changedAt = useRef(0)
  useEffect(() => {
    if (value === throttled) return undefined
    const update = (): void => {
      changedAt.current = performance.now()
      setThrottled(value)
    }
    const timer = setTimeout(update, Math.max(0, changedAt.current + THROTTLE_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [value, throttled])
  return throttled
}
